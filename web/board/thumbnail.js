/** A small picture of a puzzle that shows only its pattern: the clues as squares between the lines of the boxes. */
import { geometry } from "./geometry.js";
import { elementsOf } from "./shapes.js";
import { borderPath } from "./strokes.js";
import { shape } from "./svg.js";

/** Return the picture of a board as an SVG element. @param {import("./board.js").BoardState} board */
export function thumbnail(board) {
  const size = geometry(board.geometry);
  const { n, drawn } = size;
  return shape(
    "svg",
    { viewBox: `0 0 ${n} ${n}`, class: "thumbnail", "aria-hidden": "true" },
    ...elementsOf(size.drawing.shapes.filter(({ form }) => form !== "text")),
    shape("path", { class: "thumbnail-clues", d: clues(board.givens, n) }),
    shape("path", { class: "thumbnail-lines", d: lines(n, drawn) + borderPath(size) }),
  );
}

/** @param {string} givens @param {number} n */
const clues = (givens, n) =>
  [...givens]
    .map((symbol, cell) => (symbol === "." ? "" : `M${(cell % n) + 0.15} ${Math.floor(cell / n) + 0.15}h.7v.7h-.7z`))
    .join("");

/**
 * Return the thick lines of a grid (its frame and the edges of its boxes) as the data of an SVG path.
 * @param {number} n @param {{width: number, height: number}} box
 */
export function lines(n, { width, height }) {
  const upright = Array.from({ length: n / width + 1 }, (_, i) => `M${i * width} 0v${n}`);
  const level = Array.from({ length: n / height + 1 }, (_, i) => `M0 ${i * height}h${n}`);
  return upright.concat(level).join("");
}
