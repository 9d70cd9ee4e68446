/**
 * The meaning of the rules of a puzzle besides houses, as Python says.
 * @typedef {import("../contract/shapes.js").RulesOf} RulesOf
 * @typedef {{kind: string, cells: number[]}} Area  cells whose digits are all different
 * @typedef {{kind: string, one: number, other: number, allowed: number[]}} Pair  for each digit of the cell `one`, the
 *   digits that the cell `other` may have; bit 0 is digit 1
 * @typedef {{kind: string, cell: number, allowed: number}} Single  the digits that a cell may have
 * @typedef {{kind: string, total: number, cells: number[], factors: number[]}} Sum  the digits of the cells, each times
 *   its factor, add up to the total
 * @typedef {{areas: Area[], pairs: Pair[], singles: Single[], sums: Sum[], stated: RulesOf["rules"],
 *   joint: string[]}} Meaning
 *   `stated`: the rules, as Python has read them; `joint`: the kinds of rules that only Python can check
 */

import { NO_DRAWING } from "./shapes.js";

/**
 * Return what rules mean besides houses. Without an answer, all lists are empty.
 * @param {RulesOf} [answer] @returns {Meaning}
 */
export function meaningOf({ rules: stated, apart, pairs, only, sums, tables, joint } = NO_RULES) {
  return {
    areas: apart.map(([kind, cells]) => ({ kind, cells })),
    pairs: pairs.map(([kind, one, other, table]) => ({ kind, one, other, allowed: tables[table] })),
    singles: only.map(([kind, cell, digits]) => ({ kind, cell, allowed: maskOf(digits) })),
    sums: sums.map(([kind, total, cells, factors]) => ({ kind, total, cells, factors })),
    stated,
    joint,
  };
}

/** The answer for a geometry without rules. @type {RulesOf} */
export const NO_RULES = {
  rules: [],
  houses: [],
  apart: [],
  only: [],
  pairs: [],
  sums: [],
  tables: [],
  joint: [],
  alike: false,
  drawing: NO_DRAWING,
};

/** @param {number[]} digits */
const maskOf = (digits) => digits.reduce((mask, digit) => mask | (1 << (digit - 1)), 0);

/**
 * Return the digits that the rules leave to each cell beside the digits on the board, as masks.
 * @param {Meaning & {cells: number}} meaning @param {number[]} digits of all cells, 0 for a blank cell
 */
export function allowedBy({ cells, pairs, singles }, digits) {
  const left = Array(cells).fill(ALL);
  for (const { cell, allowed } of singles) left[cell] &= allowed;
  for (const { one, other, allowed } of pairs) {
    if (digits[one]) left[other] &= allowed[digits[one] - 1];
    if (digits[other]) left[one] &= partnersOf(allowed, digits[other]);
  }
  return left;
}

/** The mask of all digits, whatever the size of the grid. */
const ALL = (1 << 30) - 1;

/** Return the digits of the first cell of a pair that go with a digit of the second. @param {number[]} allowed @param {number} digit */
const partnersOf = (allowed, digit) =>
  maskOf(allowed.flatMap((others, at) => (others & (1 << (digit - 1)) ? [at + 1] : [])));

/**
 * Return the pairs of cells that can never have the same digit, such as successive cells of a thermometer.
 * @param {Meaning} meaning
 */
export const unequal = ({ pairs }) =>
  pairs
    .filter(({ allowed }) => allowed.every((others, at) => !(others & (1 << at))))
    .map(({ one, other }) => ({ cells: [one, other] }));
