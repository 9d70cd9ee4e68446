/**
 * The model of the backtracking exercise: the pupil names the next move of the program, and the answer is checked.
 * Functions here are pure.
 *
 * @typedef {import("./small.js").Values} Values
 * @typedef {{givens: Values, values: Values, cell: number, after: number, tries: number, backs: number}} Walk
 *   `cell`: the current cell, -1 at the end; `after`: the digit tried last in this cell, 0 for none
 * @typedef {number | "back"} Move  a digit, or going back
 * @typedef {{right: boolean, key: string, args?: Record<string, unknown>}} Verdict
 */
import { blanksOf, candidatesOf, clashOf, nameOf, withDigit } from "./small.js";

/** @param {Values} givens @returns {Walk} */
export const begun = (givens) => ({ givens, values: givens, cell: blanksOf(givens)[0], after: 0, tries: 0, backs: 0 });

/**
 * Return the program's next move: the lowest digit that fits and has not been tried in this cell, or going back.
 * @param {Walk} walk @returns {Move}
 */
export const nextMove = ({ values, cell, after }) =>
  candidatesOf(values, cell).find((digit) => digit > after) ?? "back";

/**
 * Return the walk after a pupil's move, and the answer to it. A wrong move changes nothing.
 * @param {Walk} walk @param {Move} move @returns {{walk: Walk, verdict: Verdict}}
 */
export function moved(walk, move) {
  const right = nextMove(walk);
  if (move !== right) return { walk, verdict: { right: false, ...whyNot(walk, move, right) } };
  const next = move === "back" ? goneBack(walk) : placed(walk, move);
  return { walk: next, verdict: { right: true, ...whatNow(walk, move, next) } };
}

/** @param {Walk} walk @param {number} digit @returns {Walk} */
function placed(walk, digit) {
  const values = withDigit(walk.values, walk.cell, digit);
  const cell = blanksOf(values)[0] ?? -1;
  return { ...walk, values, cell, after: 0, tries: walk.tries + 1 };
}

/**
 * Go back to the previous blank cell and remove its digit, which did not lead to a solution.
 * @param {Walk} walk @returns {Walk}
 */
function goneBack(walk) {
  const blanks = blanksOf(walk.givens);
  const cell = blanks[blanks.indexOf(walk.cell) - 1];
  const values = withDigit(walk.values, cell, 0);
  return { ...walk, values, cell, after: walk.values[cell], backs: walk.backs + 1 };
}

/** @param {Walk} walk @param {Move} move @param {Move} right */
function whyNot({ values, cell, after }, move, right) {
  const place = nameOf(cell);
  if (move === "back") return { key: "course.backtracking.still", args: { digit: right, cell: place } };
  const house = clashOf(values, cell, move);
  if (house) return { key: `course.backtracking.clash.${house}`, args: { digit: move } };
  if (move <= after) return { key: "course.backtracking.again", args: { digit: move, cell: place } };
  return { key: "course.backtracking.lower", args: { digit: right } };
}

/** @param {Walk} walk @param {Move} move @param {Walk} next */
function whatNow(walk, move, next) {
  const { tries, backs } = next;
  if (next.cell < 0) return { key: "course.backtracking.solved", args: { tries, backs } };
  if (move === "back") return { key: "course.backtracking.back", args: { cell: nameOf(next.cell), digit: next.after } };
  return { key: "course.backtracking.placed", args: { cell: nameOf(walk.cell), digit: move } };
}
