/**
 * The quadrilateral that a component fills.
 * @typedef {{ x: number, y: number }} Point
 * @typedef {[Point, Point, Point, Point]} Quad clockwise, the one nearest to the top left first
 * @typedef {import("./components.js").Component} Component
 */

const FEW = 18; // corners of a hull that are tried in fours: 3060 quadrilaterals

/**
 * The largest quadrilateral with its corners on the convex hull.
 * @param {Component} component @param {number} width of the picture @returns {Quad | null} null: it has no area
 */
export function largestQuad(component, width) {
  const corners = simplified(hull(ends(component, width)), FEW);
  /** @type {Point[] | null} */
  let best = null;
  let most = 0;
  for (let a = 0; a < corners.length; a++)
    for (let b = a + 1; b < corners.length; b++)
      for (let c = b + 1; c < corners.length; c++)
        for (let d = c + 1; d < corners.length; d++) {
          const four = [corners[a], corners[b], corners[c], corners[d]];
          const size = area(four);
          if (size <= most) continue;
          most = size;
          best = four;
        }
  return best && ordered(best);
}

/** With a corner where its three neighbours want it: something printed nearby may hang on it. @param {Quad} quad @param {number} corner @returns {Quad} */
export function mended(quad, corner) {
  const [before, opposite, after] = [3, 2, 1].map((i) => quad[(corner + i) % 4]);
  const point = { x: before.x + after.x - opposite.x, y: before.y + after.y - opposite.y };
  return /** @type {Quad} */ (quad.map((old, i) => (i === corner ? point : old)));
}

/** The first and last pixel of each row. @param {Component} component @param {number} width */
function ends({ pixels, top, bottom }, width) {
  const first = new Int32Array(bottom - top + 1).fill(width);
  const last = new Int32Array(bottom - top + 1).fill(-1);
  for (const pixel of pixels) {
    const x = pixel % width;
    const row = (pixel - x) / width - top;
    first[row] = Math.min(first[row], x);
    last[row] = Math.max(last[row], x);
  }
  return [...first.keys()].flatMap((row) => [
    { x: first[row], y: row + top },
    { x: last[row], y: row + top },
  ]);
}

/** @param {Point} a @param {Point} b @param {Point} c */
const turn = (a, b, c) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

/** Clockwise on the screen, where y grows downwards (Andrew's monotone chain). @param {Point[]} points */
export function hull(points) {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  return [...chain(sorted), ...chain(sorted.reverse())];
}

/** Half a hull, without its last point, with which the other half begins. @param {Point[]} sorted */
function chain(sorted) {
  /** @type {Point[]} */
  const half = [];
  for (const point of sorted) {
    while (half.length > 1 && turn(half[half.length - 2], half[half.length - 1], point) <= 0) half.pop();
    half.push(point);
  }
  return half.slice(0, -1);
}

/** Without the corners whose loss costs the least area, until few are left. @param {Point[]} corners @param {number} few */
function simplified(corners, few) {
  const kept = [...corners];
  while (kept.length > few) {
    const costs = kept.map((point, i) => turn(kept.at(i - 1) ?? point, point, kept[(i + 1) % kept.length]));
    kept.splice(costs.indexOf(Math.min(...costs)), 1);
  }
  return kept;
}

/** @param {Point[]} corners */
export function area(corners) {
  const twice = corners.map(
    (a, i) => a.x * corners[(i + 1) % corners.length].y - corners[(i + 1) % corners.length].x * a.y,
  );
  return twice.reduce((sum, part) => sum + part, 0) / 2;
}

/** Beginning with the corner nearest to the top left. @param {Point[]} corners clockwise @returns {Quad} */
export function ordered(corners) {
  const distances = corners.map(({ x, y }) => x + y);
  const first = distances.indexOf(Math.min(...distances));
  return /** @type {Quad} */ ([0, 1, 2, 3].map((i) => corners[(first + i) % 4]));
}
