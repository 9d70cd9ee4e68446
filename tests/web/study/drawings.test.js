/** Check the drawings of plots and their files. */

import "../../support/still.js"; // first, because other modules read browser features as they load
import assert from "node:assert/strict";
import { test } from "node:test";
import { shape } from "../../../web/board/svg.js";
import { SLUGS } from "../../../web/learn/classroom.js";
import { AGAINST, NO_PLOTS, plotOf } from "../../../web/study/plot.js";
import { drawPlot, markOf, svgFile } from "../../../web/study/plot-drawing.js";
import { drawn } from "../../support/elements.js";

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

for (const choice of CHOICES)
  test(`a plot of ${JSON.stringify(choice).slice(0, 60)} has a mark for each value, inside its frame`, () => {
    const plot = plotOf({ ...NO_PLOTS, subjects, rows, ...choice });
    const elements = drawPlot(plot, { across: "across", up: "up" }, String).map((element) => drawn(element));
    const marks = elements.filter(({ className }) => className === "plot-mark");
    const places = marks.map((mark) => /translate\((\S+) (\S+)\)/.exec(mark.getAttribute("transform") ?? "") ?? []);
    assert.deepEqual(
      marks.map((mark) => mark.getAttribute("data-slug")),
      plot.points.map(({ row }) => row.slug),
    );
    const frame = elements.filter(({ className }) => className === "plot-line").map(({ attributes }) => attributes);
    const within = (/** @type {number} */ value, /** @type {string[]} */ names) => {
      const all = frame.flatMap((line) => names.map((name) => Number(line.get(name))));
      return value >= Math.min(...all) && value <= Math.max(...all, 388); // scales end at the last round value
    };
    for (const [, x, y] of places)
      assert.ok(within(Number(x), ["x1", "x2"]) && Number(y) > 0 && Number(y) < 252.1, `${x} ${y}`);
    const forms = marks.map((mark) => mark.getAttribute("d") ?? "");
    assert.deepEqual(
      forms.map((form) => form.endsWith("l3 3.500")),
      plot.points.map(({ cut }) => cut),
      "an arrow for each run that was stopped",
    );
    const words = elements.filter(({ tag }) => tag === "text").map(({ textContent }) => textContent);
    const numbers = [...plot.across, ...plot.up].map(({ value }) => String(value));
    assert.deepEqual(words.sort(), [...numbers, "across", "up"].sort());
  });

test("each algorithm has a mark of its own", () => {
  const forms = SLUGS.map((slug) => drawn(markOf(slug)).getAttribute("d"));
  assert.equal(new Set(forms).size, SLUGS.length);
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
