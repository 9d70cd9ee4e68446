/**
 * How much of a puzzle is filled, for a ring that puzzles.css draws.
 * @typedef {import("./model.js").Item} Item
 */
import { countFilled } from "../board/problems.js";

/** Return how much of the blank cells of a puzzle is filled, from 0 to 1. @param {Item} item */
export function partDone({ state, progress }) {
  const clues = countFilled(state.givens);
  const blank = state.givens.length - clues;
  return blank ? (countFilled((progress?.board ?? state).values) - clues) / blank : 1;
}
