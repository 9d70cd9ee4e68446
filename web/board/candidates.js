/**
 * What can be told of the blank cells from what stands already, and what the person has made of it: no search, and no
 * Python.
 *
 * @typedef {import("./board.js").BoardState} BoardState
 */
import { digitOf } from "./board.js";
import { geometry } from "./geometry.js";
import { digitsAt } from "./layers.js";

/** What is looked for in place of a digit: cells with two candidates. */
export const PAIRS = -1;

/** The digits that no peer has and the puzzle does not exclude. @param {BoardState} board @param {number} cell */
export function candidatesAt(board, cell) {
  const seen = seenAt(board, cell);
  const excluded = board.excluded?.[cell] ?? [];
  const digits = Array.from({ length: geometry(board.geometry).n }, (_, at) => at + 1);
  return digits.filter((digit) => !seen.has(digit) && !excluded.includes(digit));
}

/** The digits of a cell's peers. @param {BoardState} board @param {number} cell */
export function seenAt(board, cell) {
  if (known.geometry !== board.geometry || known.values !== board.values) known = { ...board, seen: seenIn(board) };
  return known.seen[cell];
}

/** Whether candidates are to be seen where nothing is noted: a puzzle that is given by them consists of them. @param {import("../app/state.js").State} state */
export const showsCandidates = ({ board, settings }) => settings.playing.candidates || board.excluded !== undefined;

/** Of the board that was asked about last: all its cells are, at every key. @type {{geometry: string, values: string, seen: Set<number>[]}} */
let known = { geometry: "", values: "", seen: [] };

/** The digits of each cell's peers. @param {BoardState} board */
function seenIn({ geometry: name, values }) {
  const digits = [...values].map(digitOf);
  return geometry(name).peersOf.map((peers) => new Set([...peers].map((peer) => digits[peer])));
}

/** The small digits to be seen in a cell: those noted; where there are none and candidates are to be shown, all that no peer has. @param {BoardState} board @param {number} cell @param {boolean} shown */
export function smallAt(board, cell, shown) {
  const notes = digitsAt(board, "notes", cell);
  return notes.length || !shown ? notes : candidatesAt(board, cell);
}

/** The candidates that are left, without those crossed out. @param {BoardState} board @param {number} cell */
export function leftAt(board, cell) {
  const crossed = digitsAt(board, "crossed", cell);
  return smallAt(board, cell, true).filter((digit) => !crossed.includes(digit));
}

/** The blank cells that may take a digit. @param {BoardState} board @param {number} digit */
export const cellsFor = (board, digit) => blankCells(board).filter((cell) => candidatesAt(board, cell).includes(digit));

/** @param {BoardState} board */
export const blankCells = ({ values }) => [...values].flatMap((symbol, cell) => (symbol === "." ? [cell] : []));

/** The next blank cell, or the one before; past the end it goes on at the other. Without any: null. @param {BoardState} board @param {number} from @param {1 | -1} step */
export function nextBlank(board, from, step) {
  const blanks = blankCells(board);
  const onward = step > 0 ? blanks.find((cell) => cell > from) : blanks.findLast((cell) => cell < from);
  return onward ?? blanks.at(step > 0 ? 0 : -1) ?? null;
}
