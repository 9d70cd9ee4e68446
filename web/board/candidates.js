/**
 * Candidates and notes of the blank cells. They are found from the digits on the board and the player's notes, without
 * a search and without Python.
 * @typedef {import("./board.js").BoardState} BoardState
 */
import { digitOf } from "./board.js";
import { geometry } from "./geometry.js";
import { digitsAt } from "./layers.js";
import { allowedBy } from "./meaning.js";
import { allowedByCages } from "./sums.js";

/** A special value for the digit to highlight. With this value, all cells with two candidates are highlighted. */
export const PAIRS = -1;

/**
 * Return the digits that no peer of the cell has, that the rules allow beside the digits on the board, and that the
 * puzzle does not exclude.
 * @param {BoardState} board
 * @param {number} cell
 */
export function candidatesAt(board, cell) {
  const { size, seen, allowed } = knownOf(board);
  const excluded = board.excluded?.[cell] ?? [];
  const digits = Array.from({ length: size.n }, (_, at) => at + 1);
  const isAllowed = (/** @type {number} */ digit) => !seen[cell].has(digit) && allowed[cell] & (1 << (digit - 1));
  return digits.filter((digit) => isAllowed(digit) && !excluded.includes(digit));
}

/** Return the digits of a cell's peers. @param {BoardState} board @param {number} cell */
export const peerDigitsAt = (board, cell) => knownOf(board).seen[cell];

/**
 * Return whether cells without notes show candidates. A puzzle given by its candidates always shows them.
 * @param {import("../app/state.js").State} state
 */
export const showsCandidates = ({ board, settings }) => settings.playing.candidates || board.excluded !== undefined;

/**
 * The meaning of the digits on a board for other cells: the digits of every cell's peers, and the digits that the rules
 * leave to every cell. They are remembered for the board that was used last, because one key press needs all of them
 * several times.
 * @type {{size: import("./geometry.js").Geometry, values: string, seen: Set<number>[], allowed: number[]} | null}
 */
let known = null;

/** @param {BoardState} board */
function knownOf({ geometry: name, values }) {
  const size = geometry(name);
  if (known?.size === size && known.values === values) return known;
  const digits = [...values].map(digitOf);
  const seen = size.peersOf.map((peers) => new Set([...peers].map((peer) => digits[peer])));
  known = { size, values, seen, allowed: allowedByCages(size, values, allowedBy(size, digits)) };
  return known;
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

/** Return the cells without a digit. @param {Pick<BoardState, "geometry" | "values">} board */
export const blankCells = ({ geometry: name, values }) => geometry(name).used.filter((cell) => values[cell] === ".");

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
