/**
 * The crossings of a grid's lines, found from its four corners. A grid is straightened, its crossings are looked for near
 * where they should be, a better homography follows from them, and at the end each crossing may lie a little beside it: paper bends.
 * @typedef {import("./grey.js").Picture} Picture
 * @typedef {import("./quad.js").Point} Point
 * @typedef {import("./quad.js").Quad} Quad
 * @typedef {{ size: number, points: Point[], score: number }} Lattice (size + 1)² crossings row by row, in the picture;
 *   score:
 *   the share of the lines between them that are there
 */
import { picture, sample } from "./grey.js";
import { homography, seen } from "./homography.js";

export const UNIT = 20; // pixels of a cell while lines are looked for
const ARM = 9; // of a line, from a crossing on
const START = 3; // an arm begins beyond the crossing itself
const FLANK = 5; // how far beside a line the paper is looked at

const CLEAR = 0.08; // as dark as a line has to be: a digit, which is darker, counts no more
const HOPELESS = 0.3; // of the lines after a round: no grid

/** In which directions a line leaves a crossing. */
const ARMS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];

const AROUND = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => [dx, dy]));

/** How far beside its neighbours a crossing may lie, in cells. */
const BUSY = 0.6; // of the usual crossing's strength, in an emptier cell: this is no grid
const STRAY = 0.12;

/** How far crossings are looked for in the rounds, in cells; in the last one from where their neighbours are. */
const ROUNDS = [0.4, 0.35, 0.3, 0.25];
const BEND = 0.12;

/**
 * @param {Picture} dark darkness of the photograph @param {Quad} quad where the grid's corners are @param {number} size cells of a side
 * @returns {Lattice | null}
 */
export function latticeOf(dark, quad, size) {
  const ideal = idealOf(size);
  const flatPoints = ideal.map(({ x, y }) => ({ x: (x + 1) * UNIT, y: (y + 1) * UNIT }));
  let h = planeOf(quad, size);
  for (const [round, reach] of ROUNDS.entries()) {
    if (!h) return null;
    const now = h;
    const flat = straightened(dark, now, size);
    const crossings = flatPoints.map((at, i) => crossing(flat, ideal[i], at, size, reach * UNIT));
    const near = crossings.map((_, i) => usual(crossings, flatPoints, i, size));
    if (round < ROUNDS.length - 1) {
      if (score(crossings, near) < HOPELESS) return null;
      h = homography(
        ideal,
        near.map(({ x, y }) => inPicture(now, x, y)),
        crossings.map((it) => Math.max(0, it.strength)),
      );
      continue;
    }
    const last = near.map((at, i) => crossing(flat, ideal[i], at, size, BEND * UNIT));
    const settled = last.map((_, i) => usual(last, flatPoints, i, size));
    const plain = emptiness(flat, crossings, size);
    return { size, points: settled.map(({ x, y }) => inPicture(now, x, y)), score: plain * score(last, settled) };
  }
  return null;
}

/** As straight as its corners say, without a look at its lines. @param {Quad} quad @param {number} size @returns {Lattice | null} */
export function straightLattice(quad, size) {
  const h = planeOf(quad, size);
  return h && { size, points: idealOf(size).map(({ x, y }) => seen(h, x, y)), score: 0 };
}

/** @param {number} size */
const idealOf = (size) =>
  Array.from({ length: (size + 1) ** 2 }, (_, i) => ({ x: i % (size + 1), y: Math.floor(i / (size + 1)) }));

/** @param {Quad} quad @param {number} size */
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

/** @param {number[]} h @param {number} x @param {number} y of the straightened picture */
const inPicture = (h, x, y) => seen(h, x / UNIT - 1, y / UNIT - 1);

/** The grid with a cell's breadth around it, each cell UNIT pixels. @param {Picture} dark @param {number[]} h @param {number} size */
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
 * @typedef {{ x: number, y: number, strength: number, arms: number[] }} Crossing in the straightened picture; how dark each arm is
 * @param {Picture} flat @param {Point} ideal @param {Point} from where it is looked for @param {number} size @param {number} reach
 * @returns {Crossing}
 */
function crossing(flat, ideal, from, size, reach) {
  const directions = ARMS.filter(([dx, dy]) => inside(ideal.x + dx, size) && inside(ideal.y + dy, size));
  const [cx, cy, far] = [Math.round(from.x), Math.round(from.y), Math.floor(reach)];
  const arms = directions.map(() => 0); // of the place that is looked at, filled anew at each: there are thousands
  /** @type {Crossing} */
  let best = { x: cx, y: cy, strength: 0, arms: [...arms] };
  for (let y = cy - far; y <= cy + far; y++)
    for (let x = cx - far; x <= cx + far; x++) {
      let clear = 0;
      for (let i = 0; i < arms.length; i++) {
        arms[i] = armAt(flat, x, y, directions[i][0], directions[i][1]);
        clear += Math.min(arms[i], CLEAR) / arms.length;
      }
      const strength = clear * (1 - 0.3 * (((x - cx) ** 2 + (y - cy) ** 2) / (reach * reach)));
      if (strength > best.strength) best = { x, y, strength, arms: [...arms] };
    }
  return best;
}

/** @param {number} line @param {number} size */
const inside = (line, size) => line >= 0 && line <= size;

/** How much darker an arm is than the paper on both sides. @param {Picture} flat @param {number} x @param {number} y @param {number} dx @param {number} dy */
function armAt({ width, data }, x, y, dx, dy) {
  const along = dy * width + dx;
  const aside = FLANK * (dx * width + dy);
  let at = y * width + x + START * along;
  let sum = 0;
  for (let i = START; i <= ARM; i++, at += along) sum += 2 * data[at] - data[at + aside] - data[at - aside];
  return sum / (2 * (ARM - START + 1));
}

/**
 * 1 where there are crossings at the crossings and not in the middle of the cells, too, as in noise, in text, or in a finer grid; else 0.
 * @param {Picture} flat @param {Crossing[]} crossings @param {number} size
 */
function emptiness(flat, crossings, size) {
  const middles = Array.from({ length: size * size }, (_, i) => ({
    x: (i % size) + 0.5,
    y: Math.floor(i / size) + 0.5,
  }));
  const among = middles.map((at) => {
    const from = { x: (at.x + 1) * UNIT, y: (at.y + 1) * UNIT };
    return crossing(flat, at, from, size, ROUNDS[ROUNDS.length - 1] * UNIT).strength;
  });
  const sorted = (/** @type {number[]} */ values) => values.sort((a, b) => a - b);
  const quarter = sorted(among)[among.length >> 2];
  const half = sorted(crossings.map((it) => it.strength))[crossings.length >> 1];
  return quarter < BUSY * half ? 1 : 0;
}

/**
 * The share of lines that are there, and go on where their neighbours do.
 * @param {Crossing[]} crossings @param {Point[]} near where the neighbours want them
 */
function score(crossings, near) {
  const arms = crossings.flatMap((it) => it.arms).sort((a, b) => a - b);
  const least = Math.max(0.01, 0.12 * arms[Math.floor(arms.length * 0.8)]);
  const there = crossings.map(({ x, y, arms }, i) =>
    Math.hypot(near[i].x - x, near[i].y - y) > STRAY * UNIT ? 0 : arms.filter((arm) => arm > least).length,
  );
  return there.reduce((sum, count) => sum + count, 0) / arms.length;
}

/**
 * A crossing moved as those around it are: by the median of the nine.
 * @param {Crossing[]} crossings @param {Point[]} ideal @param {number} i @param {number} size @returns {Point}
 */
function usual(crossings, ideal, i, size) {
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
