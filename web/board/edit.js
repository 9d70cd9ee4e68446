/**
 * Changes of the state by a key, a tap or an undo. Each one changes the board, moves the cursor, and removes results
 * about the old board.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("./board.js").BoardState} BoardState
 */
import * as boards from "./board.js";
import { showsCandidates, smallAt } from "./candidates.js";
import { geometry } from "./geometry.js";
import { remember } from "./history.js";
import { COLORS } from "./layers.js";
import { stillWrong } from "./marks.js";
import { judged } from "./mistakes.js";
import { colored, crossedAmong, noteColored, pruned, toggledCandidate, toggledDigit, withoutColors } from "./notes.js";
import { chosen, isSeveral, moved } from "./selected.js";

/**
 * Return the state with another board. Results about the old board are removed, but entries that are still wrong stay
 * marked.
 * @param {State} state
 * @param {BoardState} board
 * @param {boolean} [another] whether another puzzle is opened
 * @returns {State}
 */
export function changed(state, board, another = false) {
  if (board === state.board) return state;
  const history = remember(state.history, state.board, board, another);
  return { ...settled(state, board), history };
}

/** @param {State} state @param {BoardState} board @returns {State} */
function settled(state, board) {
  const sameSize = board.values.length === state.board.values.length;
  const samePuzzle = boards.puzzleKey(board) === boards.puzzleKey(state.board);
  const shown = samePuzzle ? state.shown : null;
  const isOutside = geometry(board.geometry).holes.has(state.selection);
  const there = sameSize && !isOutside ? state : moved({ ...state, board, lit: 0, locking: false, brush: 0 }, 0);
  const marks = samePuzzle ? stillWrong(state, board) : [];
  return { ...there, board, shown, marks, result: null, notice: null, explain: null, replay: null };
}

/**
 * Return what a typed digit becomes (an entry, a note or a colour) if the pressed key does not decide this.
 * @param {State} state
 * @returns {State["writing"]}
 */
const writingNow = ({ mode, writing }) => (mode === "play" ? writing : "digit");

/**
 * Return the state after a digit was typed. If no cell is selected, the digit is highlighted instead. A typed colour is
 * never highlighted.
 * @param {State} state
 * @param {number} digit
 * @param {State["writing"]} [as]
 * @returns {State}
 */
export function typed(state, digit, as = writingNow(state)) {
  const cells = chosen(state);
  if (as !== "color" && digit > geometry(state.board.geometry).n) return state;
  if (as === "light" || (as !== "color" && !cells.length)) return { ...state, lit: state.lit === digit ? 0 : digit };
  if (as === "digit") return entered(state, cells, digit);
  return changed(state, noted(state, cells, digit, as));
}

/** @param {State} state @param {number[]} cells @param {number} digit @param {"corner" | "centre" | "color"} as */
function noted(state, cells, digit, as) {
  const { board, lit, crossing } = state;
  const shown = showsCandidates(state);
  if (as === "color") return painted(board, cells, digit, { lit, shown });
  if (as === "centre" && crossing) return crossedAmong(board, cells, digit);
  if (as === "corner") return toggledDigit(board, cells, "corners", digit);
  return toggledCandidate(board, cells, digit, shown);
}

/**
 * Colour the highlighted small digit in the cells that show it. If no cell shows this digit, colour the cells
 * themselves.
 * @param {BoardState} board
 * @param {number[]} cells
 * @param {number} color
 * @param {{lit: number, shown: boolean}} looking `lit`: the highlighted digit; `shown`: whether cells without notes
 *   show candidates
 */
function painted(board, cells, color, { lit, shown }) {
  if (color > COLORS) return withoutColors(board, cells);
  const there = cells.filter((cell) => board.values[cell] === "." && smallAt(board, cell, shown).includes(lit));
  return there.length ? noteColored(board, there, lit, color) : colored(board, cells, color);
}

/** @param {State} state @param {number[]} cells @param {number} digit @returns {State} */
function entered(state, cells, digit) {
  const free = cells.filter((cell) => state.mode === "enter" || !boards.isGiven(state.board, cell));
  if (!free.length) return { ...state, notice: { key: "notice.given" } };
  const all = cells.length > 1 && free.every((cell) => boards.digitAt(state.board.values, cell) === digit);
  const after = judged(changed(state, written(state, free, all ? 0 : digit)), free);
  return isSeveral(state) ? after : movedOn(after);
}

