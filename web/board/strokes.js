/** Lines over a grid that show its extra houses, such as the diagonals. */
import { shape } from "./svg.js";

/** Return the lines as the data of an SVG path, in cells. @param {import("./geometry.js").Geometry} size */
export const strokePath = ({ strokes }) => strokes.map(([x, y, toX, toY]) => `M${x} ${y}L${toX} ${toY}`).join("");

/**
 * Return a drawing of the lines, to put over the cells. The list is empty if the grid has no lines.
 * @param {import("./geometry.js").Geometry} size @returns {SVGElement[]}
 */
export function strokesOf(size) {
  if (!size.strokes.length) return [];
  const view = { viewBox: `0 0 ${size.n} ${size.n}`, class: "strokes", "aria-hidden": "true" };
  return [shape("svg", view, shape("path", { d: strokePath(size) }))];
}
