/** The lines over a grid that show its houses besides rows, columns and boxes, such as the diagonals. */
import { shape } from "./svg.js";

/** The lines as a path, in cells. @param {import("./geometry.js").Geometry} size */
export const strokePath = ({ strokes }) => strokes.map(([x, y, toX, toY]) => `M${x} ${y}L${toX} ${toY}`).join("");

/** A drawing to lie over the cells; none where there is nothing to show. @param {import("./geometry.js").Geometry} size @returns {SVGElement[]} */
export function strokesOf(size) {
  if (!size.strokes.length) return [];
  const view = { viewBox: `0 0 ${size.n} ${size.n}`, class: "strokes", "aria-hidden": "true" };
  return [shape("svg", view, shape("path", { d: strokePath(size) }))];
}
