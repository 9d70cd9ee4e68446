/** Lines over a grid that show its extra houses, such as the diagonals. */
import { shape } from "./svg.js";

/**
 * Return the lines that show extra houses, such as diagonals, as the data of an SVG path. The unit is one cell.
 * @param {import("./geometry.js").Geometry} size
 */
export const strokePath = ({ strokes }) => strokes.map(([x, y, toX, toY]) => `M${x} ${y}L${toX} ${toY}`).join("");

/**
 * Return a drawing of the lines that show extra houses, such as diagonals, to put over the cells. The list is empty if
 * there are none.
 * @param {import("./geometry.js").Geometry} size @returns {SVGElement[]}
 */
export function strokesOf(size) {
  if (!size.strokes.length) return [];
  const view = { viewBox: `0 0 ${size.n} ${size.n}`, class: "strokes", "aria-hidden": "true" };
  return [shape("svg", view, shape("path", { d: strokePath(size) }))];
}
