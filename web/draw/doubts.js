/**
 * Cells that look as if a rule was drawn wrongly or forgotten. They are marked while rules are drawn.
 * @typedef {{overlapping: number[], uncaged: number[], closed: number[]}} Doubts  cells in several cages; cells in no
 *   cage, of a killer; cells of regions that have the wrong size and cannot grow
 */
import { geometry } from "../board/geometry.js";
import { CAGES, rulesIn } from "./named.js";

/** Cells without a cage are marked as soon as this part of the cells is in cages. */
const MOST = 0.75;

/** @type {{name: string, doubts: Doubts}} */
let last = { name: "", doubts: { overlapping: [], uncaged: [], closed: [] } };

/** Return the doubtful cells of a geometry. The last answer is remembered. @param {string} name @returns {Doubts} */
export function doubtsOf(name) {
  if (last.name !== name) last = { name, doubts: { ...cageDoubts(name), closed: closedIn(name) } };
  return last.doubts;
}

/** Return all doubtful cells. @param {string} name */
export const doubtfulIn = (name) => [...new Set(Object.values(doubtsOf(name)).flat())];

/** @param {string} name */
function cageDoubts(name) {
  const { cells: count } = geometry(name);
  const cages = rulesIn(name).filter(({ kind }) => CAGES.includes(kind));
  const times = Array(count).fill(0);
  for (const cell of cages.flatMap(({ cells }) => cells)) times[cell] += 1;
  const where = (/** @type {(found: number) => boolean} */ test) =>
    times.flatMap((found, cell) => (test(found) ? [cell] : []));
  const uncaged = where((found) => !found);
  return { overlapping: where((found) => found > 1), uncaged: uncaged.length <= count * (1 - MOST) ? uncaged : [] };
}

/** @param {string} name */
function closedIn(name) {
  const { side: n, regions } = geometry(name);
  const signs = [...new Set(regions)].filter((sign) => sign !== ".");
  return signs.flatMap((sign) => {
    const cells = [...regions].flatMap((other, cell) => (other === sign ? [cell] : []));
    const canGrow = cells.length < n && cells.some((cell) => besides(cell, n).some((other) => regions[other] === "."));
    return cells.length === n || canGrow ? [] : cells;
  });
}

/** Return the cells that share a side with a cell. @param {number} cell @param {number} n */
const besides = (cell, n) => [
  ...(cell % n ? [cell - 1] : []),
  ...((cell + 1) % n ? [cell + 1] : []),
  ...(cell >= n ? [cell - n] : []),
  ...(cell < n * (n - 1) ? [cell + n] : []),
];
