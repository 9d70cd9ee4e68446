/**
 * The paths of a chain's links over the board. A link goes straight from candidate to candidate if there is space.
 * Otherwise it bends around obstacles. All lengths are in cells, from the corner of the board. Functions here are pure.
 *
 * @typedef {[number, number]} Point
 * @typedef {[number, number]} Candidate  a cell and a digit
 * @typedef {{from: Candidate, to: Candidate, strong: boolean}} Link
 * @typedef {{chain: Link[], reasons: Link[], lit: number | null, branch: number | null, pairs?: Link[],
 *   unseen?: Candidate[]}} Links  the drawing of a step: `lit` is the number of the highlighted link, `branch` the index
 *   of the assumption that the chain belongs to; `pairs`: strong links without a direction; `unseen`: their candidates
 *   that the board does not show
 * @typedef {[Point, Point, Point]} Curve  a quadratic Bézier curve: its start, its control point and its end
 * @typedef {{curve: Curve, head: [Point, Point, Point], middle: Point, number: number}} LinkPath
 * @typedef {import("./geometry.js").Geometry} Geometry
 */

/** @type {Links} */
export const NO_LINKS = { chain: [], reasons: [], lit: null, branch: null };

/**
 * The distance between the end of a link's line and the middle of its candidate, as a part of the candidate's size. It
 * keeps the digit readable.
 */
const CLEARANCE = 0.5;
/**
 * How far a link may curve: the possible distances between the middle of its line and the straight line. The first
 * distance with the fewest obstacles is used.
 */
const BOWS = [0, 0.3, -0.3, 0.6, -0.6, 0.9, -0.9];
/** The distance between the lines of two links below which they count as overlapping. */
const NEAR = 0.1;
const HEAD = { long: 0.15, half: 0.065 };
/** The length of a link below which the link's number is drawn beside the line, not on it. */
const SHORT = 0.75;
const BESIDE = 0.13;
const SAMPLES = Array.from({ length: 17 }, (_, index) => index / 16);

/**
 * Return the position of a candidate's small digit.
 * @param {Candidate} candidate
 * @param {Geometry} size
 * @returns {Point}
 */
export function placeOf([cell, digit], { rowOf, columnOf, box: { width, height } }) {
  const x = ((digit - 1) % width) + 0.5;
  const y = Math.floor((digit - 1) / width) + 0.5;
  return [columnOf[cell] + x / width, rowOf[cell] + y / height];
}

/**
 * Return the paths of links, in order. Each path is curved so that it hides as little as possible of the candidates,
 * and of the paths before it.
 * @param {Link[]} links
 * @param {Geometry} size
 */
export function linkPaths(links, size) {
  const numbers = numbersOf(links);
  const cut = CLEARANCE / Math.max(size.box.width, size.box.height);
  const nodes = links.flatMap(({ from, to }) => [placeOf(from, size), placeOf(to, size)]);
  /** @type {Point[][]} */
  const drawn = [];
  return links.flatMap((link, index) => {
    const curve = freest(placeOf(link.from, size), placeOf(link.to, size), { nodes, drawn, n: size.side, cut });
    drawn.push(pointsOf(curve));
    return [pathOf(shortened(curve, cut), numbers[index])];
  });
}

/**
 * Return the number to write beside each link. Consecutive links to the same conclusion share a number.
 * @param {Link[]} links
 */
export function numbersOf(links) {
  let number = 0;
  return links.map((link, index) => {
    const before = links[index - 1];
    if (!before || before.strong !== link.strong || String(before.to) !== String(link.to)) number += 1;
    return number;
  });
}

/**
 * Return the curve between two points that meets the fewest obstacles.
 * @param {Point} from
 * @param {Point} to
 * @param {{nodes: Point[], drawn: Point[][], n: number, cut: number}} way  see `obstacles`
 */
function freest(from, to, way) {
  const curves = BOWS.map((bow) => bent(from, to, bow));
  const costs = curves.map((curve) => obstacles(pointsOf(curve), way));
  return curves[costs.indexOf(Math.min(...costs))];
}

/**
 * Return a curve between two points. Its middle is at the distance `bow` from the straight line, but nearer if the
 * points are close together.
 * @param {Point} from
 * @param {Point} to
 * @param {number} bow
 * @returns {Curve}
 */
function bent(from, to, bow) {
  const [dx, dy] = toward(from, to);
  const most = distance(from, to); // a short line bends less than a long one
  const pull = Math.max(-most, Math.min(most, bow * 2));
  return [from, [(from[0] + to[0]) / 2 - dy * pull, (from[1] + to[1]) / 2 + dx * pull], to];
}

/**
 * Return the cost of the obstacles on a path: other candidates, lines already drawn, and the edge of the board.
 * @param {Point[]} points
 * @param {{nodes: Point[], drawn: Point[][], n: number, cut: number}} way  `nodes`: the middles of the linked
 *   candidates; `drawn`: the points of the lines already drawn; `n`: the side of the board in cells; `cut`: the
 *   distance from a candidate's middle within which a line hides its digit
 */
function obstacles(points, { nodes, drawn, n, cut }) {
  const inner = points.filter((point) => distance(point, points[0]) > cut && distance(point, points[16]) > cut);
  const hidden = nodes.filter((node) => inner.some((point) => distance(point, node) < cut)).length;
  const covered = inner.filter((point) => drawn.some((line) => line.some((other) => distance(point, other) < NEAR)));
  const outside = inner.filter(([x, y]) => Math.min(x, y, n - x, n - y) < NEAR / 2);
  return hidden * 4 + covered.length + outside.length * 4;
}

/** @param {Curve} curve @returns {Point[]} */
const pointsOf = (curve) => SAMPLES.map((t) => pointAt(curve, t));

/**
 * Return the point at the position `t` of a curve.
 * @param {Curve} curve @param {number} t from 0 to 1 @returns {Point}
 */
export function pointAt([from, pull, to], t) {
  const at = (/** @type {0 | 1} */ axis) =>
    (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * pull[axis] + t ** 2 * to[axis];
  return [at(0), at(1)];
}

/**
 * Return a curve that ends a little before the digits at both ends.
 * @param {Curve} curve
 * @param {number} cut
 * @returns {Curve}
 */
function shortened([from, pull, to], cut) {
  const most = Math.min(cut, distance(from, to) * 0.3);
  return [moved(from, toward(from, pull), most), pull, moved(to, toward(to, pull), most)];
}

/** @param {Curve} curve @param {number} number @returns {LinkPath} */
function pathOf(curve, number) {
  const [from, pull, to] = curve;
  const [dx, dy] = toward(pull, to);
  const neck = moved(to, [-dx, -dy], HEAD.long);
  const side = distance(from, to) < SHORT ? BESIDE : 0;
  const [ax, ay] = toward(from, to);
  return {
    curve: [from, pull, moved(to, [-dx, -dy], HEAD.long * 0.7)],
    head: [to, moved(neck, [-dy, dx], HEAD.half), moved(neck, [dy, -dx], HEAD.half)],
    middle: moved(pointAt(curve, 0.5), [-ay, ax], side),
    number,
  };
}

/** @param {Point} one @param {Point} other */
const distance = (one, other) => Math.hypot(other[0] - one[0], other[1] - one[1]);

/**
 * Return the direction from one point to another, with length 1.
 * @param {Point} from
 * @param {Point} to
 * @returns {Point}
 */
function toward(from, to) {
  const length = distance(from, to) || 1;
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
}

/** @param {Point} point @param {Point} way @param {number} by @returns {Point} */
const moved = ([x, y], [dx, dy], by) => [x + dx * by, y + dy * by];
