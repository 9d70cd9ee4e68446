/**
 * The menu More: commands to solve and to show steps, and whether candidates are shown. Behind three doors it has the
 * history, questions about the board, and the commands for experts. Choices that cannot be used now are left out.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Action} Action
 * @typedef {import("../ui/menu.js").Choice} Choice
 * @typedef {(action: Action) => void} OnAction
 * @typedef {() => State} GetState
 */
import { isEmpty } from "../board/board.js";
import { hasPoint } from "../board/history.js";
import { t } from "../ui/i18n.js";
import { createMenu } from "../ui/menu.js";
import { voiceFor } from "./aloud.js";

/** @param {OnAction} onAction */
export function createMore(onAction) {
  /** The state that was drawn last. @type {State} */
  let now;
  const getState = () => now;
  const menu = createMenu({ label: t("play.more") }, [
    { choices: solveChoices(getState, onAction) },
    {
      choices: [
        candidatesChoice(getState, onAction),
        { label: t("point.title"), within: [{ choices: backChoices(getState, onAction) }] },
        { label: t("asks.title"), within: [{ choices: questionChoices(onAction) }] },
        { label: t("menu.experts"), within: expertGroups(getState, onAction) },
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

/** @param {GetState} getState @param {OnAction} onAction */
function solveChoices(getState, onAction) {
  const filled = () => !isEmpty(getState().board);
  return [
    taskChoice("solve.do", "solve", onAction, filled),
    taskChoice("reveal.do", "reveal", onAction, filled),
    taskChoice("explain.steps", "steps", onAction, filled),
    taskChoice("explain.path", "path", onAction, filled),
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
    note: t("show.candidates.tip"),
    role: "menuitemcheckbox",
    onChoose: () => onAction({ type: "playBy", by: { candidates: !on() } }),
    on,
  };
}

/**
 * Return the choices for going back: to a checkpoint, to the board before the first mistake, or to any earlier step in
 * a replay; and the one that pauses the clock.
 * @param {GetState} getState @param {OnAction} onAction @returns {Choice[]}
 */
function backChoices(getState, onAction) {
  const filled = () => !isEmpty(getState().board);
  /** @param {string} label @param {Action} action @param {() => boolean} offered @returns {Choice} */
  const choice = (label, action, offered) => ({ label: t(label), onChoose: () => onAction(action), offered });
  const isTimed = ({ settings, clock } = getState()) =>
    settings.playing.timer !== "off" && clock.puzzle !== "" && !clock.solved;
  return [
    choice("point.do", { type: "point" }, filled),
    choice("point.to", { type: "toPoint" }, () => hasPoint(getState().history)),
    taskChoice("rewind.do", "rewind", onAction, filled),
    choice("replay.do", { type: "replay", open: true }, () => getState().history.past.length > 0),
    { label: t("clock.pause"), onChoose: () => onAction({ type: "pause", now: Date.now() }), offered: () => isTimed() },
  ];
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
    { ...taskChoice("aloud.do", "read", onAction, canRead), note: t("aloud.tip"), keys: keysOf("R", "read") },
  ];
}

/**
 * Return the choices for experts: about all solutions, and about what blank cells show.
 * @param {GetState} getState @param {OnAction} onAction
 */
function expertGroups(getState, onAction) {
  const filled = () => !isEmpty(getState().board);
  const later = () => (getState().solutions?.index ?? 0) > 0;
  return [
    {
      choices: [
        taskChoice("solutions.next", "next", onAction, filled),
        taskChoice("solutions.previous", "previous", onAction, later),
        taskChoice("count.do", "count", onAction),
      ],
    },
    {
      choices: [
        possibleChoice(getState, onAction),
        notesChoice("fill", filled, onAction),
        notesChoice("restore", () => Boolean(getState().board.crossed), onAction),
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
    note: t("show.possible.tip"),
    role: "menuitemcheckbox",
    onChoose: () => onAction(on() ? { type: "shown", shown: null } : { type: "run", task: "possible" }),
    on,
  };
}

/**
 * Return a choice about the notes of all cells, or only of the selected ones.
 * @param {"fill" | "restore"} type @param {() => boolean} offered @param {OnAction} onAction @returns {Choice}
 */
const notesChoice = (type, offered, onAction) => ({
  label: t(`notes.${type}`),
  note: t(`notes.${type}.tip`),
  onChoose: () => onAction({ type }),
  offered,
});
