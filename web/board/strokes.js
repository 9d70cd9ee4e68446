/** Lines between irregular regions. */
import { shape } from "./svg.js";

/**
 * Return the lines between irregular regions as the data of an SVG path, in cells.
 * @param {import("./geometry.js").Geometry} size
 */
export function borderPath({ n, cells, regions }) {
  if (!regions) return "";
  const edges = Array.from({ length: cells }, (_, cell) => {
    const [x, y] = [cell % n, Math.floor(cell / n)];
    const right = x + 1 < n && regions[cell] !== regions[cell + 1] ? `M${x + 1} ${y}v1` : "";
    return right + (y + 1 < n && regions[cell] !== regions[cell + n] ? `M${x} ${y + 1}h1` : "");
  });
  return edges.join("");
}

/**
 * Return a drawing of these lines, to put over the cells. The list is empty if the grid has no irregular regions.
 * @param {import("./geometry.js").Geometry} size @returns {SVGElement[]}
 */
export function bordersOf(size) {
  const d = borderPath(size);
  const attributes = { viewBox: `0 0 ${size.n} ${size.n}`, class: "borders", "aria-hidden": "true" };
  return d ? [shape("svg", attributes, shape("path", { d }))] : [];
}
