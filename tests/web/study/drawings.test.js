/** Check the drawings of plots and trees, stroke by stroke, against drawings.txt. `node FILE write` rewrites it. */

import "../../support/still.js"; // first, because other modules read browser features as they load
import assert from "node:assert/strict";
import { test } from "node:test";
import { shape } from "../../../web/board/svg.js";
import { SLUGS } from "../../../web/learn/classroom.js";
import { KINDS } from "../../../web/learn/event-log.js";
import { FIRST_CAMERA, fitted, zoomed } from "../../../web/study/camera.js";
import { AGAINST, NO_PLOTS, plotOf } from "../../../web/study/plot.js";
import { drawPlot, svgFile } from "../../../web/study/plot-drawing.js";
import { createTree } from "../../../web/study/tree.js";
import { drawTree } from "../../../web/study/tree-drawing.js";
import { drawn } from "../../support/elements.js";
import { held } from "../../support/golden.js";
import { lines } from "../../support/lines.js";
import { notingPen } from "../../support/pen.js";

const [, CONFLICT, PLACE, UNDO, SOLUTION] = KINDS.keys();

/** Puzzles with increasing numbers of clues, one of them without a rating. */
const subjects = [0, 17, 30, 81].map((clues, at) => ({
  ...{ givens: "1".repeat(clues).padEnd(81, "."), er: [1.2, 9.05, null, 4.4][at], name: "" },
}));
/** The results of each algorithm on each puzzle. Some were stopped or refused, and some have only entered digits. */
const rows = [...SLUGS, "own-1", "own-2"].flatMap((slug, who) =>
  subjects.map(({ givens }, at) => ({
    ...{ slug, puzzle: givens, conflicts: 0, places: 0, solutions: 1, depth: 0, first: 1 },
    ...{ end: /** @type {any} */ (["first", "tries", "end", "refused"][(who + at) % 4]), written: who === 8 },
    ...{ tries: (who * 37 + at * 5) ** 2, backtracks: who * at, seconds: (who + 1) / 10 ** at },
  })),
);
const CHOICES = [
  ...AGAINST.flatMap((against) => [false, true].map((both) => ({ against, both }))),
  ...[{ measure: /** @type {const} */ ("seconds") }, { measure: /** @type {const} */ ("backtracks") }],
  ...[{ rows: rows.slice(0, 1) }, { rows: [] }],
];

/** @param {Partial<typeof NO_PLOTS>} choice */
function plotLines(choice) {
  const { rows: some, ...named } = choice;
  const plot = plotOf({ ...NO_PLOTS, subjects, rows, ...choice });
  const names = { across: "across", up: "up" };
  const all = drawPlot(plot, names, String).flatMap((element) => lines(drawn(element)));
  return [`plot: ${JSON.stringify(named)} of ${some?.length ?? rows.length} rows`, ...all];
}

/**
 * Return the events of a wide tree: three tries in each of the first cells, two of them without success, and a solution
 * at the end.
 */
function events() {
  const told = [];
  for (let cell = 0; cell < 12; cell += 1) {
    for (const digit of [1, 2]) told.push([PLACE, cell, digit], [CONFLICT, cell + 1, 9], [UNDO, cell, 0]);
    told.push([PLACE, cell, 3]);
  }
  return [...told, [SOLUTION, -1, 0], [UNDO, 11, 0], [PLACE, 11, 4]];
}
const INKS = { dead: "dead", solved: "solved", path: "path", here: "here", on: "on", paper: "paper", font: "F" };

/** @param {string} said @param {{width: number, height: number}} size @param {(all: import("../../../web/study/camera.js").Camera) => import("../../../web/study/camera.js").Camera} view */
function treeLines(said, size, view) {
  const tree = createTree();
  tree.append(events());
  /** @type {string[]} */
  const notes = [];
  const camera = view(fitted(size, tree));
  drawTree(notingPen(notes), size, tree, camera, tree.nodeAt(60), INKS);
  return [`tree: ${said} ${JSON.stringify(camera)}`, ...notes];
}

test("plots and trees are drawn as they were", () => {
  const wide = { width: 400, height: 300 };
  held(new URL("./drawings.txt", import.meta.url), [
    ...CHOICES.flatMap(plotLines),
    ...treeLines("near", wide, () => FIRST_CAMERA),
    ...treeLines("all of it", wide, (all) => all),
    ...treeLines("from afar", { width: 20, height: 60 }, (all) => all),
    ...treeLines("the middle of it", { width: 90, height: 90 }, (all) => zoomed(all, 4, { x: 45, y: 45 }, all)),
    ...treeLines("to its right", { width: 90, height: 90 }, (all) => ({
      ...zoomed(all, 8, { x: 0, y: 0 }, all),
      column: 18,
      level: 5.5,
    })),
  ]);
});

/** Copy an element as a browser does. @param {ReturnType<typeof drawn>} node @returns {ReturnType<typeof drawn>} */
function cloned(node) {
  const clone = drawn(document.createElement(node.tag));
  for (const [name, value] of node.attributes) clone.setAttribute(name, value);
  clone.append(...node.childNodes.map((child) => (typeof child === "string" ? child : cloned(child))));
  return clone;
}

test("a drawing's file has its looks in it, on its ground, and the page keeps its own", () => {
  const mark = shape("path", { class: "plot-mark", "data-slug": "engine", d: "M0 0" });
  const group = shape("g", { class: "plot-group" }, mark, shape("text", { class: "plot-words", x: 3 }, "10"));
  const svg = shape("svg", { class: "plot", viewBox: "0 0 400 300" }, group);
  const shown = [svg, ...drawn(svg).querySelectorAll("*")].map((element) => drawn(element));
  const name = (/** @type {any} */ element) => {
    assert.ok(shown.includes(element), "only what is on the page has looks");
    return element.className;
  };
  const getComputedStyle = (/** @type {any} */ element) => ({
    getPropertyValue: (/** @type {string} */ property) => `${property} of ${name(element)}`,
    backgroundColor: `ground of ${name(element)}`,
  });
  class XMLSerializer {
    serializeToString = (/** @type {any} */ element) => element.outerHTML;
  }
  Object.assign(globalThis, { getComputedStyle, XMLSerializer });
  Object.assign(svg, { cloneNode: (/** @type {boolean} */ deep) => (deep ? cloned(drawn(svg)) : null) });
  const before = drawn(svg).outerHTML;
  const looks = (/** @type {string} */ of) =>
    ["fill", "stroke", "stroke-width", "font-size", "font-family", "font-weight", "text-anchor", "opacity"]
      .map((property) => ` ${property}="${property} of ${of}"`)
      .join("");
  assert.equal(
    svgFile(svg),
    [
      `<?xml version="1.0" encoding="UTF-8"?>\n<svg viewBox="0 0 400 300"${looks("plot")} width="400" height="300">`,
      '<rect width="400" height="300" fill="ground of plot"></rect>',
      `<g${looks("plot-group")}><path data-slug="engine" d="M0 0"${looks("plot-mark")}></path>`,
      `<text x="3"${looks("plot-words")}>10</text></g></svg>\n`,
    ].join(""),
  );
  assert.equal(drawn(svg).outerHTML, before);
});