/**
 * Return the board with a digit in the given cells. Digit 0 clears the cells.
 * @param {State} state
 * @param {number[]} cells
 * @param {number} digit
 * @returns {BoardState}
 */
function written({ board, mode, settings }, cells, digit) {
  const write = mode === "enter" ? boards.writeGiven : boards.writeEntry;
  const prunes = digit > 0 && mode === "play" && settings.playing.prune;
  return cells.reduce((after, cell) => {
    const next = write(after, cell, digit);
    return prunes && next !== after ? pruned(next, cell, digit) : next;
  }, board);
}

/**
 * Erase the entries and notes of the selected cells. If nothing changes, or if the player is colouring, erase colours
 * instead.
 * @param {State} state
 * @returns {State}
 */
export function erased(state) {
  const cells = chosen(state);
  const cleared = writingNow(state) === "color" ? state.board : written(state, cells, 0);
  return changed(state, cleared === state.board ? withoutColors(state.board, cells) : cleared);
}

/**
 * Erase the selected cells. While a puzzle is entered, the cursor then moves to the next cell.
 * @param {State} state @returns {State}
 */
export const blanked = (state) => (isSeveral(state) ? erased(state) : movedOn(erased(state)));

/**
 * Move the cursor to the next cell while a puzzle is entered, up to the last cell.
 * @param {State} state
 * @returns {State}
 */
function movedOn(state) {
  const last = geometry(state.board.geometry).cells - 1;
  return state.mode === "enter" ? moved(state, Math.min(state.selection + 1, last)) : state;
}

/**
 * Erase like Backspace in a line of text. While a puzzle is entered, Backspace in a blank cell moves to the previous
 * cell and erases that cell.
 * @param {State} state
 * @returns {State}
 */
export function backspaced(state) {
  const onBlank = state.board.values[state.selection] === ".";
  const back = state.mode === "enter" && onBlank && !isSeveral(state);
  return erased(back ? moved(state, Math.max(state.selection - 1, 0), -1) : state);
}

/**
 * Write the locked digit in the tapped cell. If the cell has this digit already, remove it.
 * @param {State} state
 * @returns {State}
 */
export function tapped(state) {
  const { board, selection, brush } = state;
  const stands = writingNow(state) === "digit" && boards.digitAt(board.values, selection) === brush;
  if (!brush) return state;
  return stands && !isFixed(state) ? changed(state, written(state, [selection], 0)) : writtenAtCursor(state);
}

/** @param {State} state */
const isFixed = ({ mode, board, selection }) => mode === "play" && boards.isGiven(board, selection);

/** Write the locked digit. The cursor stays in the tapped cell. @param {State} state @returns {State} */
const writtenAtCursor = (state) => ({
  ...typed(state, state.brush),
  selection: state.selection,
  selected: state.selected,
});

/**
 * Return the state after an undo or redo. If only one cell differs, the cursor moves to it.
 * @param {State} state @param {{history: State["history"], board: BoardState}} to @returns {State}
 */
export function stepped(state, { history, board }) {
  if (board === state.board) return state;
  const where = onlyDifference(state.board, board);
  const next = { ...settled(state, board), history };
  return where === null ? next : moved(next, where);
}

/** Return the only cell in which two boards differ, or null. @param {BoardState} before @param {BoardState} after */
function onlyDifference(before, after) {
  if (before.geometry !== after.geometry) return null;
  const differs = (/** @type {string} */ _, /** @type {number} */ cell) => before.values[cell] !== after.values[cell];
  const cells = [...before.values].flatMap((symbol, cell) => (differs(symbol, cell) ? [cell] : []));
  return cells.length === 1 ? cells[0] : null;
}

/**
 * Put another puzzle on the board, and remove results about the old one.
 * @param {State} state
 * @param {BoardState} board
 * @returns {State}
 */
export function replaced(state, board) {
  const fresh = {
    ...changed(state, board, true),
    shelf: null,
    shown: null,
    solutions: null,
    incoming: null,
    photo: null,
  };
  return { ...moved(fresh, 0), mode: "play", writing: "digit", draw: null, lit: 0, locking: false, brush: 0 };
}
