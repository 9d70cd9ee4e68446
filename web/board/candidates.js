/**
 * Candidates and notes of the blank cells. They are found from the digits on the board and the player's notes, without
 * a search and without Python.
 * @typedef {import("./board.js").BoardState} BoardState
 */
import { digitOf } from "./board.js";
import { geometry } from "./geometry.js";
import { digitsAt } from "./layers.js";

/** A special value for the digit to highlight. With this value, all cells with two candidates are highlighted. */
export const PAIRS = -1;

/**
 * Return the candidates of a cell: the digits that no peer has and that the puzzle does not exclude from the start.
 * @param {BoardState} board
 * @param {number} cell
 */
export function candidatesAt(board, cell) {
  const used = peerDigitsAt(board, cell);
  const excluded = board.excluded?.[cell] ?? [];
  const digits = Array.from({ length: geometry(board.geometry).n }, (_, at) => at + 1);
  return digits.filter((digit) => !used.has(digit) && !excluded.includes(digit));
}

/** Return the digits of a cell's peers. @param {BoardState} board @param {number} cell */
export function peerDigitsAt(board, cell) {
  if (known.geometry !== board.geometry || known.values !== board.values) known = { ...board, seen: peerDigits(board) };
  return known.seen[cell];
}

/**
 * Return whether cells without notes show candidates. A puzzle given by its candidates always shows them.
 * @param {import("../app/state.js").State} state
 */
export const showsCandidates = ({ board, settings }) => settings.playing.candidates || board.excluded !== undefined;

/**
 * The digits of every cell's peers, for the board that was used last. They are remembered, because one key press needs
 * all of them several times.
 * @type {{geometry: string, values: string, seen: Set<number>[]}}
 */
let known = { geometry: "", values: "", seen: [] };

/** Return the digits of each cell's peers. @param {BoardState} board */
function peerDigits({ geometry: name, values }) {
  const digits = [...values].map(digitOf);
  return geometry(name).peersOf.map((peers) => new Set([...peers].map((peer) => digits[peer])));
}

/**
 * Return the small digits to show in a cell: its notes, or the candidates if it has no notes and candidates are shown.
 * @param {BoardState} board
 * @param {number} cell
 * @param {boolean} shown
 */
export function smallAt(board, cell, shown) {
  const notes = digitsAt(board, "notes", cell);
  return notes.length || !shown ? notes : candidatesAt(board, cell);
}

/** Return the candidates of a cell that are not crossed out. @param {BoardState} board @param {number} cell */
export function leftAt(board, cell) {
  const crossed = digitsAt(board, "crossed", cell);
  return smallAt(board, cell, true).filter((digit) => !crossed.includes(digit));
}

/** Return the blank cells that have a digit as a candidate. @param {BoardState} board @param {number} digit */
export const cellsFor = (board, digit) => blankCells(board).filter((cell) => candidatesAt(board, cell).includes(digit));

/** Return the cells without a digit. @param {BoardState} board */
export const blankCells = ({ values }) => [...values].flatMap((symbol, cell) => (symbol === "." ? [cell] : []));

/**
 * Return the next or previous blank cell. At the end of the board, the search goes on from the other end. Return null
 * if no cell is blank.
 * @param {BoardState} board
 * @param {number} from
 * @param {1 | -1} step
 */
export function nextBlank(board, from, step) {
  const blanks = blankCells(board);
  const onward = step > 0 ? blanks.find((cell) => cell > from) : blanks.findLast((cell) => cell < from);
  return onward ?? blanks.at(step > 0 ? 0 : -1) ?? null;
}
