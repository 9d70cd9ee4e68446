/**
 * The board that a person works on, as plain data, and every way to change it. Each change gives a new board, or the
 * very same object where nothing would change.
 *
 * A Text is n*n characters, row by row: "." for a blank, 1-9 and then A-P. `values` includes the givens.
 * This is the shape that also goes to Python and into storage.
 *
 * @typedef {import("../contract/shapes.js").BoardState} BoardState
 */
import { geometry, isGeometry, unknownRules, usualName } from "./geometry.js";
import { hashOf } from "./hash.js";
import { digitsAt, hasLayers, wipedAt, withLayer, withoutLayers } from "./layers.js";

const SYMBOLS = "123456789ABCDEFGHIJKLMNOP";

/** @param {number} digit 0 is a blank */
export const symbolOf = (digit) => (digit ? SYMBOLS[digit - 1] : ".");

/** The digit that a character stands for, 0 if none. @param {string} symbol */
export const digitOf = (symbol) => (symbol === "" ? 0 : SYMBOLS.indexOf(symbol.toUpperCase()) + 1);

/** @param {string} text @param {number} cell */
export const digitAt = (text, cell) => digitOf(text[cell]);

/** The small digits in the middle. @param {BoardState} board @param {number} cell */
export const notesAt = (board, cell) => digitsAt(board, "notes", cell);

/** @param {BoardState} board @param {number} cell */
export const isGiven = (board, cell) => board.givens[cell] !== ".";

/** @param {BoardState} board */
export const isEmpty = (board) =>
  /^\.*$/.test(board.values) && !hasLayers(board) && !hasUnknownRules(board) && !board.excluded;

/** Whether the puzzle has rules that are not known here, so that nothing is said about its solutions. @param {BoardState} board */
export const hasUnknownRules = (board) => unknownRules(board.geometry).length > 0;

/** Whether nobody has done anything but enter the puzzle. @param {BoardState} board */
export const isUntouched = (board) => board.values === board.givens && !hasLayers(board);

/** The same puzzle has the same key, whatever has been filled in. @param {BoardState} board */
export const puzzleKey = ({ geometry, givens, original, excluded }) =>
  [
    geometry,
    givens,
    ...(original ? [hashOf(original).toString(36)] : []),
    ...(excluded ? [JSON.stringify(excluded)] : []),
  ].join(":");

/** Whether all clues of a board are clues of the other, which is of the same size. @param {BoardState} part @param {BoardState} whole */
export const isPartOf = (part, whole) =>
  [...part.givens].every((symbol, cell) => symbol === "." || symbol === whole.givens[cell]);

/** @param {string} name of a geometry @returns {BoardState} */
export function emptyBoard(name) {
  const text = ".".repeat(geometry(name).cells);
  return { geometry: name, givens: text, values: text, notes: null };
}

/** The board of a canonical Text, or null if it is none of this geometry. @param {string} text @param {string | null} [name] of the geometry, if it is not the usual one @returns {BoardState | null} */
export function boardOfText(text, name = usualName(text.length)) {
  if (!name || !isGeometry(name) || geometry(name).cells !== text.length) return null;
  return patternOf(geometry(name).n).test(text) ? { geometry: name, givens: text, values: text, notes: null } : null;
}

/** @type {Map<number, RegExp>} */
const PATTERNS = new Map();

/** A pattern for the Texts of a size: fast, since thousands of stored puzzles are checked at every start. @param {number} n */
function patternOf(n) {
  const pattern = PATTERNS.get(n) ?? new RegExp(`^[.${SYMBOLS.slice(0, n)}]*$`);
  PATTERNS.set(n, pattern);
  return pattern;
}

/** Digit 0 takes the given away. @param {BoardState} board @param {number} cell @param {number} digit @returns {BoardState} */
export function writeGiven(board, cell, digit) {
  const givens = put(board.givens, cell, digit);
  const values = put(board.values, cell, digit);
  if (givens === board.givens && values === board.values) return digit ? board : wipedAt(board, cell);
  return { ...wipedAt(board, cell), givens, values };
}

/** Givens stay as they are; digit 0 takes the entry away. @param {BoardState} board @param {number} cell @param {number} digit @returns {BoardState} */
export function writeEntry(board, cell, digit) {
  if (isGiven(board, cell)) return board;
  const values = put(board.values, cell, digit);
  if (values === board.values) return digit ? board : wipedAt(board, cell);
  return { ...wipedAt(board, cell), values };
}

/** Only a blank cell takes notes. @param {BoardState} board @param {number} cell @param {number} digit @returns {BoardState} */
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

/** The board without entries and notes. @param {BoardState} board @returns {BoardState} */
export const withoutEntries = (board) =>
  isUntouched(board) ? board : withoutLayers({ ...board, values: board.givens });

/** @param {string} text @param {number} cell @param {number} digit */
const put = (text, cell, digit) => text.slice(0, cell) + symbolOf(digit) + text.slice(cell + 1);

/** @param {BoardState} board @param {number} cell @param {number[]} notes @returns {BoardState} */
export const withNotes = (board, cell, notes) => withLayer(board, "notes", { [cell]: notes });
