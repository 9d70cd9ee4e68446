/**
 * To be the program that takes the cell with the fewest candidates. Pure.
 *
 * @typedef {import("./small.js").Values} Values
 * @typedef {import("./backtracking.js").Verdict} Verdict
 */
import { blanksOf, candidatesOf, nameOf, optionsAt, withDigit } from "./small.js";

/** The grid after a cell was chosen, and what is said to it: where one digit fits it is written, any other cell is refused. @param {Values} values @param {number} cell @returns {{values: Values, verdict: Verdict}} */
export function chosen(values, cell) {
  const fewest = Math.min(...blanksOf(values).map((each) => optionsAt(values, each)));
  const candidates = candidatesOf(values, cell);
  const args = { cell: nameOf(cell), count: candidates.length, digits: candidates.map(String), fewest };
  if (candidates.length > fewest)
    return { values, verdict: { right: false, key: "course.cell-order.more-there", args } };
  const next = withDigit(values, cell, candidates[0]);
  const key = blanksOf(next).length ? "course.cell-order.placed" : "course.cell-order.solved";
  return { values: next, verdict: { right: true, key, args: { ...args, digit: candidates[0] } } };
}
