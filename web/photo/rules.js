/**
 * The rules of a puzzle that its lines show: the regions of a jigsaw, and the cages of a killer with their sums.
 * @typedef {import("./grey.js").Picture} Picture
 * @typedef {import("./lattice.js").Lattice} Lattice
 * @typedef {{ sum: number, cells: number[] }} Cage
 * @typedef {{ regions: number[] | null, cages: Cage[] | null, isUnclear: boolean, turns: number | null }} Rules  `regions`:
 *   the region of each cell of a jigsaw; `isUnclear`: whether there seem to be regions or cages that are not certain;
 *   `turns`: the quarter turns to the left that the sums show
 */
import { irregularRegions } from "./boxes.js";
import { cagesIn } from "./cages.js";
import { sumsIn } from "./sums.js";
import { turned } from "./turned.js";

const LARGEST = 9; // the largest grid in which cages are looked for

/**
 * Return the rules that the lines of a grid show, for the grid as it is in the photograph. Only cages are upright.
 * @param {Picture} grey @param {Lattice} lattice @param {import("./net.js").Net} net @returns {Rules}
 */
export function rulesIn(grey, lattice, net) {
  const regions = irregularRegions(grey, lattice);
  const pieces = lattice.size <= LARGEST ? cagesIn(grey, lattice) : null;
  const ways = pieces?.length ? [0, 1, 2, 3].flatMap((turns) => uprightCages(grey, lattice, pieces, turns, net)) : [];
  const [way] = ways.length === 1 ? ways : [];
  const isUnclear = regions?.length === 0 || (pieces !== null && !way);
  return { regions: regions?.length ? regions : null, cages: way?.cages ?? null, isUnclear, turns: way?.turns ?? null };
}

/**
 * Return the cages of a grid after some quarter turns, if all of them have sums that fit: the digits of the whole grid are
 * in the cages.
 * @param {Picture} grey @param {Lattice} lattice @param {number[][]} pieces @param {number} turns
 * @param {import("./net.js").Net} net @returns {{cages: Cage[], turns: number}[]}
 */
function uprightCages(grey, { size, points, score }, pieces, turns, net) {
  const order = turned([...Array(size * size).keys()], turns);
  const cages = pieces.map((cells) => cells.map((cell) => order.indexOf(cell)).sort((a, b) => a - b));
  const sums = sumsIn(grey, { size, points: turned(points, turns), score }, cages, net);
  if (!sums || sums.reduce((total, sum) => total + sum, 0) !== size * triangle(size)) return [];
  const isPossible = cages.every(
    ({ length }, i) => sums[i] >= triangle(length) && sums[i] <= length * (size + 1) - triangle(length),
  );
  return isPossible ? [{ cages: cages.map((cells, i) => ({ sum: sums[i], cells })), turns }] : [];
}

/** Return the sum of the numbers from 1. @param {number} last */
const triangle = (last) => (last * (last + 1)) / 2;
