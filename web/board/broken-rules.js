/**
 * The rules that the digits on a board break, besides those about houses, in the same way as Python's grid/problems.py.
 * @typedef {import("../contract/shapes.js").Problem} Problem
 */
import { digitOf } from "./board.js";
import { geometry } from "./geometry.js";

/**
 * Return a problem for each set of cells that breaks a rule, each once.
 * @param {{geometry: string, values: string}} board @returns {Problem[]}
 */
export function brokenRules({ geometry: name, values }) {
  const { areas, pairs, singles, sums } = geometry(name);
  if (areas.length + pairs.length + singles.length + sums.length === 0) return [];
  const digits = [...values].map(digitOf);
  const allows = (/** @type {number} */ mask, /** @type {number} */ digit) => !digit || mask & (1 << (digit - 1));
  const found = [
    ...areas.flatMap(({ kind, cells }) => alike(cells, values).map((same) => ({ kind, cells: same }))),
    ...pairs
      .filter(({ one, other, allowed }) => digits[one] && !allows(allowed[digits[one] - 1], digits[other]))
      .map(({ kind, one, other }) => ({ kind, cells: [one, other] })),
    ...singles
      .filter(({ cell, allowed }) => !allows(allowed, digits[cell]))
      .map(({ kind, cell }) => ({ kind, cells: [cell] })),
    ...sums.filter((sum) => isFilled(sum.cells, digits) && sumOf(sum, digits) !== sum.total),
  ];
  return unique(found.map(({ kind, cells }) => problem(kind, cells)));
}

/**
 * Return, for each digit that some of these cells repeat, the cells that have it.
 * @param {number[]} cells @param {string} values
 */
export function alike(cells, values) {
  /** @type {Map<string, number[]>} */
  const places = new Map();
  for (const cell of cells) {
    if (values[cell] !== ".") places.set(values[cell], [...(places.get(values[cell]) ?? []), cell]);
  }
  return [...places.values()].filter((same) => same.length > 1);
}

/** @param {number[]} cells @param {number[]} digits */
const isFilled = (cells, digits) => cells.every((cell) => digits[cell]);

/** @param {import("./meaning.js").Sum} sum @param {number[]} digits */
const sumOf = ({ cells, factors }, digits) => cells.reduce((sum, cell, at) => sum + factors[at] * digits[cell], 0);

/** @param {string} rule @param {number[]} cells @returns {Problem} */
const problem = (rule, cells) => ({
  ...{ code: "broken-rule", digit: null, house: null, rule },
  cells: cells.toSorted((a, b) => a - b),
});

/** @param {Problem[]} problems */
const unique = (problems) => [...new Map(problems.map((one) => [`${one.rule} ${one.cells}`, one])).values()];
