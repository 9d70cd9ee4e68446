/** Exact cover: rows that together cover each column exactly once. Functions here are pure. */

/** The columns of each row. Together the rows are a small puzzle with one solution. */
export const ROWS = [
  [1, 3, 5],
  [0, 1, 6],
  [2, 4],
  [2, 4, 5],
  [1, 5],
  [0, 3, 6],
];
export const COLUMNS = 7;

/** Return how often each column is covered. @param {readonly number[]} chosen  row indices */
export const timesOf = (chosen) =>
  Array.from({ length: COLUMNS }, (_, column) => chosen.filter((row) => ROWS[row].includes(column)).length);

/** Return whether rows cover each column exactly once. @param {readonly number[]} chosen */
export const isCover = (chosen) => timesOf(chosen).every((times) => times === 1);

/**
 * Return the number of conditions for a grid: a digit in each cell, and each digit in each row, column and box.
 * @param {number} side
 */
export const conditions = (side) => 4 * side * side;
