/**
 * Fields: four candidates side by side, one bit each, and a guard above them. Subtracting one from a field, and once more from
 * what both share, tells whether it holds none, one or several: the guard falls at once, the second time, or not. Pure.
 *
 * @typedef {"none" | "one" | "several"} Kind
 * @typedef {{field: number, first: number, kept: number, second: number}} Steps  five bits each, the guard the highest
 */
import { SIDE } from "./small.js";

const GUARD = 1 << SIDE;

/** What happens to a field of four bits. @param {number} candidates @returns {Steps} */
export function stepsOf(candidates) {
  const field = GUARD | candidates;
  const first = field - 1;
  const kept = GUARD | (first & candidates);
  return { field, first, kept, second: kept - 1 };
}

/** What the guards tell. @param {number} candidates @returns {Kind} */
export function kindOf(candidates) {
  const { first, second } = stepsOf(candidates);
  if (first < GUARD) return "none";
  return second < GUARD ? "one" : "several";
}

/** The guard, and the bits. @param {number} number */
export const bitsOf = (number) =>
  number
    .toString(2)
    .padStart(SIDE + 1, "0")
    .replace(/^./, "$& ");
