/**
 * What can be told of the blank cells from what stands already: no search, and no Python.
 *
 * @typedef {import("./board.js").BoardState} BoardState
 */
import { digitAt } from "./board.js";
import { geometry } from "./geometry.js";

/** The digits that no peer has. @param {BoardState} board @param {number} cell */
export function candidatesAt({ geometry: name, values }, cell) {
  const { n, peersOf } = geometry(name);
  const seen = new Set([...peersOf[cell]].map((peer) => digitAt(values, peer)));
  return Array.from({ length: n }, (_, at) => at + 1).filter((digit) => !seen.has(digit));
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
