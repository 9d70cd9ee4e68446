/**
 * The board's fields of the state, and the changes that a person makes on the board.
 *
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("./types.js").BoardChanges} BoardChanges
 */

import * as boards from "./board.js";
import { blankCells, PAIRS } from "./candidates.js";
import { clockFrom, NO_CLOCK, savedClock, stopped } from "./clock.js";
import * as edit from "./edit.js";
import { geometry } from "./geometry.js";
import * as histories from "./history.js";
import { judgedLater } from "./mistakes.js";
import { filled, restored, unnoted } from "./notes.js";
import { firstUse } from "./playing.js";
import * as selected from "./selected.js";
import { solvingNow } from "./solving.js";
import { toldStrong } from "./strong-links.js";
import { canUndo } from "./undo.js";

/** @type {import("../app/types.js").Changes<BoardChanges>} */
const BOARD_CHANGES = {
  select: (state, { cell, extend }) => (extend ? selected.widened(state, [cell]) : selected.moved(state, cell)),
  tap: (state, { cell, how }) => tapped({ ...state, typing: state.explain?.kind !== "hint" }, cell, how),
  drag: (state, { cell }) => (state.brush ? edit.tapped(selected.moved(state, cell)) : selected.widened(state, [cell])),
  alike: (state, { cell }) => selected.withAlike(state, cell),
  all: (state) => selected.withAll(state),
  narrow: (state) => (state.locking ? { ...state, ...FREE } : selected.narrowed(state)),
  digit: (state, { digit, as }) => edit.typed(state, digit, as),
  pick: (state, { digit }) =>
    state.locking && state.writing !== "light" ? { ...state, brush: digit } : edit.typed(state, digit),
  blank: (state) => firstUse(edit.blanked(state), "blank"),
  erase: (state) => edit.erased(state),
  backspace: (state) => edit.backspaced(state),
  typing: (state, { typing }) => ({ ...state, typing }),
  typeIn: (state) => ({ ...selected.moved(state, 0), mode: "enter", typing: true }),
  playTyped: (state) => playing(state),
  mode: (state, { mode }) => ({ ...state, mode, writing: "digit", draw: null, ...FREE }),
  writing: (state, { as }) => ({
    ...state,
    writing: as,
    brush: isDigit(as) && isDigit(state.writing) ? state.brush : 0,
  }),
  light: (state, { what }) => {
    const lit = { ...state, lit: state.lit === what ? 0 : what };
    return what === PAIRS ? firstUse(lit, "pairs") : lit;
  },
  locking: (state) => ({
    ...state,
    locking: !state.locking,
    brush: 0,
    notice: state.locking ? null : { key: "notice.locking" },
  }),
  hold: (state, { digit }) => ({ ...state, locking: true, brush: digit }),
  fill: (state) => edit.changed(state, filled(state.board, severalOr(state, unnoted(state.board)))),
  restore: (state) => edit.changed(state, restored(state.board, severalOr(state, crossedCells(state.board)))),
  playBy: ({ settings, ...state }, { by }) => ({
    ...state,
    settings: { ...settings, playing: { ...settings.playing, ...by } },
  }),
  right: (state, { right }) => judgedLater(state, right),
  rulesRead: (state, { rulesRead }) => ({ ...state, rulesRead }),
  jointRead: (state, { jointRead }) => ({ ...state, jointRead }),
  point: (state) => ({
    ...state,
    history: histories.withPoint(state.history),
    result: plainResult("point", "point.set"),
  }),
  toPoint: (state) => takenUp(state, histories.lastPoint(state), "point.back"),
  replay: (state, { open }) => ({
    ...state,
    replay: open ? { board: state.board, history: state.history } : null,
    ...{ explain: null, result: null, typing: false },
  }),
  replayBy: (state, { steps }) => ({ ...state, replay: state.replay && histories.travel(state.replay, steps) }),
  takeUp: (state) => takenUp(state, state.replay?.board ?? null, "replay.taken"),
  undo: (state) => (canUndo(state) ? edit.stepped(state, histories.travel(state, -1)) : state),
  redo: (state) => edit.stepped(state, histories.travel(state, 1)),
  clear: (state, { what }) => {
    const after = edit.changed(state, cleared(state.board, what));
    return boards.isEmpty(after.board) ? { ...after, mode: "enter", typing: false } : after;
  },
  new: (state, { size }) => ({ ...edit.replaced(state, boards.emptyBoard(size)), mode: "enter" }),
  correct: (state, { cell, instead }) =>
    edit.changed(selected.moved(state, cell), boards.writeGiven(state.board, cell, instead)),
  clock: (state, { clock }) => {
    const ends = clock.solved !== null && state.clock.solved === null && clock.puzzle === state.clock.puzzle;
    return { ...state, clock, ...(ends && { marks: [], result: null, explain: null }) };
  },
  pause: (state, { now }) => ({ ...state, clock: { ...stopped(state.clock, now), paused: !state.clock.paused } }),
  strong: (state, { strong }) => ({
    ...state,
    strong,
    ...{ result: strong ? toldStrong(state) : null, typing: false },
  }),
  helped: (state) => withOneMore(state, "hints"),
  checked: (state) => withOneMore(state, "checks"),
  board: (state, { board, result = null }) => ({ ...edit.changed(state, board), result }),
};

