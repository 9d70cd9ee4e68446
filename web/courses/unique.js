/**
 * The model of the exercise on removing clues. Functions here are pure.
 * @typedef {import("./small.js").Values} Values
 */
import { CELLS, countSolutions, withDigit } from "./small.js";

/** The greatest number of solutions that are counted. */
export const MOST = 100;

/**
 * Return the grid after removing the clue of a cell, or after putting it back if the cell is blank.
 * @param {Values} values @param {Values} solution @param {number} cell @returns {Values}
 */
export const withToggledClue = (values, solution, cell) => withDigit(values, cell, values[cell] ? 0 : solution[cell]);

/**
 * Return the solution with some cells made blank. The cells are chosen at random.
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
 * Remove digits at random, several times. Return how many of the resulting grids have exactly one solution.
 * @param {Values} solution @param {number} holes @param {number} times @param {() => number} random
 */
export const countUnique = (solution, holes, times, random) =>
  Array.from({ length: times }, () => countSolutions(withHoles(solution, holes, random), 2)).filter(
    (count) => count === 1,
  ).length;
