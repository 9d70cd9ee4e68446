/** A puzzle so small that only its pattern shows: the clues as squares between the lines of the boxes. */
import { put } from "../ui/dom.js";
import { geometry } from "./geometry.js";
import { strokePath } from "./strokes.js";

const SVG = "http://www.w3.org/2000/svg";

/** @param {import("./board.js").BoardState} board */
export function thumbnail(board) {
  const size = geometry(board.geometry);
  const { n, box } = size;
  const svg = document.createElementNS(SVG, "svg");
  put(svg, "viewBox", `0 0 ${n} ${n}`);
  put(svg, "class", "thumbnail");
  put(svg, "aria-hidden", "true");
  svg.append(
    path("thumbnail-clues", clues(board.givens, n)),
    path("thumbnail-lines", lines(n, box) + strokePath(size)),
  );
  return svg;
}

/** @param {string} name @param {string} drawing */
function path(name, drawing) {
  const element = document.createElementNS(SVG, "path");
  put(element, "class", name);
  put(element, "d", drawing);
  return element;
}

/** @param {string} givens @param {number} n */
const clues = (givens, n) =>
  [...givens]
    .map((symbol, cell) => (symbol === "." ? "" : `M${(cell % n) + 0.15} ${Math.floor(cell / n) + 0.15}h.7v.7h-.7z`))
    .join("");

/** @param {number} n @param {{width: number, height: number}} box */
function lines(n, { width, height }) {
  const upright = Array.from({ length: n / width + 1 }, (_, i) => `M${i * width} 0v${n}`);
  const level = Array.from({ length: n / height + 1 }, (_, i) => `M0 ${i * height}h${n}`);
  return upright.concat(level).join("");
}
