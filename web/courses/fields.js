/**
 * Fields: four candidates side by side, one bit each, and a guard of 1 above them. Subtract one from the field. Keep
 * the candidates that both numbers share, set the guard to 1 again, and subtract one once more. The guard becomes 0 the
 * first time if there is no candidate, the second time if there is one, and never if there are several. Functions here
 * are pure.
 *
 * @typedef {"none" | "one" | "several"} Kind
 * @typedef {{field: number, first: number, kept: number, second: number}} Steps  five bits each; the highest is the guard
 */
import { SIDE } from "./small.js";

const GUARD = 1 << SIDE;

/** Return the steps of the test for a field of four bits. @param {number} candidates @returns {Steps} */
export function stepsOf(candidates) {
  const field = GUARD | candidates;
  const first = field - 1;
  const kept = GUARD | (first & candidates);
  return { field, first, kept, second: kept - 1 };
}

/** Return the number of candidates that the guards show. @param {number} candidates @returns {Kind} */
export function kindOf(candidates) {
  const { first, second } = stepsOf(candidates);
  if (first < GUARD) return "none";
  return second < GUARD ? "one" : "several";
}

/** Return the guard and the bits as text. @param {number} number */
export const bitsOf = (number) =>
  number
    .toString(2)
    .padStart(SIDE + 1, "0")
    .replace(/^./, "$& ");