/**
 * Return the state with one more hint or check on the clock, unless the puzzle is solved.
 * @param {State} state @param {"hints" | "checks"} what @returns {State}
 */
const withOneMore = (state, what) =>
  state.clock.solved ? state : { ...state, clock: { ...state.clock, [what]: state.clock[what] + 1 } };

/** The fields of the state when no digit is locked for writing. */
const FREE = { locking: false, brush: 0 };

/**
 * Return whether typing writes digits, as entries or notes. It does not while colours or highlighting is chosen.
 * @param {State["writing"]} as
 */
const isDigit = (as) => as !== "color" && as !== "light";

/**
 * Return the state in which the typed puzzle is played, with the cursor in its first blank cell.
 * @param {State} state @returns {State}
 */
function playing(state) {
  const { givens } = solvingNow(state) ?? state.board;
  const begun = edit.changed(state, givens === state.board.givens ? state.board : { ...state.board, givens });
  const [blank = 0] = blankCells(begun.board);
  return {
    ...selected.moved(begun, blank),
    mode: "play",
    writing: "digit",
    draw: null,
    typing: true,
    ...FREE,
  };
}

/** @param {State} state @param {number} cell @param {BoardChanges["tap"]["how"]} how @returns {State} */
function tapped(state, cell, how) {
  if (how === "toggle") return selected.toggledCell(state, cell);
  return how === "stretch" ? selected.stretched(state, cell) : edit.tapped(selected.moved(state, cell));
}

/**
 * Return the state after going back to an earlier board. The earlier board becomes the newest one in the history, so
 * nothing is lost.
 * @param {State} state
 * @param {State["board"] | null} board
 * @param {string} key
 * @returns {State}
 */
function takenUp(state, board, key) {
  if (!board) return state;
  return { ...edit.changed({ ...state, replay: null }, board), result: plainResult("point", key) };
}

/**
 * Return a message about a task that is neither good nor bad news.
 * @param {string} task
 * @param {string} key
 * @returns {import("../app/state.js").Result}
 */
const plainResult = (task, key) => ({ task, tone: "plain", words: { key } });

/**
 * Return the selected cells if there are several, otherwise `others`.
 * @param {State} state
 * @param {number[]} others
 */
const severalOr = (state, others) => (selected.isSeveral(state) ? selected.chosen(state) : others);

/** @param {State["board"]} board */
const crossedCells = ({ crossed = {} }) => Object.keys(crossed).map(Number);

/** @param {State["board"]} board @param {BoardChanges["clear"]["what"]} what */
function cleared(board, what) {
  if (what === "entries") return boards.withoutEntries(board);
  return boards.isEmpty(board) ? board : boards.emptyBoard(board.geometry);
}

/** @type {import("../app/types.js").RoomState<import("./types.js").BoardPart, BoardChanges>} */
export const BOARD_STATE = {
  first: {
    board: boards.emptyBoard("9"),
    history: histories.NO_HISTORY,
    selection: 0,
    selected: [],
    mode: "enter",
    writing: "digit",
    lit: 0,
    strong: false,
    right: null,
    early: { puzzle: "", cells: [] },
    rulesRead: null,
    jointRead: null,
    replay: null,
    locking: false,
    crossing: false,
    brush: 0,
    typing: false,
    clock: NO_CLOCK,
  },
  changes: BOARD_CHANGES,
  saves: [
    {
      record: "board",
      restore: ({ state, history, mode, clock }) => ({
        ...{ board: state, history, mode, clock: clockFrom(clock) },
        selection: geometry(state.geometry).used[0],
      }),
      save: ({ board, history, mode, clock }) => ({
        ...{ state: board, history, mode },
        clock: savedClock(clock, Date.now()),
      }),
      parts: ({ board, history, mode, clock }) => [board, history, mode, clock],
    },
  ],
};
