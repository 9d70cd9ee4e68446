/**
 * Crossings of a grid's lines in a straightened picture. Each crossing is looked for near its expected position.
 * @typedef {import("./grey.js").Picture} Picture
 * @typedef {import("./quad.js").Point} Point
 * @typedef {{ width: number, across: Float64Array, down: Float64Array }} Lines for each pixel, how much darker it is
 *   than the paper on both sides of a line through it, summed over the two sides; `across` is for horizontal lines,
 *   `down` for vertical ones
 * @typedef {{ x: number, y: number, strength: number, arms: number[] }} Crossing `arms`: the darkness of each line
 *   that leaves the crossing
 */

export const UNIT = 20; // the side of a cell while lines are looked for, in pixels
const ARM = 9; // the distance from the crossing at which an arm ends, in pixels
const START = 3; // the distance from the crossing at which an arm begins, in pixels
const FLANK = 5; // the distance from a line at which the paper beside it is measured, in pixels

const CLEAR = 0.08; // the darkness of a clear line; anything darker, such as a digit, counts no more than a clear line

/** The four directions in which lines leave a crossing. A line that leaves it is called an arm. */
const ARMS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];

/**
 * Return, for each pixel, how dark a horizontal and a vertical line through it would be.
 * @param {Picture} flat @returns {Lines}
 */
export function linesIn({ width, data }) {
  const [across, down] = [new Float64Array(data.length), new Float64Array(data.length)];
  const beside = FLANK * width;
  for (let at = beside; at < data.length - beside; at++) {
    across[at] = 2 * data[at] - data[at - beside] - data[at + beside];
    down[at] = 2 * data[at] - data[at - FLANK] - data[at + FLANK];
  }
  return { width, across, down };
}

/**
 * Return the clearest crossing near a point. Of two crossings that are equally clear, the nearer one is preferred.
 * @param {Lines} lines
 * @param {Point} ideal  the column and row of the crossing in the grid
 * @param {Point} from  its expected position in the picture, in pixels
 * @param {number} size  the number of cells per side of the grid
 * @param {number} reach  how far to look, in pixels
 * @returns {Crossing}
 */
export function crossing(lines, ideal, from, size, reach) {
  const directions = ARMS.filter(([dx, dy]) => inside(ideal.x + dx, size) && inside(ideal.y + dy, size));
  const [cx, cy, far] = [Math.round(from.x), Math.round(from.y), Math.floor(reach)];
  const arms = directions.map(() => 0); // one list for all points, because there are thousands of points
  /** @type {Crossing} */
  let best = { x: cx, y: cy, strength: 0, arms: [...arms] };
  for (let y = cy - far; y <= cy + far; y++)
    for (let x = cx - far; x <= cx + far; x++) {
      const nearness = 1 - 0.3 * (((x - cx) ** 2 + (y - cy) ** 2) / (reach * reach));
      const least = best.strength / nearness;
      const clear = clearness(lines, x, y, directions, arms, least);
      if (clear > least) best = { x, y, strength: clear * nearness, arms: [...arms] };
    }
  return best;
}

/**
 * Return how dark the lines that leave a point (its arms) are, as an average in which no arm counts more than a
 * clear line. Write the darkness of each arm into `arms`. Return 0 as soon as it is certain that the result is not
 * above `least`.
 * @param {Lines} lines @param {number} x @param {number} y @param {number[][]} directions @param {number[]} arms
 * @param {number} least
 */
function clearness(lines, x, y, directions, arms, least) {
  const most = CLEAR / arms.length;
  let clear = 0;
  for (let i = 0, rest = CLEAR; i < arms.length; i++) {
    rest -= most;
    arms[i] = armAt(lines, x, y, directions[i][0], directions[i][1]);
    clear += Math.min(arms[i], CLEAR) / arms.length;
    if (clear + rest <= least) return 0;
  }
  return clear;
}

/** Return whether a grid of this size has a line with this number. @param {number} line @param {number} size */
export const inside = (line, size) => line >= 0 && line <= size;

/**
 * Return how much darker an arm is than the paper on both sides of it.
 * @param {Lines} lines @param {number} x @param {number} y @param {number} dx @param {number} dy
 */
function armAt({ width, across, down }, x, y, dx, dy) {
  const line = dx ? across : down;
  const along = dy * width + dx;
  let at = y * width + x + START * along;
  let sum = 0;
  for (let i = START; i <= ARM; i++, at += along) sum += line[at];
  return sum / (2 * (ARM - START + 1));
}
