/**
 * Small grids for the lessons on how programs solve. They have 4x4 cells. A cell is a number from 0 to 15. A digit is a
 * number from 1 to 4, and 0 stands for a blank cell. Functions here are pure.
 * @typedef {readonly number[]} Values
 */
export const SIDE = 4;
export const CELLS = SIDE * SIDE;
export const DIGITS = [1, 2, 3, 4];

/**
 * The puzzle that the lessons use. Backtracking in reading order tries fifteen digits on it and goes back five times.
 */
export const PUZZLE = ".....32442.1....";

/** @param {number} cell */
export const rowOf = (cell) => Math.floor(cell / SIDE);
/** @param {number} cell */
export const columnOf = (cell) => cell % SIDE;
/** @param {number} cell */
export const boxOf = (cell) => 2 * Math.floor(rowOf(cell) / 2) + Math.floor(columnOf(cell) / 2);

/** Return the name of a cell, such as r1c2. @param {number} cell */
export const nameOf = (cell) => `r${rowOf(cell) + 1}c${columnOf(cell) + 1}`;

/** For each type of house, the function that returns the index of a cell's house. */
const HOUSES = { row: rowOf, column: columnOf, box: boxOf };

/** @typedef {keyof typeof HOUSES} House */
export const KINDS = /** @type {House[]} */ (Object.keys(HOUSES));

/** Return the values of a grid that is written as a text of 16 characters. @param {string} text @returns {Values} */
export const valuesOf = (text) => Array.from(text, (character) => Number(character.replace(".", "0")));

/**
 * Return the digits in one of a cell's houses: its row, column or box. The digit in the cell itself does not count.
 * @param {Values} values @param {number} cell @param {House} kind
 */
export function usedIn(values, cell, kind) {
  const houseOf = HOUSES[kind];
  const inHouse = values.filter((_, other) => other !== cell && houseOf(other) === houseOf(cell));
  return DIGITS.filter((digit) => inHouse.includes(digit));
}

/**
 * Return the type of a cell's house that already contains a digit: the first of row, column and box. Return null if the
 * digit fits.
 * @param {Values} values @param {number} cell @param {number} digit
 */
export const clashOf = (values, cell, digit) =>
  KINDS.find((kind) => usedIn(values, cell, kind).includes(digit)) ?? null;

/** Return the digits that fit in a cell. @param {Values} values @param {number} cell */
export const candidatesOf = (values, cell) => DIGITS.filter((digit) => !clashOf(values, cell, digit));

/** @param {Values} values */
export const blanksOf = (values) => values.flatMap((value, cell) => (value ? [] : [cell]));

/**
 * Return the grid with another digit in one cell.
 * @param {Values} values @param {number} cell @param {number} digit @returns {Values}
 */
export const withDigit = (values, cell, digit) => values.map((value, at) => (at === cell ? digit : value));

/**
 * Return the number of solutions, counted up to `most`. At each step, the cell with the fewest candidates is filled.
 * @param {Values} values @param {number} most @returns {number}
 */
export function countSolutions(values, most) {
  const [cell, ...others] = blanksOf(values);
  if (cell === undefined) return 1;
  const fewest = others.reduce(
    (best, other) => (optionsAt(values, other) < optionsAt(values, best) ? other : best),
    cell,
  );
  return candidatesOf(values, fewest).reduce(
    (count, digit) => (count < most ? count + countSolutions(withDigit(values, fewest, digit), most - count) : count),
    0,
  );
}

/** Return the number of digits that fit in a cell. @param {Values} values @param {number} cell */
export const optionsAt = (values, cell) => candidatesOf(values, cell).length;
