/**
 * Changes of notes, crossed-out candidates and colours in several cells at once. If all these cells already have the
 * digit or colour, it is removed. Otherwise it is added to all of them. Each change returns a new board, or the same
 * object if nothing changes.
 * @typedef {import("./board.js").BoardState} BoardState
 */
import { blankCells, candidatesAt } from "./candidates.js";
import { geometry } from "./geometry.js";
import { digitsAt, layerAt, withLayer } from "./layers.js";

/**
 * Add or remove a small digit in the given cells that are blank. If all of them have it already, it is removed.
 * @param {BoardState} board
 * @param {number[]} cells
 * @param {"notes" | "corners" | "crossed"} layer
 * @param {number} digit
 * @returns {BoardState}
 */
export function toggledDigit(board, cells, layer, digit) {
  const blank = cells.filter((cell) => board.values[cell] === ".");
  const held = blank.filter((cell) => digitsAt(board, layer, cell).includes(digit));
  const all = held.length === blank.length;
  return eachCell(board, layer, blank, (digits) => (all ? without(digits, digit) : withDigit(digits, digit)));
}

/**
 * Add or remove a note. In cells that show candidates instead of notes, cross out the candidate or restore it. These
 * cells ignore a digit that a peer already has.
 * @param {BoardState} board
 * @param {number[]} cells
 * @param {number} digit
 * @param {boolean} shown whether cells without notes show candidates
 * @returns {BoardState}
 */
export function toggledCandidate(board, cells, digit, shown) {
  const listed = cells.filter((cell) => shown && board.values[cell] === "." && !digitsAt(board, "notes", cell).length);
  const noted = cells.filter((cell) => !listed.includes(cell));
  const possible = listed.filter((cell) => candidatesAt(board, cell).includes(digit));
  return toggledDigit(toggledDigit(board, noted, "notes", digit), possible, "crossed", digit);
}

/**
 * Cross out or restore a digit in the cells that have it as a note.
 * @param {BoardState} board @param {number[]} cells @param {number} digit @returns {BoardState}
 */
export function crossedAmong(board, cells, digit) {
  const noting = cells.filter((cell) => digitsAt(board, "notes", cell).includes(digit));
  return toggledDigit(board, noting, "crossed", digit);
}

/**
 * Remove a digit from the notes of a cell's peers.
 * @param {BoardState} board @param {number} cell @param {number} digit @returns {BoardState}
 */
export function pruned(board, cell, digit) {
  const peers = [...geometry(board.geometry).peersOf[cell]];
  const layers = /** @type {const} */ (["notes", "corners"]);
  return layers.reduce((after, layer) => {
    const noting = peers.filter((peer) => digitsAt(after, layer, peer).includes(digit));
    return eachCell(after, layer, noting, (digits) => without(digits, digit));
  }, board);
}

/** Cross out a candidate in one cell. @param {BoardState} board @param {number} cell @param {number} digit */
export const crossedOut = (board, cell, digit) =>
  eachCell(board, "crossed", [cell], (digits) => withDigit(digits, digit));

/**
 * Fill cells with notes: all digits that no peer has and that are not crossed out.
 * @param {BoardState} board @param {number[]} cells @returns {BoardState}
 */
export function filled(board, cells) {
  const blank = cells.filter((cell) => board.values[cell] === ".");
  return withLayer(board, "notes", Object.fromEntries(blank.map((cell) => [cell, possibleAt(board, cell)])));
}

/** @param {BoardState} board @param {number} cell */
const possibleAt = (board, cell) =>
  candidatesAt(board, cell).filter((digit) => !digitsAt(board, "crossed", cell).includes(digit));

/** Return the blank cells without notes. @param {BoardState} board */
export const unnoted = (board) => blankCells(board).filter((cell) => !digitsAt(board, "notes", cell).length);

/**
 * Restore the crossed-out candidates of the given cells.
 * @param {BoardState} board @param {number[]} cells @returns {BoardState}
 */
export const restored = (board, cells) =>
  withLayer(board, "crossed", Object.fromEntries(cells.map((cell) => [cell, null])));

/**
 * Colour cells. If all of them already have the colour, remove it.
 * @param {BoardState} board @param {number[]} cells @param {number} color @returns {BoardState}
 */
export function colored(board, cells, color) {
  const all = cells.every((cell) => layerAt(board, "colors", cell) === color);
  return withLayer(board, "colors", Object.fromEntries(cells.map((cell) => [cell, all ? null : color])));
}

/**
 * Colour a small digit in the cells `there`, which all show this digit. If it has this colour in all of them, remove
 * the colour.
 * @param {BoardState} board @param {number[]} there @param {number} digit @param {number} color @returns {BoardState}
 */
export function noteColored(board, there, digit, color) {
  const colorsAt = (/** @type {number} */ cell) => layerAt(board, "note_colors", cell) ?? {};
  const all = there.every((cell) => colorsAt(cell)[digit] === color);
  const after = (/** @type {number} */ cell) => {
    const { [digit]: _, ...others } = colorsAt(cell);
    return all ? others : { ...others, [digit]: color };
  };
  return withLayer(board, "note_colors", Object.fromEntries(there.map((cell) => [cell, after(cell)])));
}

/**
 * Remove all colours of cells and of their notes.
 * @param {BoardState} board @param {number[]} cells @returns {BoardState}
 */
export function withoutColors(board, cells) {
  const none = Object.fromEntries(cells.map((cell) => [cell, null]));
  return withLayer(withLayer(board, "colors", none), "note_colors", none);
}

/** @param {BoardState} board @param {"notes" | "corners" | "crossed"} layer @param {number[]} cells @param {(digits: number[]) => number[]} change */
const eachCell = (board, layer, cells, change) =>
  withLayer(board, layer, Object.fromEntries(cells.map((cell) => [cell, change(digitsAt(board, layer, cell))])));

/** @param {number[]} digits @param {number} digit */
const without = (digits, digit) => digits.filter((one) => one !== digit);

/** @param {number[]} digits @param {number} digit */
const withDigit = (digits, digit) => [...without(digits, digit), digit].sort((a, b) => a - b);
