/**
 * The menu More. It has commands to solve, to count solutions, and to show all steps or the solution path. It also has
 * questions about the board, and settings for what blank cells show.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Action} Action
 * @typedef {import("../ui/menu.js").Choice} Choice
 * @typedef {Choice & {idle?: (state: State) => boolean, on?: (state: State) => boolean}} Offer
 */
import { isEmpty } from "../board/board.js";
import { hasPoint } from "../board/history.js";
import { t } from "../ui/i18n.js";
import { createMenu } from "../ui/menu.js";
import { voiceFor } from "./aloud.js";

/** @typedef {(action: Action) => void} OnAction */

const ORDERS = /** @type {const} */ (["hint", "ladder"]);

/** @param {State} state */
const isBoardEmpty = ({ board }) => isEmpty(board);

/** @param {OnAction} onAction */
export function createMore(onAction) {
  const groups = [solveChoices, pathChoices, questionChoices, cellChoices, backChoices, orderChoices].map((group) =>
    group(onAction),
  );
  const offers = groups.flatMap(({ choices }) => choices);
  const menu = createMenu({ label: t("play.more") }, groups);
  return {
    root: menu.root,
    /** @param {State} state */
    render(state) {
      menu.render((at) => ({ idle: offers[at].idle?.(state), on: offers[at].on?.(state) }));
    },
  };
}

/**
 * Return an item of the menu. Choosing it starts a task.
 * @param {string} label @param {import("../solve/types.js").TaskName} task @param {OnAction} onAction
 * @param {Offer["idle"]} [idle] @returns {Offer}
 */
const taskChoice = (label, task, onAction, idle = isBoardEmpty) => ({
  label: t(label),
  onChoose: () => onAction({ type: "run", task }),
  idle,
});

/** @param {OnAction} onAction */
const solveChoices = (onAction) => ({
  choices: [
    taskChoice("solve.do", "solve", onAction),
    taskChoice("reveal.do", "reveal", onAction),
    taskChoice("solutions.next", "next", onAction),
    taskChoice("solutions.previous", "previous", onAction, ({ solutions }) => !solutions || solutions.index <= 0),
    taskChoice("count.do", "count", onAction, () => false),
  ],
});

/** @param {OnAction} onAction */
const pathChoices = (onAction) => ({
  choices: [taskChoice("explain.steps", "steps", onAction), taskChoice("explain.path", "path", onAction)],
});

/**
 * Return a key together with its name in the list of keyboard shortcuts.
 * @param {string} key @param {string} name @returns {[string, string]}
 */
const keysOf = (key, name) => [key, t(`help.${name}.keys`)];

/**
 * Return the part of the menu that works without Python: questions about the board, pausing the clock, and reading
 * aloud.
 * @param {OnAction} onAction
 */
function questionChoices(onAction) {
  const canRead = () => voiceFor(document.documentElement.lang) !== null;
  canRead(); // some browsers load their voices only after a first request, so make it now
  const none = () => false;
  let timed = false;
  /** @type {Offer} */
  const pausing = {
    label: t("clock.pause"),
    onChoose: () => onAction({ type: "pause", now: Date.now() }),
    offered: () => timed,
    idle(state) {
      timed = state.settings.playing.timer !== "off" && state.clock.puzzle !== "" && !state.clock.solved;
      return false;
    },
  };
  const next = {
    ...taskChoice("asks.blank.do", "blank", onAction, none),
    keys: keysOf("Enter", "next"),
    onChoose() {
      onAction({ type: "run", task: "blank" });
      onAction({ type: "to-board" }); // when the cell gets the focus, screen readers say what it contains
    },
  };
  return {
    title: t("asks.title"),
    choices: [
      next,
      { ...taskChoice("asks.where.do", "where", onAction, none), keys: keysOf("W", "where") },
      { ...taskChoice("asks.what.do", "what", onAction, none), keys: keysOf("S", "what") },
      { ...taskChoice("asks.left.do", "left", onAction, none), keys: keysOf("T", "left") },
      pausing,
      {
        ...taskChoice("aloud.do", "read", onAction),
        note: t("aloud.tip"),
        keys: keysOf("R", "read"),
        offered: canRead,
      },
    ],
  };
}

