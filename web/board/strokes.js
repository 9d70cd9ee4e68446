/** Thick lines that do not go from one side of the board to the other. */
import { shape } from "./svg.js";

/**
 * Return the lines between irregular regions, or those of each of several overlapping grids, as the data of an SVG path,
 * in cells.
 * @param {import("./geometry.js").Geometry} size
 */
export function borderPath({ n, cells, corners, box, regions }) {
  if (corners.length > 1) return corners.map((corner) => lines(n, box, corner)).join("");
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
  const attributes = { viewBox: `0 0 ${size.side} ${size.side}`, class: "borders", "aria-hidden": "true" };
  return d ? [shape("svg", attributes, shape("path", { d }))] : [];
}

/**
 * Return the thick lines of a grid (its frame and the edges of its boxes) as the data of an SVG path.
 * @param {number} n @param {{width: number, height: number}} box @param {number[]} [corner] its first row and column
 */
export function lines(n, { width, height }, [top, left] = [0, 0]) {
  const upright = Array.from({ length: n / width + 1 }, (_, i) => `M${left + i * width} ${top}v${n}`);
  const level = Array.from({ length: n / height + 1 }, (_, i) => `M${left} ${top + i * height}h${n}`);
  return upright.concat(level).join("");
}
