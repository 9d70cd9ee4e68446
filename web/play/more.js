/**
 * The menu More: what most players need in six rows, then steps and candidates. Behind a door it has what experts need:
 * the history, questions about the board, and all solutions. Solve comes last. Choices that cannot be used now are left
 * out.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Action} Action
 * @typedef {import("../ui/menu.js").Choice} Choice
 * @typedef {(action: Action) => void} OnAction
 * @typedef {() => State} GetState
 */
import { isEmpty, isUntouched } from "../board/board.js";
import { hasPoint } from "../board/history.js";
import { t } from "../ui/i18n.js";
import { createMenu } from "../ui/menu.js";
import { voiceFor } from "./aloud.js";
import { newPuzzleGroups } from "./new-puzzle.js";
import { copyChoices } from "./puzzle-menu.js";

/** @param {OnAction} onAction */
export function createMore(onAction) {
  /** The state that was drawn last. @type {State} */
  let now;
  const getState = () => now;
  const filled = () => !isEmpty(now.board);
  const menu = createMenu({ label: t("play.more") }, [
    { choices: usualChoices(getState, onAction) },
    { columns: 3, choices: stepChoices(getState, onAction) },
    {
      columns: 2,
      choices: [
        { label: t("menu.experts"), within: expertGroups(getState, onAction) },
        { label: t("solve.do"), onChoose: () => onAction({ type: "layer", layer: "solve" }), offered: filled },
      ],
    },
  ]);
  return {
    root: menu.root,
    /** @param {State} state */
    render(state) {
      now = state;
      menu.refresh();
    },
  };
}

/**
 * Return an item of the menu. Choosing it starts a task.
 * @param {string} label @param {import("../solve/types.js").TaskName} task @param {OnAction} onAction
 * @param {Choice["offered"]} [offered] @returns {Choice}
 */
const taskChoice = (label, task, onAction, offered) => ({
  label: t(label),
  onChoose: () => onAction({ type: "run", task }),
  offered,
});

/**
 * Return the six choices that most players need.
 * @param {GetState} getState @param {OnAction} onAction @returns {Choice[]}
 */
function usualChoices(getState, onAction) {
  const filled = () => !isEmpty(getState().board);
  const begun = () => getState().mode === "play" && !isUntouched(getState().board);
  const restart = () => onAction({ type: "clear", what: "entries" });
  return [
    { label: t("notes.fill"), note: t("notes.fill.tip"), onChoose: () => onAction({ type: "fill" }), offered: filled },
    taskChoice("reveal.do", "reveal", onAction, filled),
    taskChoice("rewind.do", "rewind", onAction, filled),
    { label: t("restart.do"), onChoose: restart, offered: begun },
    { label: t("start.new"), within: newPuzzleGroups(onAction) },
    { label: t("copy.menu"), within: [{ columns: 3, choices: copyChoices(onAction) }], offered: filled },
  ];
}

/**
 * Return the choices that show steps, the solution path or candidates, with short faces.
 * @param {GetState} getState @param {OnAction} onAction @returns {Choice[]}
 */
function stepChoices(getState, onAction) {
  const filled = () => !isEmpty(getState().board);
  return [
    { ...taskChoice("explain.steps", "steps", onAction, filled), face: t("menu.face.steps") },
    { ...taskChoice("explain.path", "path", onAction, filled), face: t("menu.face.path") },
    candidatesChoice(getState, onAction),
  ];
}

/**
 * Return the switch that shows candidates in cells without notes.
 * @param {GetState} getState @param {OnAction} onAction @returns {Choice}
 */
function candidatesChoice(getState, onAction) {
  const on = () => getState().settings.playing.candidates;
  return {
    label: t("show.candidates"),
    role: "menuitemcheckbox",
    onChoose: () => onAction({ type: "playBy", by: { candidates: !on() } }),
    on,
  };
}

/**
 * Return the choices for going back: to a checkpoint, or to any earlier step in a replay; and the one that pauses the
 * clock.
 * @param {GetState} getState @param {OnAction} onAction @returns {Choice[]}
 */