/**
 * Return the choices for what blank cells show. The choices about notes apply to all cells, or only to the selected
 * ones.
 * @param {OnAction} onAction
 */
const cellChoices = (onAction) => ({
  title: t("solve.shows"),
  choices: [
    candidatesChoice(onAction),
    possibleChoice(onAction),
    notesChoice("fill", onAction),
    notesChoice("restore", onAction),
  ],
});

/** @param {OnAction} onAction @returns {Offer} */
function candidatesChoice(onAction) {
  let shown = false;
  return {
    label: t("show.candidates"),
    note: t("show.candidates.tip"),
    role: "menuitemcheckbox",
    onChoose: () => onAction({ type: "playBy", by: { candidates: !shown } }),
    on(state) {
      shown = state.settings.playing.candidates;
      return shown;
    },
  };
}

/**
 * Return the switch that shows, in each blank cell, the digits that the cell has in any solution. Switching it on runs
 * a task.
 * @param {OnAction} onAction @returns {Offer}
 */
function possibleChoice(onAction) {
  let shown = false;
  return {
    label: t("show.possible"),
    note: t("show.possible.tip"),
    role: "menuitemcheckbox",
    onChoose: () => onAction(shown ? { type: "shown", shown: null } : { type: "run", task: "possible" }),
    on(state) {
      shown = state.shown !== null || state.task?.name === "possible";
      return shown;
    },
  };
}

/** @param {"fill" | "restore"} type @param {OnAction} onAction @returns {Offer} */
const notesChoice = (type, onAction) => ({
  label: t(`notes.${type}`),
  note: t(`notes.${type}.tip`),
  onChoose: () => onAction({ type }),
  idle: ({ board }) => (type === "restore" ? !board.crossed : isEmpty(board)),
});

/**
 * Return the choices for going back: to a checkpoint, to the board before the first mistake, or to any earlier step in
 * a replay.
 * @param {OnAction} onAction
 */
function backChoices(onAction) {
  /** @param {string} label @param {Action} action @param {Offer["idle"]} idle @returns {Offer} */
  const backChoice = (label, action, idle) => ({ label: t(label), onChoose: () => onAction(action), idle });
  const isStart = (/** @type {State} */ { history }) => history.past.length === 0;
  return {
    title: t("point.title"),
    choices: [
      backChoice("point.do", { type: "point" }, isBoardEmpty),
      backChoice("point.to", { type: "toPoint" }, ({ history }) => !hasPoint(history)),
      taskChoice("rewind.do", "rewind", onAction),
      backChoice("replay.do", { type: "replay", open: true }, isStart),
    ],
  };
}

/**
 * Return the choices for how steps are found: in which order, and with or without uniqueness techniques.
 * @param {OnAction} onAction
 */
function orderChoices(onAction) {
  /** The setting for uniqueness techniques, as it was last shown. @type {boolean} */
  let counting;
  /** @type {Offer} */
  const unique = {
    label: t("explain.unique"),
    note: t("explain.unique.tip"),
    role: "menuitemcheckbox",
    onChoose: () => onAction({ type: "explainBy", by: { unique: !counting } }),
    on(state) {
      counting = state.unique;
      return counting;
    },
  };
  const orders = ORDERS.map((order) => orderChoice(order, onAction));
  return { title: t("explain.order"), choices: [...orders, unique] };
}

/** @param {(typeof ORDERS)[number]} order @param {OnAction} onAction @returns {Offer} */
const orderChoice = (order, onAction) => ({
  label: t(`explain.order.${order}`),
  role: "menuitemradio",
  onChoose: () => onAction({ type: "explainBy", by: { order } }),
  on: (state) => state.order === order,
});
