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
  const { areas, pairs, singles, sums, joint } = geometry(name);
  if (areas.length + pairs.length + singles.length + sums.length + joint.length === 0) return [];
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
  const told = jointProblems({ geometry: name, values }) ?? [];
  return unique([...found.map(({ kind, cells }) => problem(kind, cells)), ...told]);
}

/** The number of boards for which Python's answers are remembered. */
const MOST = 32;

/** The problems that Python has found in boards, by geometry and digits. @type {Map<string, Problem[]>} */
const told = new Map();

/**
 * Remember which rules the digits on a board break.
 * @param {{geometry: string, values: string}} board @param {Problem[]} problems
 */
export function learnJoint({ geometry: name, values }, problems) {
  told.set(`${name} ${values}`, problems);
  for (const oldest of [...told.keys()].slice(0, -MOST)) told.delete(oldest);
}

/**
 * Return the problems that Python has found in a board, or null if it has not been asked.
 * @param {{geometry: string, values: string}} board
 */
export const jointProblems = ({ geometry: name, values }) => told.get(`${name} ${values}`) ?? null;

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
