/** Lines over a grid that show its extra houses, such as the diagonals, and lines between irregular regions. */
import { shape } from "./svg.js";

/**
 * Return the lines that show extra houses, such as diagonals, as the data of an SVG path. The unit is one cell.
 * @param {import("./geometry.js").Geometry} size
 */
export const strokePath = ({ strokes }) => strokes.map(([x, y, toX, toY]) => `M${x} ${y}L${toX} ${toY}`).join("");

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
 * Return drawings of the lines, to put over the cells. The list is empty if the grid has no lines.
 * @param {import("./geometry.js").Geometry} size @returns {SVGElement[]}
 */
export const strokesOf = (size) => [
  ...drawing(size.n, "strokes", strokePath(size)),
  ...drawing(size.n, "strokes borders", borderPath(size)),
];

/** @param {number} n @param {string} look @param {string} d @returns {SVGElement[]} */
const drawing = (n, look, d) =>
  d ? [shape("svg", { viewBox: `0 0 ${n} ${n}`, class: look, "aria-hidden": "true" }, shape("path", { d }))] : [];
