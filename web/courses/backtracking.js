/**
 * The model of the backtracking exercise. The pupil names the next move of the program, and the model says whether it
 * is right. Functions here are pure.
 * @typedef {import("./small.js").Values} Values
 * @typedef {{givens: Values, values: Values, cell: number, after: number, tries: number, backs: number}} Search
 *   `cell`: the current cell, or -1 when the search is over; `after`: the digit tried last in this cell, 0 for none
 * @typedef {number | "back"} Move  a digit, or going back
 * @typedef {{right: boolean, key: string, args?: Record<string, unknown>}} Verdict
 */
import { blanksOf, candidatesOf, clashOf, nameOf, withDigit } from "./small.js";

/**
 * Return the state of the backtracking search at its start, in the first blank cell.
 * @param {Values} givens @returns {Search}
 */
export const startSearch = (givens) => ({
  givens,
  values: givens,
  cell: blanksOf(givens)[0],
  after: 0,
  tries: 0,
  backs: 0,
});

/**
 * Return the program's next move. It is the lowest digit that fits and has not been tried in this cell. If there is no
 * such digit, the program goes back.
 * @param {Search} search @returns {Move}
 */
export const nextMove = ({ values, cell, after }) =>
  candidatesOf(values, cell).find((digit) => digit > after) ?? "back";

/**
 * Return the search after a pupil's move, and the answer to the move. A wrong move does not change the search.
 * @param {Search} search @param {Move} move @returns {{search: Search, verdict: Verdict}}
 */
export function afterMove(search, move) {
  const right = nextMove(search);
  if (move !== right) return { search, verdict: { right: false, ...reasonAgainst(search, move, right) } };
  const next = move === "back" ? backtracked(search) : placed(search, move);
  return { search: next, verdict: { right: true, ...answerTo(search, move, next) } };
}

/** @param {Search} search @param {number} digit @returns {Search} */
function placed(search, digit) {
  const values = withDigit(search.values, search.cell, digit);
  const cell = blanksOf(values)[0] ?? -1;
  return { ...search, values, cell, after: 0, tries: search.tries + 1 };
}

/**
 * Return the search after going back to the previous blank cell. The digit in that cell is removed, because it did not
 * lead to a solution.
 * @param {Search} search @returns {Search}
 */
function backtracked(search) {
  const blanks = blanksOf(search.givens);
  const cell = blanks[blanks.indexOf(search.cell) - 1];
  const values = withDigit(search.values, cell, 0);
  return { ...search, values, cell, after: search.values[cell], backs: search.backs + 1 };
}

/** @param {Search} search @param {Move} move @param {Move} right */
function reasonAgainst({ values, cell, after }, move, right) {
  const place = nameOf(cell);
  if (move === "back") return { key: "course.backtracking.still", args: { digit: right, cell: place } };
  const house = clashOf(values, cell, move);
  if (house) return { key: `course.backtracking.clash.${house}`, args: { digit: move } };
  if (move <= after) return { key: "course.backtracking.again", args: { digit: move, cell: place } };
  return { key: "course.backtracking.lower", args: { digit: right } };
}

/** @param {Search} search @param {Move} move @param {Search} next */
function answerTo(search, move, next) {
  const { tries, backs } = next;
  if (next.cell < 0) return { key: "course.backtracking.solved", args: { tries, backs } };
  if (move === "back") return { key: "course.backtracking.back", args: { cell: nameOf(next.cell), digit: next.after } };
  return { key: "course.backtracking.placed", args: { cell: nameOf(search.cell), digit: move } };
}
