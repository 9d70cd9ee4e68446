/**
 * What is written into several cells at once: small digits, crossings and colours. Where all of them have it already it
 * goes, else all get it. Each change gives a new board, or the very same where nothing would change.
 *
 * @typedef {import("./board.js").BoardState} BoardState
 */
import { blankCells, candidatesAt } from "./candidates.js";
import { geometry } from "./geometry.js";
import { digitsAt, keptAt, withLayer } from "./layers.js";

/** Only blank cells take small digits. @param {BoardState} board @param {number[]} cells @param {"notes" | "corners" | "crossed"} layer @param {number} digit @returns {BoardState} */
export function toggledDigit(board, cells, layer, digit) {
  const blank = cells.filter((cell) => board.values[cell] === ".");
  const held = blank.filter((cell) => digitsAt(board, layer, cell).includes(digit));
  const all = held.length === blank.length;
  return eachCell(board, layer, blank, (digits) => (all ? without(digits, digit) : withDigit(digits, digit)));
}

/**
 * A digit in the middle. Where candidates are shown it is one of them, crossed out or brought back; a digit that a peer has
 * is none.
 * @param {BoardState} board @param {number[]} cells @param {number} digit @param {boolean} shown whether candidates are shown where nothing is noted
 * @returns {BoardState}
 */
export function toggledCandidate(board, cells, digit, shown) {
  const listed = cells.filter((cell) => shown && board.values[cell] === "." && !digitsAt(board, "notes", cell).length);
  const noted = cells.filter((cell) => !listed.includes(cell));
  const possible = listed.filter((cell) => candidatesAt(board, cell).includes(digit));
  return toggledDigit(toggledDigit(board, noted, "notes", digit), possible, "crossed", digit);
}

/** A digit crossed out where it is noted, or brought back. @param {BoardState} board @param {number[]} cells @param {number} digit @returns {BoardState} */
export function crossedAmong(board, cells, digit) {
  const noting = cells.filter((cell) => digitsAt(board, "notes", cell).includes(digit));
  return toggledDigit(board, noting, "crossed", digit);
}

/** What a digit leaves of its peers' notes. @param {BoardState} board @param {number} cell @param {number} digit @returns {BoardState} */
export function pruned(board, cell, digit) {
  const peers = [...geometry(board.geometry).peersOf[cell]];
  const layers = /** @type {const} */ (["notes", "corners"]);
  return layers.reduce((after, layer) => {
    const noting = peers.filter((peer) => digitsAt(after, layer, peer).includes(digit));
    return eachCell(after, layer, noting, (digits) => without(digits, digit));
  }, board);
}

/** @param {BoardState} board @param {number} cell @param {number} digit */
export const crossedOut = (board, cell, digit) =>
  eachCell(board, "crossed", [cell], (digits) => withDigit(digits, digit));

/** These cells get as notes all that no peer has and that is not crossed out. @param {BoardState} board @param {number[]} cells @returns {BoardState} */
export function filled(board, cells) {
  const blank = cells.filter((cell) => board.values[cell] === ".");
  return withLayer(board, "notes", Object.fromEntries(blank.map((cell) => [cell, possibleAt(board, cell)])));
}

/** @param {BoardState} board @param {number} cell */
const possibleAt = (board, cell) =>
  candidatesAt(board, cell).filter((digit) => !digitsAt(board, "crossed", cell).includes(digit));

/** The blank cells without notes. @param {BoardState} board */
export const unnoted = (board) => blankCells(board).filter((cell) => !digitsAt(board, "notes", cell).length);

/** What was crossed out there is so no longer. @param {BoardState} board @param {number[]} cells @returns {BoardState} */
export const restored = (board, cells) =>
  withLayer(board, "crossed", Object.fromEntries(cells.map((cell) => [cell, null])));

/** @param {BoardState} board @param {number[]} cells @param {number} color @returns {BoardState} */
export function colored(board, cells, color) {
  const all = cells.every((cell) => keptAt(board, "colors", cell) === color);
  return withLayer(board, "colors", Object.fromEntries(cells.map((cell) => [cell, all ? null : color])));
}

/** The small digit in cells where it is to be seen. @param {BoardState} board @param {number[]} there @param {number} digit @param {number} color @returns {BoardState} */
export function noteColored(board, there, digit, color) {
  const colorsAt = (/** @type {number} */ cell) => keptAt(board, "note_colors", cell) ?? {};
  const all = there.every((cell) => colorsAt(cell)[digit] === color);
  const after = (/** @type {number} */ cell) => {
    const { [digit]: _, ...others } = colorsAt(cell);
    return all ? others : { ...others, [digit]: color };
  };
  return withLayer(board, "note_colors", Object.fromEntries(there.map((cell) => [cell, after(cell)])));
}

/** @param {BoardState} board @param {number[]} cells @returns {BoardState} */
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
