/**
 * Small grids for the lessons on programs. They are 4x4: a cell is a number from 0 to 15, a digit is from 1 to 4, and 0
 * is a blank cell. Functions here are pure.
 *
 * @typedef {readonly number[]} Values
 */
export const SIDE = 4;
export const CELLS = SIDE * SIDE;
export const DIGITS = [1, 2, 3, 4];

/** The puzzle of the lessons. In reading order, backtracking tries fifteen digits and goes back five times. */
export const PUZZLE = ".....32442.1....";

/** @param {number} cell */
export const rowOf = (cell) => Math.floor(cell / SIDE);
/** @param {number} cell */
export const columnOf = (cell) => cell % SIDE;
/** @param {number} cell */
export const boxOf = (cell) => 2 * Math.floor(rowOf(cell) / 2) + Math.floor(columnOf(cell) / 2);

/** Return the name of a cell, such as r1c2. @param {number} cell */
export const nameOf = (cell) => `r${rowOf(cell) + 1}c${columnOf(cell) + 1}`;

/** The houses of a cell: functions that return the index of its row, column and box. */
const HOUSES = { row: rowOf, column: columnOf, box: boxOf };

/** @typedef {keyof typeof HOUSES} House */
export const KINDS = /** @type {House[]} */ (Object.keys(HOUSES));

/** Return the values of a text of 16 characters. @param {string} text @returns {Values} */
export const valuesOf = (text) => Array.from(text, (character) => Number(character.replace(".", "0")));

/** Return the digits in a cell's row, column or box. @param {Values} values @param {number} cell @param {House} kind */
export function usedIn(values, cell, kind) {
  const houseOf = HOUSES[kind];
  const inHouse = values.filter((_, other) => other !== cell && houseOf(other) === houseOf(cell));
  return DIGITS.filter((digit) => inHouse.includes(digit));
}

/**
 * Return the kind of the first house of a cell that already has the digit, or null if the digit fits.
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
 * Return the number of solutions, at most `most`. The cell with the fewest candidates is filled first.
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
