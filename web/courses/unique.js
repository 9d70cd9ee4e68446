/**
 * The model of the exercise on removing clues. Functions here are pure.
 *
 * @typedef {import("./small.js").Values} Values
 */
import { CELLS, countSolutions, withDigit } from "./small.js";

/** The number up to which solutions are counted. */
export const MOST = 100;

/**
 * Remove a clue, or put it back.
 * @param {Values} values @param {Values} solution @param {number} cell @returns {Values}
 */
export const withToggledClue = (values, solution, cell) => withDigit(values, cell, values[cell] ? 0 : solution[cell]);

/**
 * Return a grid with some cells blank, chosen at random.
 * @param {Values} solution
 * @param {number} holes
 * @param {() => number} random  returns a number from 0 to 1
 * @returns {Values}
 */
export function withHoles(solution, holes, random) {
  const cells = Array.from({ length: CELLS }, (_, cell) => ({ cell, key: random() })).sort((a, b) => a.key - b.key);
  return cells.slice(0, holes).reduce((values, { cell }) => withDigit(values, cell, 0), solution);
}

/**
 * Return how many of several randomly dug grids have exactly one solution.
 * @param {Values} solution @param {number} holes @param {number} times @param {() => number} random
 */
export const countUnique = (solution, holes, times, random) =>
  Array.from({ length: times }, () => countSolutions(withHoles(solution, holes, random), 2)).filter(
    (count) => count === 1,
  ).length;
