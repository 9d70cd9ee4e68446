/**
 * Sums of cells that see each other, such as killer cages: the sets of digits with which they can be filled.
 * @typedef {import("./board.js").BoardState} BoardState
 * @typedef {import("./geometry.js").Geometry} Geometry
 * @typedef {{total: number, cells: number[]}} Cage
 */
import { digitOf } from "./board.js";
import { geometry } from "./geometry.js";

/** @type {WeakMap<Geometry, Cage[]>} */
const known = new WeakMap();

/**
 * Return the sums of cells that all see each other.
 * @param {Geometry} size @returns {Cage[]}
 */
export function cagesOf(size) {
  const found = known.get(size) ?? size.sums.filter((sum) => isCage(sum, size));
  known.set(size, found);
  return found;
}

/** @param {import("./meaning.js").Sum} sum @param {Geometry} size */
const isCage = ({ cells, factors }, { peersOf }) =>
  factors.every((factor) => factor === 1) &&
  cells.every((one, at) => cells.slice(at + 1).every((other) => peersOf[one].has(other)));

/**
 * Return the sets of digits with which a cage can be filled beside the digits that it already has.
 * @param {Cage} cage @param {string} values @param {number} n @returns {number[][]}
 */
export function setsOf({ total, cells }, values, n) {
  const digits = cells.map((cell) => digitOf(values[cell])).filter(Boolean);
  return setsWith(n, cells.length, total).filter((set) => digits.every((digit) => set.includes(digit)));
}

/**
 * Return the sets of so many different digits with a sum, the smallest digits first.
 * @param {number} n @param {number} count @param {number} total @param {number} [from] the smallest digit
 * @returns {number[][]}
 */
export function setsWith(n, count, total, from = 1) {
  if (count === 0) return total === 0 ? [[]] : [];
  const firsts = Array.from({ length: Math.max(0, n - from + 1) }, (_, at) => from + at).filter(
    (digit) => digit <= total,
  );
  return firsts.flatMap((digit) => setsWith(n, count - 1, total - digit, digit + 1).map((rest) => [digit, ...rest]));
}

/**
 * Return the digits that the cages leave to the blank cells, as masks. Other cells, and those in no cage, keep all.
 * @param {Geometry} size @param {string} values @param {number[]} allowed
 */
export function allowedByCages(size, values, allowed) {
  const left = [...allowed];
  for (const cage of cagesOf(size)) {
    const mask = setsOf(cage, values, size.n)
      .flat()
      .reduce((all, digit) => all | (1 << (digit - 1)), 0);
    for (const cell of cage.cells) left[cell] &= mask;
  }
  return left;
}

/** Return the first cage that contains a cell, or null. @param {BoardState} board @param {number} cell */
export const cageAt = ({ geometry: name }, cell) =>
  cagesOf(geometry(name)).find(({ cells }) => cells.includes(cell)) ?? null;
