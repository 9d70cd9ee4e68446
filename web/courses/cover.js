/** Exact cover: rows that together have every column exactly once. Pure. */

/** What each row has; together they are a small puzzle with one solution. */
export const ROWS = [
  [1, 3, 5],
  [0, 1, 6],
  [2, 4],
  [2, 4, 5],
  [1, 5],
  [0, 3, 6],
];
export const COLUMNS = 7;

/** How often each column is covered. @param {readonly number[]} chosen  rows */
export const timesOf = (chosen) =>
  Array.from({ length: COLUMNS }, (_, column) => chosen.filter((row) => ROWS[row].includes(column)).length);

/** @param {readonly number[]} chosen */
export const isCover = (chosen) => timesOf(chosen).every((times) => times === 1);

/** How many conditions a grid of this side has: a digit in each cell; each digit in each row, column and box. @param {number} side */
export const conditions = (side) => 4 * side * side;
