/**
 * The figure of a lesson: a small grid with the pattern of its technique. A lesson on how programs solve has a grid of
 * 4x4 cells.
 * @typedef {import("./figures.js").Figure} Figure
 */
import { geometry } from "../board/geometry.js";
import { outlinesOf } from "../board/outlines.js";
import { lines } from "../board/strokes.js";
import { shape } from "../board/svg.js";
import { FIGURES } from "./figures.js";

/** The figures of the lessons on how programs solve. @type {Record<string, Figure>} */
const PROGRAMS = {
  backtracking: {
    marks: [
      ["base", [0, 1, 2], []],
      ["out", [3], []],
    ],
    links: [
      [0, 1],
      [1, 2],
      [2, 3],
    ],
  },
  "cell-order": {
    marks: [
      ["base", [5, 10, 12], []],
      ["found", [3], []],
    ],
    links: [],
  },
  "used-digits": {
    marks: [
      [
        "base",
        [5],
        [
          ["row", 1],
          ["column", 1],
          ["box", 0],
        ],
      ],
    ],
    links: [],
  },
  "exact-cover": {
    marks: [
      ["base", [0, 2, 9], []],
      ["cover", [5, 7, 15], []],
    ],
    links: [
      [0, 2],
      [5, 7],
    ],
  },
  "one-or-many": {
    marks: [
      ["color-a", [0, 5], []],
      ["color-b", [1, 4], []],
    ],
    links: [
      [0, 5],
      [1, 4],
    ],
  },
  "all-singles": { marks: [["found", [0, 6, 9, 15], []]], links: [] },
  "own-rule": {
    marks: [
      ["color-a", [4, 6], []],
      ["color-b", [9, 11], []],
    ],
    links: [
      [4, 9],
      [9, 6],
      [6, 11],
    ],
  },
};

/** How far the mark of a cell is from the edges of the cell. */
const INSET = 0.12;

/** Create the figure of a lesson. @param {string} name */
export function createFigure(name) {
  const { marks, links } = FIGURES[name] ?? PROGRAMS[name];
  const size = geometry(FIGURES[name] ? "9" : "4");
  const middle = (/** @type {number} */ cell) => `${size.columnOf[cell] + 0.5} ${size.rowOf[cell] + 0.5}`;
  const houses = marks.map(([role, , houses]) => ({ role, cells: [], candidates: [], houses }));
  return shape(
    "svg",
    { viewBox: `-0.1 -0.1 ${size.n + 0.2} ${size.n + 0.2}`, class: "figure", "aria-hidden": "true" },
    shape("rect", { class: "figure-paper", width: size.n, height: size.n }),
    ...outlinesOf(houses, size).map(({ role, ...place }) =>
      shape("rect", { class: "figure-house", "data-role": role, ...place, rx: 0.2 }),
    ),
    ...marks.flatMap(([role, cells]) => cells.map((cell) => markAt(role, size.columnOf[cell], size.rowOf[cell]))),
    shape("path", { class: "figure-lines", d: lines(size.n, size.drawn) }),
    shape("path", { class: "figure-links", d: links.map((pair) => `M${pair.map(middle).join("L")}`).join("") }),
  );
}

/**
 * Return the mark of a cell: a disc where a digit is placed, a cross where candidates are removed, otherwise a square.
 * @param {string} role @param {number} x @param {number} y
 */
function markAt(role, x, y) {
  const look = { class: "figure-mark", "data-role": role };
  if (role === "found") return shape("circle", { ...look, cx: x + 0.5, cy: y + 0.5, r: 0.5 - INSET });
  if (role === "out") return shape("path", { ...look, d: `M${x + 0.22} ${y + 0.22}l.56 .56m0-.56l-.56 .56` });
  return shape("rect", { ...look, x: x + INSET, y: y + INSET, width: 1 - 2 * INSET, height: 1 - 2 * INSET, rx: 0.15 });
}
