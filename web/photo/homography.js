/**
 * Homographies: maps from one plane to another that keep straight lines straight, as in a picture of a camera. The
 * eight numbers h map (x, y) to ((h0 x + h1 y + h2) / w, (h3 x + h4 y + h5) / w) with w = h6 x + h7 y + 1.
 * @typedef {import("./quad.js").Point} Point
 * @typedef {number[]} Homography
 */

/**
 * Return the homography that maps points as near as possible to their goals, by weighted least squares. (Hartley and
 * Zisserman, Multiple View Geometry, 4.1: the inhomogeneous form.)
 * @param {Point[]} from  four or more points
 * @param {Point[]} to  the goal of each point
 * @param {number[]} [weights]  the weight of each point
 * @returns {Homography | null} null if the points do not determine a homography
 */
export function homography(from, to, weights) {
  const system = Array.from({ length: 8 }, () => new Float64Array(9));
  from.forEach(({ x, y }, i) => {
    const weight = weights?.[i] ?? 1;
    const goal = to[i];
    add(system, [x, y, 1, 0, 0, 0, -x * goal.x, -y * goal.x, goal.x], weight);
    add(system, [0, 0, 0, x, y, 1, -x * goal.y, -y * goal.y, goal.y], weight);
  });
  return solved(system);
}

/**
 * Add an equation to the normal equations of a least-squares problem.
 * @param {Float64Array[]} system @param {number[]} row @param {number} weight
 */
function add(system, row, weight) {
  for (let i = 0; i < 8; i++) for (let j = 0; j < 9; j++) system[i][j] += weight * row[i] * row[j];
}

/**
 * Solve a system of linear equations by Gaussian elimination with pivots.
 * @param {Float64Array[]} rows  each followed by its right side @returns {number[] | null}
 */
function solved(rows) {
  for (let i = 0; i < rows.length; i++) {
    const size = (/** @type {Float64Array} */ row) => Math.abs(row[i]);
    const pivot = rows.slice(i).reduce((best, row, at) => (size(row) > size(rows[best]) ? at + i : best), i);
    [rows[i], rows[pivot]] = [rows[pivot], rows[i]];
    if (size(rows[i]) < 1e-12) return null;
    for (const [at, row] of rows.entries()) {
      const times = row[i] / rows[i][i];
      if (at !== i) for (let j = i; j < row.length; j++) row[j] -= times * rows[i][j];
    }
  }
  return rows.map((row, i) => row[8] / row[i]);
}

/**
 * Return the point to which a homography maps a point.
 * @param {Homography} h @param {number} x @param {number} y @returns {Point}
 */
export function project(h, x, y) {
  const far = h[6] * x + h[7] * y + 1;
  return { x: (h[0] * x + h[1] * y + h[2]) / far, y: (h[3] * x + h[4] * y + h[5]) / far };
}
