/**
 * Taking clues away: how many solutions are left, and how often that goes well by chance. Pure.
 *
 * @typedef {import("./small.js").Values} Values
 */
import { CELLS, countSolutions, withDigit } from "./small.js";

/** Solutions are counted so far. */
export const MOST = 100;

/** A clue taken away, or laid back. @param {Values} values @param {Values} solution @param {number} cell @returns {Values} */
export const flipped = (values, solution, cell) => withDigit(values, cell, values[cell] ? 0 : solution[cell]);

/** A grid with so many cells blank, chosen at random. @param {Values} solution @param {number} holes @param {() => number} random  from 0 to 1 @returns {Values} */
export function dug(solution, holes, random) {
  const cells = Array.from({ length: CELLS }, (_, cell) => ({ cell, key: random() })).sort((a, b) => a.key - b.key);
  return cells.slice(0, holes).reduce((values, { cell }) => withDigit(values, cell, 0), solution);
}

/** How many of so many grids dug at random have one solution. @param {Values} solution @param {number} holes @param {number} times @param {() => number} random */
export const properOf = (solution, holes, times, random) =>
  Array.from({ length: times }, () => countSolutions(dug(solution, holes, random), 2)).filter((count) => count === 1)
    .length;
