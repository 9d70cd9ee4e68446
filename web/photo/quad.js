/**
 * Quadrilaterals that fit around connected components.
 * @typedef {{ x: number, y: number }} Point
 * @typedef {[Point, Point, Point, Point]} Quad clockwise, beginning with the corner nearest to the top left
 * @typedef {import("./components.js").Component} Component
 */

const FEW = 18; // the greatest number of a hull's corners; every four of them are tried: 3060 quadrilaterals

/**
 * Return the largest quadrilateral whose corners are on the convex hull of a component.
 * @param {Component} component @param {number} width  the width of the picture @returns {Quad | null} null if its area
 *   is 0
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

/**
 * Return the quadrilateral with one corner moved, so that it becomes a parallelogram. The corner may have been in the
 * wrong position because something printed beside the grid touches the grid.
 * @param {Quad} quad @param {number} corner @returns {Quad}
 */
export function withCornerMoved(quad, corner) {
  const [before, opposite, after] = [3, 2, 1].map((i) => quad[(corner + i) % 4]);
  const point = { x: before.x + after.x - opposite.x, y: before.y + after.y - opposite.y };
  return /** @type {Quad} */ (quad.map((old, i) => (i === corner ? point : old)));
}

/**
 * Return the first and the last pixel of each row of a component.
 * @param {Component} component @param {number} width
 */
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

/**
 * Return twice the signed area of a triangle. It is positive if the corners are in clockwise order on the screen.
 * @param {Point} a @param {Point} b @param {Point} c
 */
const turn = (a, b, c) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

/**
 * Return the convex hull of points, clockwise on the screen, where y grows downwards (Andrew's monotone chain).
 * @param {Point[]} points
 */
export function hull(points) {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  return [...chain(sorted), ...chain(sorted.reverse())];
}

/**
 * Return one half of a convex hull. Its last point is left out, because the other half begins with it.
 * @param {Point[]} sorted
 */
function chain(sorted) {
  /** @type {Point[]} */
  const half = [];
  for (const point of sorted) {
    while (half.length > 1 && turn(half[half.length - 2], half[half.length - 1], point) <= 0) half.pop();
    half.push(point);
  }
  return half.slice(0, -1);
}

/**
 * Return at most `few` of the corners. Corners are removed one by one: each time, the one whose removal reduces the
 * area least.
 * @param {Point[]} corners @param {number} few
 */
function simplified(corners, few) {
  const kept = [...corners];
  while (kept.length > few) {
    const costs = kept.map((point, i) => turn(kept.at(i - 1) ?? point, point, kept[(i + 1) % kept.length]));
    kept.splice(costs.indexOf(Math.min(...costs)), 1);
  }
  return kept;
}

/** Return the area of a polygon whose corners are in clockwise order. @param {Point[]} corners */
export function area(corners) {
  const twice = corners.map(
    (a, i) => a.x * corners[(i + 1) % corners.length].y - corners[(i + 1) % corners.length].x * a.y,
  );
  return twice.reduce((sum, part) => sum + part, 0) / 2;
}

/**
 * Return the four corners in an order that begins with the one nearest to the top left.
 * @param {Point[]} corners clockwise @returns {Quad}
 */
export function ordered(corners) {
  const distances = corners.map(({ x, y }) => x + y);
  const first = distances.indexOf(Math.min(...distances));
  return /** @type {Quad} */ ([0, 1, 2, 3].map((i) => corners[(first + i) % 4]));
}