function backChoices(getState, onAction) {
  const filled = () => !isEmpty(getState().board);
  /** @param {string} label @param {Action} action @param {() => boolean} offered @returns {Choice} */
  const choice = (label, action, offered) => ({ label: t(label), onChoose: () => onAction(action), offered });
  const crossed = () => Boolean(getState().board.crossed);
  const isTimed = ({ settings, clock } = getState()) =>
    settings.playing.timer !== "off" && clock.puzzle !== "" && !clock.solved;
  return [
    { ...choice("point.do", { type: "point" }, filled), face: t("menu.face.point") },
    { ...choice("point.to", { type: "toPoint" }, () => hasPoint(getState().history)), face: t("menu.face.to-point") },
    choice("replay.do", { type: "replay", open: true }, () => getState().history.past.length > 0),
    { ...choice("notes.restore", { type: "restore" }, crossed), face: t("menu.face.restore") },
    { label: t("trial.do"), onChoose: () => tryCandidate(onAction), offered: filled },
    { label: t("clock.pause"), onChoose: () => onAction({ type: "pause", now: Date.now() }), offered: () => isTimed() },
  ];
}

/** Ask which candidate of the selected cell to suppose. @param {OnAction} onAction */
function tryCandidate(onAction) {
  onAction({ type: "suppose", supposed: null });
  onAction({ type: "run", task: "suppose" });
}

/**
 * Return the switch that draws the strong links of the highlighted digit.
 * @param {GetState} getState @param {OnAction} onAction @returns {Choice}
 */
function strongChoice(getState, onAction) {
  const on = () => getState().strong;
  return {
    label: t("show.strong"),
    role: "menuitemcheckbox",
    onChoose: () => onAction({ type: "strong", strong: !on() }),
    on,
  };
}

/**
 * Return a key together with its name in the list of keyboard shortcuts.
 * @param {string} key @param {string} name @returns {[string, string]}
 */
const keysOf = (key, name) => [key, t(`help.${name}.keys`)];

/**
 * Return the questions about the board, which work without Python, and the choice to read the board aloud.
 * @param {OnAction} onAction @returns {Choice[]}
 */
function questionChoices(onAction) {
  const canRead = () => voiceFor(document.documentElement.lang) !== null;
  canRead(); // some browsers load their voices only after a first request, so make it now
  const next = {
    ...taskChoice("asks.blank.do", "blank", onAction),
    keys: keysOf("Enter", "next"),
    onChoose() {
      onAction({ type: "run", task: "blank" });
      onAction({ type: "to-board" }); // when the cell gets the focus, screen readers say what it contains
    },
  };
  return [
    next,
    { ...taskChoice("asks.where.do", "where", onAction), keys: keysOf("W", "where") },
    { ...taskChoice("asks.what.do", "what", onAction), keys: keysOf("S", "what") },
    { ...taskChoice("asks.left.do", "left", onAction), keys: keysOf("T", "left") },
    { ...taskChoice("aloud.do", "read", onAction, canRead), keys: keysOf("R", "read") },
  ];
}

/**
 * Return the choices for experts: the history, questions about the board, and all solutions.
 * @param {GetState} getState @param {OnAction} onAction @returns {import("../ui/menu.js").Group[]}
 */
function expertGroups(getState, onAction) {
  const filled = () => !isEmpty(getState().board);
  const later = () => (getState().solutions?.index ?? 0) > 0;
  return [
    { title: t("point.title"), columns: 3, choices: backChoices(getState, onAction) },
    {
      title: t("asks.title"),
      columns: 2,
      choices: [...questionChoices(onAction), strongChoice(getState, onAction)],
    },
    {
      title: t("solutions.title"),
      columns: 2,
      choices: [
        taskChoice("solutions.next", "next", onAction, filled),
        taskChoice("solutions.previous", "previous", onAction, later),
        taskChoice("count.do", "count", onAction),
        possibleChoice(getState, onAction),
      ],
    },
  ];
}

/**
 * Return the switch that shows, in each blank cell, the digits that the cell has in any solution. Switching it on runs
 * a task.
 * @param {GetState} getState @param {OnAction} onAction @returns {Choice}
 */
function possibleChoice(getState, onAction) {
  const on = () => getState().shown !== null || getState().task?.name === "possible";
  return {
    label: t("show.possible"),
    role: "menuitemcheckbox",
    onChoose: () => onAction(on() ? { type: "shown", shown: null } : { type: "run", task: "possible" }),
    on,
  };
}
