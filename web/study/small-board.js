/** A 9×9 board that shows a run. It is as small as a thumbnail but has readable digits. */
import { geometry } from "../board/geometry.js";
import { lines } from "../board/strokes.js";
import { shape } from "../board/svg.js";
import { SIZE } from "../learn/classroom.js";
import { put } from "../ui/dom.js";

const { n, box } = geometry(SIZE);
const CELL = 10;
const inner = Array.from({ length: n - 1 }, (_, at) => `M${at + 1} 0v${n}M0 ${at + 1}h${n}`).join("");

/** Create a small board that only shows digits, as in a race. */
export function createSmallBoard() {
  const digits = Array.from({ length: n * n }, (_, cell) => {
    const place = { x: ((cell % n) + 0.5) * CELL, y: (Math.floor(cell / n) + 0.78) * CELL };
    return shape("text", { class: "small-digit", ...place });
  });
  const scaled = { transform: `scale(${CELL})` };
  const thin = shape("path", { class: "small-lines", d: inner, ...scaled });
  const thick = shape("path", { class: "small-frame", d: lines(n, box), ...scaled });
  const root = shape(
    "svg",
    { viewBox: `0 0 ${n * CELL} ${n * CELL}`, class: "small-board", role: "img" },
    thin,
    ...digits,
    thick,
  );
  return {
    root,
    /** @param {string} givens @param {string} values @param {string} label */
    render(givens, values, label) {
      put(root, "aria-label", label);
      for (const [cell, digit] of digits.entries()) {
        const symbol = values[cell] === "." ? "" : values[cell];
        if (digit.textContent !== symbol) digit.textContent = symbol;
        put(digit, "data-given", givens[cell] !== ".");
      }
    },
  };
}
