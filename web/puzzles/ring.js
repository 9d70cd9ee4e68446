/**
 * How much of a puzzle is filled, for a ring that puzzles.css draws.
 * @typedef {import("./model.js").Item} Item
 */
import { countBlank } from "../board/problems.js";

/** Return how much of the blank cells of a puzzle is filled, from 0 to 1. @param {Item} item */
export function partDone({ state, progress }) {
  const blank = countBlank({ ...state, values: state.givens });
  return blank ? 1 - countBlank(progress?.board ?? state) / blank : 1;
}
