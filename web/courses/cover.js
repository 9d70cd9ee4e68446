/**
 * The model of the exercise on exact cover: a choice of rows that together cover each column exactly once. Functions
 * here are pure.
 */

/** The columns that each row covers. There is exactly one choice of rows that covers each column once. */
export const ROWS = [
  [1, 3, 5],
  [0, 1, 6],
  [2, 4],
  [2, 4, 5],
  [1, 5],
  [0, 3, 6],
];
export const COLUMNS = 7;

/** Return how often each column is covered by the chosen rows. @param {readonly number[]} chosen  row indices */
export const timesOf = (chosen) =>
  Array.from({ length: COLUMNS }, (_, column) => chosen.filter((row) => ROWS[row].includes(column)).length);

/** Return whether the chosen rows cover each column exactly once. @param {readonly number[]} chosen */
export const isCover = (chosen) => timesOf(chosen).every((times) => times === 1);

/**
 * Return the number of conditions that a full grid must meet, if solving it is treated as an exact cover problem. There
 * is one condition for each cell, and one for each digit in each row, column and box.
 * @param {number} side the number of cells per side
 */
export const conditions = (side) => 4 * side * side;
