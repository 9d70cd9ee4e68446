/**
 * The model of the exercise on choosing the cell with the fewest candidates. Functions here are pure.
 * @typedef {import("./small.js").Values} Values
 * @typedef {import("./backtracking.js").Verdict} Verdict
 */
import { blanksOf, candidatesOf, nameOf, optionsAt, withDigit } from "./small.js";

/**
 * Return the grid after the pupil has chosen a cell, and the answer to this choice. If no other cell has fewer
 * candidates, the chosen cell gets its first candidate. Otherwise, the choice is refused.
 * @param {Values} values @param {number} cell @returns {{values: Values, verdict: Verdict}}
 */
export function afterChoice(values, cell) {
  const fewest = Math.min(...blanksOf(values).map((each) => optionsAt(values, each)));
  const candidates = candidatesOf(values, cell);
  const args = { cell: nameOf(cell), count: candidates.length, digits: candidates.map(String), fewest };
  if (candidates.length > fewest)
    return { values, verdict: { right: false, key: "course.cell-order.more-there", args } };
  const next = withDigit(values, cell, candidates[0]);
  const key = blanksOf(next).length ? "course.cell-order.placed" : "course.cell-order.solved";
  return { values: next, verdict: { right: true, key, args: { ...args, digit: candidates[0] } } };
}
