/** The lines over a grid that show its houses besides rows, columns and boxes, such as the diagonals. */
import { put } from "../ui/dom.js";

const SVG = "http://www.w3.org/2000/svg";

/** The lines as a path, in cells. @param {import("./geometry.js").Geometry} size */
export const strokePath = ({ strokes }) => strokes.map(([x, y, toX, toY]) => `M${x} ${y}L${toX} ${toY}`).join("");

/** A drawing to lie over the cells; none where there is nothing to show. @param {import("./geometry.js").Geometry} size @returns {SVGElement[]} */
export function strokesOf(size) {
  if (!size.strokes.length) return [];
  const svg = document.createElementNS(SVG, "svg");
  const path = document.createElementNS(SVG, "path");
  put(svg, "class", "strokes");
  put(svg, "aria-hidden", "true");
  put(svg, "viewBox", `0 0 ${size.n} ${size.n}`);
  put(path, "d", strokePath(size));
  svg.append(path);
  return [svg];
}
