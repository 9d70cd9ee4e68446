/**
 * The drawing of candidates that digits in cells rule out. A ray goes from a digit in one direction, over all cells
 * where the digit rules out a candidate. Each of these cells has a small cross. Functions here are pure, and lengths
 * are in cells.
 * @typedef {import("./link-paths.js").Point} Point
 * @typedef {import("./link-paths.js").Link} Link
 * @typedef {import("./geometry.js").Geometry} Geometry
 * @typedef {{from: Point, to: Point}} Ray
 */
import { placeOf } from "./link-paths.js";

/**
 * Return the lines (rays) from digits to the candidates that they rule out. If rays overlap, only the longest one is
 * returned.
 * @param {Link[]} reasons @param {Geometry} size @returns {Ray[]}
 */
export function raysOf(reasons, size) {
  /** @type {Map<string, Ray & {length: number}>} */
  const longest = new Map();
  for (const { from, to } of reasons) {
    const [start, end] = [placeOf(from, size), placeOf(to, size)];
    const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
    const length = Math.hypot(dx, dy);
    const key = [...from, (dx / length).toFixed(3), (dy / length).toFixed(3)].join(" ");
    if (length > (longest.get(key)?.length ?? 0)) longest.set(key, { from: leaving(start, [dx, dy]), to: end, length });
  }
  return [...longest.values()].map(({ from, to }) => ({ from, to }));
}

/**
 * Return the middles of the crosses on the candidates that are ruled out.
 * @param {Link[]} reasons @param {Geometry} size
 */
export const barredPlaces = (reasons, size) => reasons.map(({ to }) => placeOf(to, size));

/**
 * Return the point where a line leaves a cell. The line begins at `start`, inside the cell, and runs in the direction
 * `way`.
 * @param {Point} start @param {Point} way @returns {Point}
 */
function leaving(start, way) {
  const parts = way.map((step, axis) => (step ? (Number(step > 0) - (start[axis] % 1)) / step : Infinity));
  const part = Math.min(...parts);
  return [start[0] + way[0] * part, start[1] + way[1] * part];
}
