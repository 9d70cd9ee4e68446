/**
 * The board as plain data, with all ways to change it. Each change returns a new board, or the same object if nothing
 * changes. A Text has a character for each cell, row by row: "." for a blank cell or a
 * cell in no grid, 1-9 and then A-P. `values` includes the givens.
 * Python and the storage use the same shape.
 *
 * @typedef {import("../contract/shapes.js").BoardState} BoardState
 */
import { geometry, isGeometry, usualName } from "./geometry.js";
import { isBase } from "./geometry-name.js";
import { hashOf } from "./hash.js";
import { digitsAt, hasLayers, wipedAt, withLayer, withoutLayers } from "./layers.js";

const SYMBOLS = "123456789ABCDEFGHIJKLMNOP";

/** Return the character of a digit. @param {number} digit 0 for a blank cell */
export const symbolOf = (digit) => (digit ? SYMBOLS[digit - 1] : ".");

/** Return the digit of a character, or 0 if it is not a digit. @param {string} symbol */
export const digitOf = (symbol) => (symbol === "" ? 0 : SYMBOLS.indexOf(symbol.toUpperCase()) + 1);

/**
 * Return the digit that a cell has in a grid written as text, or 0 if the cell is blank.
 * @param {string} text @param {number} cell
 */
export const digitAt = (text, cell) => digitOf(text[cell]);

/** Return the notes of a cell. @param {BoardState} board @param {number} cell */
export const notesAt = (board, cell) => digitsAt(board, "notes", cell);

/** Return whether a cell has a clue. @param {BoardState} board @param {number} cell */
export const isGiven = (board, cell) => board.givens[cell] !== ".";

/**
 * Return whether a board is completely blank: no digits, notes or colours, and no unsupported rules or excluded
 * candidates.
 * @param {BoardState} board
 */
export const isEmpty = (board) =>
  /^\.*$/.test(board.values) && !hasLayers(board) && isExplained(board) && !board.excluded;

/**
 * Return whether the puzzle has rules that are not supported. In that case, nothing can be said about its solutions.
 * @param {BoardState} board
 */
export const hasUnknownRules = (board) => geometry(board.geometry).unknown.length > 0;

/**
 * Return whether the puzzle has no rules besides those of its grid. It then has Sudoku Explainer's ratings and lessons.
 * @param {BoardState} board
 */
export const isExplained = (board) => isBase(board.geometry);

/** Return whether the board has only clues, without entries, notes or colours. @param {BoardState} board */
export const isUntouched = (board) => board.values === board.givens && !hasLayers(board);

/** Return the key that identifies the puzzle. Entries and notes do not change the key. @param {BoardState} board */
export const puzzleKey = ({ geometry, givens, original, excluded }) =>
  [
    geometry,
    givens,
    ...(original ? [hashOf(original).toString(36)] : []),
    ...(excluded ? [JSON.stringify(excluded)] : []),
  ].join(":");

/**
 * Return whether all clues of one board are clues of another board of the same size.
 * @param {BoardState} part
 * @param {BoardState} whole
 */
export const isPartOf = (part, whole) =>
  [...part.givens].every((symbol, cell) => symbol === "." || symbol === whole.givens[cell]);

/** Return a board without clues. @param {string} name of a geometry @returns {BoardState} */
export function emptyBoard(name) {
  const text = ".".repeat(geometry(name).cells);
  return { geometry: name, givens: text, values: text, notes: null };
}

/**
 * Return the board whose clues are given as text, one character per cell. Return null if the text does not have the
 * cells and digits of the geometry.
 * @param {string} text
 * @param {string | null} [name] of the geometry, if it is not the usual one
 * @returns {BoardState | null}
 */
export function boardOfText(text, name = usualName(text.length)) {
  if (!name || !isGeometry(name) || geometry(name).cells !== text.length) return null;
  const { n, holes } = geometry(name);
  if (!patternOf(n).test(text) || [...holes].some((cell) => text[cell] !== ".")) return null;
  return { geometry: name, givens: text, values: text, notes: null };
}

/** @type {Map<number, RegExp>} */
const PATTERNS = new Map();

/**
 * Return the pattern that the text of a grid with side `n` must match. Each pattern is created once and saved, because
 * thousands of saved puzzles are checked at each start.
 * @param {number} n
 */
function patternOf(n) {
  const pattern = PATTERNS.get(n) ?? new RegExp(`^[.${SYMBOLS.slice(0, n)}]*$`);
  PATTERNS.set(n, pattern);
  return pattern;
}

/**
 * Return the board with a clue in a cell. Digit 0 removes the clue.
 * @param {BoardState} board
 * @param {number} cell
 * @param {number} digit
 * @returns {BoardState}
 */
export function writeGiven(board, cell, digit) {
  const givens = put(board.givens, cell, digit);
  const values = put(board.values, cell, digit);
  if (givens === board.givens && values === board.values) return digit ? board : wipedAt(board, cell);
  return { ...wipedAt(board, cell), givens, values };
}

/**
 * Return the board with an entry in a cell. Digit 0 removes the entry. A cell with a clue does not change.
 * @param {BoardState} board @param {number} cell @param {number} digit @returns {BoardState}
 */
export function writeEntry(board, cell, digit) {
  if (isGiven(board, cell)) return board;
  const values = put(board.values, cell, digit);
  if (values === board.values) return digit ? board : wipedAt(board, cell);
  return { ...wipedAt(board, cell), values };
}

/**
 * Add or remove a note of a blank cell.
 * @param {BoardState} board
 * @param {number} cell
 * @param {number} digit
 * @returns {BoardState}
 */
export function toggleNote(board, cell, digit) {
  if (board.values[cell] !== ".") return board;
  const notes = notesAt(board, cell);
  const toggled = notes.includes(digit) ? notes.filter((note) => note !== digit) : [...notes, digit];
  return withNotes(
    board,
    cell,
    toggled.sort((a, b) => a - b),
  );
}

/**
 * Return the board without entries and notes, and without rules that are switched off.
 * @param {BoardState} board @returns {BoardState}
 */
export const withoutEntries = (board) =>
  isUntouched(board) && !board.off ? board : withoutLayers({ ...board, values: board.givens });

/** @param {string} text @param {number} cell @param {number} digit */
const put = (text, cell, digit) => text.slice(0, cell) + symbolOf(digit) + text.slice(cell + 1);

/**
 * Return the board with the given notes in a cell.
 * @param {BoardState} board @param {number} cell @param {number[]} notes @returns {BoardState}
 */
export const withNotes = (board, cell, notes) => withLayer(board, "notes", { [cell]: notes });
