/**
 * The search for a grid in a photograph.
 * @typedef {import("./grey.js").Picture} Picture
 * @typedef {import("./lattice.js").Lattice} Lattice
 * @typedef {import("./quad.js").Point} Point
 * @typedef {import("./quad.js").Quad} Quad
 */
import { components } from "./components.js";
import { UNIT } from "./crossing.js";
import { darkness, shrunk } from "./grey.js";
import { latticeOf, straightLattice } from "./lattice.js";
import { area, hull, largestQuad, ordered, withCornerMoved } from "./quad.js";

/**
 * The settings for separating ink from paper, for blurred and for clear pictures. Each pixel is compared with its
 * surroundings, which reach as far as the picture's longer side divided by `part`. A pixel counts as ink if it is
 * darker than its surroundings by at least `least`.
 */
const SETTINGS = [
  { part: 40, least: 0.1 },
  { part: 40, least: 0.05 },
  { part: 80, least: 0.05 },
  { part: 20, least: 0.15 },
];
/**
 * The numbers that decide which surroundings each pixel is compared with in the search for lines. Normally the
 * surroundings reach as far as the picture's longer side divided by WIDE, so that a line has little effect on its own
 * surroundings. In a grid that fills the picture, they reach as far as the side of a cell divided by HALVES if this is
 * further, because otherwise the centre of a blank cell would look like a line.
 */
const WIDE = 20;
const HALVES = 2;
const LEAST_SIDE = 0.2; // the least side of a grid, as a part of the picture's shorter side
const MOST_COMPONENTS = 4; // the number of components that are tried for each setting, the largest first
const LEAST_SCORE = 0.7; // the share of a grid's lines that must be found
const GOOD_SCORE = 0.985; // the share of lines found that ends the search, if the grid is also large
const LARGE_ENOUGH = GOOD_SCORE ** 4 * 0.15 ** 0.25; // the worth of a good grid that covers 15 % of the picture
const OTHER_SIZES = [6, 16];
const SURE_SCORE = 0.85; // the share of lines of a 9x9 grid above which no other size is tried

/** @typedef {{ lattice: Lattice, worth: number }} Found */

/**
 * Return the lattice of the best grid in a picture, which contains the positions where the lines of the grid cross.
 * Return null if no grid is found.
 * @param {Picture} grey @returns {Lattice | null}
 */
export function findGrid(grey) {
  return search(grey)?.lattice ?? null;
}

/**
 * Return the lattice of the grid with the given corners. If the lines of the grid cannot be found, the lattice is
 * calculated from the corners alone.
 * @param {Picture} grey @param {Point[]} corners in any order @returns {Lattice | null} null if the corners do not form
 *   a quadrilateral
 */
export function gridAt(grey, corners) {
  const around = hull(corners);
  if (around.length !== 4) return null;
  const quad = ordered(around);
  const seen = [9, ...OTHER_SIZES].map((size) => scaledLattice(levelsOf(grey, size), quad, size));
  return seen.reduce((best, one) => (one && one.score > (best?.score ?? 0) ? one : best), straightLattice(quad, 9));
}

/** Search a picture for grids of all sizes, and return the best one. @param {Picture} grey @returns {Found | null} */
function search(grey) {
  const levels = levelsOf(grey, 9);
  /** @type {Quad[][]} */
  const seen = [];
  /** @type {Found | null} */
  let best = null;
  for (const { part, least } of SETTINGS) {
    const quads = quadsIn(darkness(grey, reachOf(grey, part)), least);
    seen.push(quads);
    best = better(best, bestOf(levels, quads, 9));
    if (best && best.lattice.score > GOOD_SCORE && best.worth > LARGE_ENOUGH) return best;
  }
  if (best && best.lattice.score > SURE_SCORE) return best;
  for (const size of OTHER_SIZES) {
    const others = levelsOf(grey, size);
    for (const quads of seen) best = better(best, bestOf(others, quads, size));
  }
  return best;
}

/**
 * Return how far the surroundings of a pixel reach: the longer side of the picture divided by `part`, in pixels.
 * @param {Picture} grey @param {number} part
 */
const reachOf = (grey, part) => Math.ceil(Math.max(grey.width, grey.height) / part);

/**
 * Return three pictures that say how dark each pixel is. The first is as large as the given picture. The second has
 * half its width and height, and the third a quarter.
 * @param {Picture} grey
 * @param {number} size  the number of cells per side of the grid to look for
 */
function levelsOf(grey, size) {
  const dark = darkness(grey, reachOf(grey, Math.min(WIDE, HALVES * size)));
  const longer = Math.max(grey.width, grey.height);
  return [dark, shrunk(dark, longer / 2), shrunk(dark, longer / 4)];
}

/**
 * Return the best of the lattices that are found in the given quadrilaterals. A lattice is better if its grid is larger
 * and if more of the grid's lines were found.
 * @param {Picture[]} levels @param {Quad[]} quads @param {number} size @returns {Found | null}
 */
function bestOf(levels, quads, size) {
  /** @type {Found | null} */
  let best = null;
  for (const quad of quads) {
    const lattice = scaledLattice(levels, quad, size);
    if (!lattice || lattice.score < LEAST_SCORE) continue;
    const share = area(quad) / (levels[0].width * levels[0].height);
    best = better(best, { lattice, worth: lattice.score ** 4 * share ** 0.25 });
    if (lattice.score > GOOD_SCORE) break;
  }
  return best;
}

/** @param {Found | null} a @param {Found | null} b */
const better = (a, b) => (b && b.worth > (a?.worth ?? 0) ? b : a);

/**
 * Return quadrilaterals around the largest connected dark areas. Each is a possible outline of a grid.
 * @param {Picture} dark @param {number} least
 * @returns {Quad[]} the quadrilaterals, largest first; then variants of the two largest, each with one corner moved
 */
function quadsIn(dark, least) {
  const side = LEAST_SIDE * Math.min(dark.width, dark.height);
  const seen = components(dark, least)
    .filter((it) => it.right - it.left > side && it.bottom - it.top > side)
    .map((it) => largestQuad(it, dark.width))
    .filter((quad) => quad !== null)
    .sort((a, b) => area(b) - area(a))
    .slice(0, MOST_COMPONENTS);
  return [...seen, ...seen.slice(0, 2).flatMap((quad) => [0, 1, 2, 3].map((corner) => withCornerMoved(quad, corner)))];
}

/**
 * Find the lattice of a grid. The search uses the picture in which the cells are about UNIT pixels wide, so that no
 * thin line falls between two samples.
 * @param {Picture[]} levels the same picture in several sizes, each half as large as the one before
 * @param {Quad} quad the corners of the grid in the largest picture
 * @param {number} size the number of cells per side
 */
function scaledLattice(levels, quad, size) {
  const cell = Math.sqrt(area(quad)) / size;
  const level = Math.min(levels.length - 1, Math.max(0, Math.round(Math.log2(cell / UNIT))));
  const scale = levels[level].width / levels[0].width;
  const to =
    (/** @type {number} */ by) =>
    (/** @type {Point} */ { x, y }) => ({ x: (x + 0.5) * by - 0.5, y: (y + 0.5) * by - 0.5 });
  const lattice = latticeOf(levels[level], /** @type {Quad} */ (quad.map(to(scale))), size);
  return lattice && { ...lattice, points: lattice.points.map(to(1 / scale)) };
}
