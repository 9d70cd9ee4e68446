/**
 * Tables of used digits for a cell: the digits in its row, column and box, and the digits that are left. Functions here
 * are pure.
 * @typedef {import("./small.js").Values} Values
 * @typedef {Record<import("./small.js").House | "left", number[]>} Table
 */
import { candidatesOf, DIGITS, KINDS, usedIn } from "./small.js";

/**
 * The entries of the table that the pupil fills in for a cell: the digits used in its row, in its column and in its
 * box, and the digits that are left.
 */
export const LINES = /** @type {const} */ ([...KINDS, "left"]);

/** @type {Table} */
export const NO_TABLE = { row: [], column: [], box: [], left: [] };

/**
 * Return the correct table of a cell: the digits used in its row, column and box, and the digits that are left.
 * @param {Values} values @param {number} cell @returns {Table}
 */
export function tableOf(values, cell) {
  const of = (/** @type {import("./small.js").House} */ kind) => usedIn(values, cell, kind);
  return { row: of("row"), column: of("column"), box: of("box"), left: candidatesOf(values, cell) };
}

/**
 * Return the names of the entries that are wrong in the pupil's table of used digits.
 * @param {Table} table @param {Table} right
 */
export const wrongLines = (table, right) => LINES.filter((line) => bits(table[line]) !== bits(right[line]));

/**
 * Return digits as one number, in the way programs store them: digit 1 is the lowest bit.
 * @param {readonly number[]} digits
 */
export const bits = (digits) => digits.reduce((sum, digit) => sum | (1 << (digit - 1)), 0);

/** Return the bits of digits as text, with digit 4 first. @param {readonly number[]} digits */
export const bitText = (digits) => bits(digits).toString(2).padStart(DIGITS.length, "0");

/**
 * Return the digits with one digit added, or removed if it is already there.
 * @param {readonly number[]} digits @param {number} digit
 */
export const toggled = (digits, digit) =>
  digits.includes(digit) ? digits.filter((each) => each !== digit) : [...digits, digit].sort();
