/**
 * The crossings of a grid's lines, found from the corners of the grid. First the grid is straightened by a homography.
 * Then each crossing is looked for near its expected position. The crossings give a better homography, and both steps
 * are repeated. At the end, each crossing may deviate a little from the homography, because paper bends.
 * @typedef {import("./crossing.js").Crossing} Crossing
 * @typedef {import("./crossing.js").Lines} Lines
 * @typedef {import("./grey.js").Picture} Picture
 * @typedef {import("./quad.js").Point} Point
 * @typedef {import("./quad.js").Quad} Quad
 * @typedef {{ size: number, points: Point[], score: number }} Lattice `points`: (size + 1)² crossings row by row,
 *   in the picture; `score`: the share of the lines between them that were found
 */
import { crossing, inside, linesIn, UNIT } from "./crossing.js";
import { picture, sample } from "./grey.js";
import { homography, project } from "./homography.js";

const LEAST_SHARE = 0.3; // the share of lines found below which there is no grid

const AROUND = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => [dx, dy]));

const MOST_IN_CENTRES = 0.6; // the strength of centres of cells, relative to crossings, above which there is no grid
const MOST_DEVIATION = 0.12; // the greatest deviation of a crossing from where its neighbours expect it, in cells

/**
 * The distances, in cells, within which crossings are looked for, one for each round of the search. After the last
 * round, each crossing is looked for once more, within BEND of the position that its neighbours suggest.
 */
const ROUNDS = [0.4, 0.35, 0.3, 0.25];
const BEND = 0.12;

/**
 * Return the lattice of the grid with the given corners, or null if there is no grid.
 * @param {Picture} dark  the darkness of the photograph
 * @param {Quad} quad  the grid's corners
 * @param {number} size  the number of cells per side
 * @returns {Lattice | null}
 */
export function latticeOf(dark, quad, size) {
  const ideal = idealOf(size);
  const flatPoints = ideal.map(({ x, y }) => ({ x: (x + 1) * UNIT, y: (y + 1) * UNIT }));
  let h = planeOf(quad, size);
  for (const [round, reach] of ROUNDS.entries()) {
    if (!h) return null;
    const now = h;
    const lines = linesIn(straightened(dark, now, size));
    const crossings = flatPoints.map((at, i) => crossing(lines, ideal[i], at, size, reach * UNIT));
    const near = crossings.map((_, i) => expectedPoint(crossings, flatPoints, i, size));
    if (round < ROUNDS.length - 1) {
      if (score(crossings, near) < LEAST_SHARE) return null;
      h = homography(
        ideal,
        near.map(({ x, y }) => inPicture(now, x, y)),
        crossings.map((it) => Math.max(0, it.strength)),
      );
      continue;
    }
    const last = near.map((at, i) => crossing(lines, ideal[i], at, size, BEND * UNIT));
    const settled = last.map((_, i) => expectedPoint(last, flatPoints, i, size));
    const plain = emptiness(lines, crossings, size);
    return { size, points: settled.map(({ x, y }) => inPicture(now, x, y)), score: plain * score(last, settled) };
  }
  return null;
}

/**
 * Return the lattice that follows from the corners alone. The lines in the picture are not used.
 * @param {Quad} quad @param {number} size @returns {Lattice | null}
 */
export function straightLattice(quad, size) {
  const h = planeOf(quad, size);
  return h && { size, points: idealOf(size).map(({ x, y }) => project(h, x, y)), score: 0 };
}

/** Return where the lines of a straight grid with cells of side 1 cross. @param {number} size */
const idealOf = (size) =>
  Array.from({ length: (size + 1) ** 2 }, (_, i) => ({ x: i % (size + 1), y: Math.floor(i / (size + 1)) }));

/**
 * Return the homography from a straight grid with cells of side 1 to the picture.
 * @param {Quad} quad @param {number} size
 */
const planeOf = (quad, size) =>
  homography(
    [
      { x: 0, y: 0 },
      { x: size, y: 0 },
      { x: size, y: size },
      { x: 0, y: size },
    ],
    quad,
  );

/** @param {number[]} h @param {number} x @param {number} y  in the straightened picture */
const inPicture = (h, x, y) => project(h, x / UNIT - 1, y / UNIT - 1);

/**
 * Return the picture of the straightened grid. The side of a cell is UNIT pixels, and there is a margin of one cell
 * around the grid.
 * @param {Picture} dark @param {number[]} h @param {number} size
 */
function straightened(dark, h, size) {
  const flat = picture((size + 2) * UNIT, (size + 2) * UNIT);
  for (let y = 0; y < flat.height; y++)
    for (let x = 0; x < flat.width; x++) {
      const at = inPicture(h, x, y);
      flat.data[y * flat.width + x] = sample(dark, at.x, at.y);
    }
  return flat;
}

/**
 * Return 1 if the centres of cells look empty in comparison with the crossings. Return 0 if they do not, as is the case
 * in noise, in text or in a finer grid.
 * @param {Lines} lines @param {Crossing[]} crossings @param {number} size
 */
function emptiness(lines, crossings, size) {
  const middles = Array.from({ length: size * size }, (_, i) => ({
    x: (i % size) + 0.5,
    y: Math.floor(i / size) + 0.5,
  }));
  const among = middles.map((at) => {
    const from = { x: (at.x + 1) * UNIT, y: (at.y + 1) * UNIT };
    return crossing(lines, at, from, size, ROUNDS[ROUNDS.length - 1] * UNIT).strength;
  });
  const sorted = (/** @type {number[]} */ values) => values.sort((a, b) => a - b);
  const quarter = sorted(among)[among.length >> 2];
  const half = sorted(crossings.map((it) => it.strength))[crossings.length >> 1];
  return quarter < MOST_IN_CENTRES * half ? 1 : 0;
}

/**
 * Return the share of lines that were found. A line counts only if the crossing at its end is near the position that is
 * expected from the neighbouring crossings.
 * @param {Crossing[]} crossings @param {Point[]} near  the positions that the neighbours give
 */
function score(crossings, near) {
  const arms = crossings.flatMap((it) => it.arms).sort((a, b) => a - b);
  const least = Math.max(0.01, 0.12 * arms[Math.floor(arms.length * 0.8)]);
  const there = crossings.map(({ x, y, arms }, i) =>
    Math.hypot(near[i].x - x, near[i].y - y) > MOST_DEVIATION * UNIT ? 0 : arms.filter((arm) => arm > least).length,
  );
  return there.reduce((sum, count) => sum + count, 0) / arms.length;
}

/**
 * Return where a crossing is expected: at its ideal position, moved by the median movement of the crossing itself and
 * its neighbours.
 * @param {Crossing[]} crossings @param {Point[]} ideal @param {number} i @param {number} size @returns {Point}
 */
function expectedPoint(crossings, ideal, i, size) {
  const wide = size + 1;
  const around = AROUND.map(([dx, dy]) => [(i % wide) + dx, Math.floor(i / wide) + dy])
    .filter(([column, row]) => inside(column, size) && inside(row, size))
    .map(([column, row]) => row * wide + column);
  const middle = (/** @type {number[]} */ moves) => moves.sort((a, b) => a - b)[moves.length >> 1];
  return {
    x: ideal[i].x + middle(around.map((at) => crossings[at].x - ideal[at].x)),
    y: ideal[i].y + middle(around.map((at) => crossings[at].y - ideal[at].y)),
  };
}
