/**
 * What a key, a tap or an undo does to the state: the board changes, the cursor moves, and results about the
 * old board are dropped.
 *
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("./board.js").BoardState} BoardState
 */
import * as boards from "./board.js";
import { geometry } from "./geometry.js";
import { remember } from "./history.js";
import { stillWrong } from "./marks.js";

/** Results about the old board are dropped; entries that are still wrong stay marked. @param {State} state @param {BoardState} board @returns {State} */
export function changed(state, board) {
  if (board === state.board) return state;
  const history = remember(state.history, state.board, board);
  return { ...settled(state, board), history };
}

/** @param {State} state @param {BoardState} board @returns {State} */
export function settled(state, board) {
  const sameSize = board.geometry === state.board.geometry;
  const samePuzzle = boards.puzzleKey(board) === boards.puzzleKey(state.board);
  const shown = samePuzzle || (sameSize && state.shown?.kind === "candidates") ? state.shown : null;
  const selection = sameSize ? state.selection : 0;
  const marks = samePuzzle ? stillWrong(state, board) : [];
  return { ...state, board, selection, shown, marks, result: null, notice: null, explain: null };
}

/** @param {State} state @param {number} digit @returns {BoardState} */
export function written(state, digit) {
  const write = state.mode === "enter" ? boards.writeGiven : boards.writeEntry;
  return write(state.board, state.selection, digit);
}

/** @param {State} state @param {number} digit @param {boolean} [note] @returns {State} */
export function typed(state, digit, note) {
  if (note) return changed(state, boards.toggleNote(state.board, state.selection, digit));
  if (state.mode === "play" && boards.isGiven(state.board, state.selection)) return refused(state);
  return movedOn(changed(state, written(state, digit)));
}

/** @param {State} state @returns {State} */
function refused(state) {
  return { ...state, notice: { key: "notice.given" } };
}

/** @param {State} state @returns {State} */
export function blanked(state) {
  return movedOn(changed(state, written(state, 0)));
}

/** While a puzzle is entered, the cursor moves on row by row, up to the last cell. @param {State} state @returns {State} */
function movedOn(state) {
  const last = geometry(state.board.geometry).cells - 1;
  return state.mode === "enter" ? { ...state, selection: Math.min(state.selection + 1, last) } : state;
}

/** As in a line of text: on a blank, Backspace goes to the cell before. @param {State} state @returns {State} */
export function backspaced(state) {
  const onBlank = state.board.values[state.selection] === ".";
  const back = state.mode === "enter" && onBlank ? Math.max(state.selection - 1, 0) : state.selection;
  const there = { ...state, selection: back };
  return changed(there, written(there, 0));
}

/** With a locked digit a tap writes it, and takes it away where it stands. @param {State} state @returns {State} */
export function tapped(state) {
  const { board, selection, brush, noting } = state;
  if (!brush) return state;
  if (noting) return changed(state, boards.toggleNote(board, selection, brush));
  if (state.mode === "play" && boards.isGiven(board, selection)) return refused(state);
  return changed(state, written(state, boards.digitAt(board.values, selection) === brush ? 0 : brush));
}

/** @param {State} state @param {{history: import("./history.js").History, board: BoardState}} to @returns {State} */
export function stepped(state, { history, board }) {
  if (board === state.board) return state;
  const where = onlyDifference(state.board, board) ?? state.selection;
  const next = { ...settled(state, board), history };
  return board.geometry === state.board.geometry ? { ...next, selection: where } : next;
}

/** The one cell in which two boards differ, or null. @param {BoardState} before @param {BoardState} after */
function onlyDifference(before, after) {
  if (before.geometry !== after.geometry) return null;
  const differs = (/** @type {string} */ _, /** @type {number} */ cell) => before.values[cell] !== after.values[cell];
  const cells = [...before.values].flatMap((symbol, cell) => (differs(symbol, cell) ? [cell] : []));
  return cells.length === 1 ? cells[0] : null;
}

/** Puts another puzzle on the board; results about the old one are dropped. @param {State} state @param {BoardState} board @returns {State} */
export function replaced(state, board) {
  const fresh = { ...changed(state, board), shelf: null, shown: null, solutions: null, incoming: null };
  return { ...fresh, selection: 0, mode: "play", noting: false, locking: false, brush: 0 };
}
