/**
 * What written digits rule out: a ray from a digit's cell over all places that it bars in one direction, each of which
 * gets a small cross. Pure; lengths are in cells.
 *
 * @typedef {import("./link-paths.js").Point} Point
 * @typedef {import("./link-paths.js").Link} Link
 * @typedef {import("./geometry.js").Geometry} Geometry
 * @typedef {{from: Point, to: Point}} Ray
 */
import { placeOf } from "./link-paths.js";

/** The rays of reasons; of those that lie on each other the longest. @param {Link[]} reasons @param {Geometry} size @returns {Ray[]} */
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

/** Where the places are that are barred. @param {Link[]} reasons @param {Geometry} size */
export const barredPlaces = (reasons, size) => reasons.map(({ to }) => placeOf(to, size));

/** Where a line that starts within a cell leaves it. @param {Point} start @param {Point} way @returns {Point} */
function leaving(start, way) {
  const parts = way.map((step, axis) => (step ? (Number(step > 0) - (start[axis] % 1)) / step : Infinity));
  const part = Math.min(...parts);
  return [start[0] + way[0] * part, start[1] + way[1] * part];
}
