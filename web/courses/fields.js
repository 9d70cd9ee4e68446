/**
 * Fields: numbers with one bit for each of four candidates, and above them a guard bit, which is set to 1. A test shows
 * how many candidates a field has. Subtract one from the field. Keep only the candidates that both the field and the
 * result contain, set the guard to 1 again, and subtract one once more. If there is no candidate, the first subtraction
 * makes the guard 0. If there is one, the second subtraction does. If there are several, the guard stays 1. Functions
 * here are pure.
 * @typedef {"none" | "one" | "several"} Kind
 * @typedef {{field: number, first: number, kept: number, second: number}} Steps  numbers of five bits; the highest bit
 *   is the guard
 */
import { SIDE } from "./small.js";

const GUARD = 1 << SIDE;

/**
 * Return the numbers that are computed to test whether a field of four bits has no candidate, one, or several (see the
 * start of this file).
 * @param {number} candidates @returns {Steps}
 */
export function stepsOf(candidates) {
  const field = GUARD | candidates;
  const first = field - 1;
  const kept = GUARD | (first & candidates);
  return { field, first, kept, second: kept - 1 };
}

/**
 * Return whether a field has no candidate, one, or several. The guard bits (the fifth bits) of the results alone show
 * this.
 * @param {number} candidates @returns {Kind}
 */
export function kindOf(candidates) {
  const { first, second } = stepsOf(candidates);
  if (first < GUARD) return "none";
  return second < GUARD ? "one" : "several";
}

/**
 * Return a number of five bits as text: the guard bit, a space, and the four bits of the candidates.
 * @param {number} number
 */
export const bitsOf = (number) =>
  number
    .toString(2)
    .padStart(SIDE + 1, "0")
    .replace(/^./, "$& ");
