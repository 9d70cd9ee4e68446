/** A small picture of a puzzle that shows only its pattern: the clues as squares between the lines of the boxes. */
import { geometry } from "./geometry.js";
import { elementsOf } from "./shapes.js";
import { borderPath, lines } from "./strokes.js";
import { shape } from "./svg.js";

/** Return the picture of a board as an SVG element. @param {import("./board.js").BoardState} board */
export function thumbnail(board) {
  const size = geometry(board.geometry);
  const { side, corners, drawn } = size;
  return shape(
    "svg",
    { viewBox: `0 0 ${side} ${side}`, class: "thumbnail", "aria-hidden": "true" },
    ...elementsOf(size.drawing.shapes.filter(({ form }) => form !== "text")),
    shape("path", { class: "thumbnail-clues", d: clues(board.givens, side) }),
    shape("path", { class: "thumbnail-lines", d: (corners.length > 1 ? "" : lines(side, drawn)) + borderPath(size) }),
  );
}

/** @param {string} givens @param {number} side */
const clues = (givens, side) =>
  [...givens]
    .map((symbol, cell) =>
      symbol === "." ? "" : `M${(cell % side) + 0.15} ${Math.floor(cell / side) + 0.15}h.7v.7h-.7z`,
    )
    .join("");
