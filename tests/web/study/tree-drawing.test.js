import assert from "node:assert/strict";
import { test } from "node:test";
import { KINDS } from "../../../web/learn/event-log.js";
import { NEAR } from "../../../web/study/camera.js";
import { createTree } from "../../../web/study/tree.js";
import { drawTree } from "../../../web/study/tree-drawing.js";
import { sharpen } from "../../../web/ui/canvas.js";
import { notingPen } from "../../support/pen.js";

const INKS = { dead: "dead", solved: "solved", path: "path", here: "here", on: "on", paper: "paper", font: "F" };
const [, , PLACE, UNDO, SOLUTION] = KINDS.keys();

/**
 * Draw a tree in which a 4 in the first cell fails and a 7 leads to a solution. The current node is the 7.
 * @param {number} across @param {number} [down]
 */
function drawnFrom(across, down = across, size = { width: 300, height: 200 }) {
  const tree = createTree();
  const steps = [
    [PLACE, 0, 4],
    [UNDO, 0, 0],
    [PLACE, 0, 7],
    [SOLUTION, 0, 0],
  ];
  for (const step of steps) tree.append([step]);
  /** @type {string[]} */
  const notes = [];
  drawTree(notingPen(notes), size, tree, { column: -1, level: -1, across, down }, 2, INKS);
  return notes;
}

/** @param {string[]} notes @param {...string} names */
const told = (notes, ...names) => notes.filter((note) => names.includes(note.split(" ")[0]));

test("edges go up from each node and along to its parent; then the path, then what is solved", () => {
  const edges = told(drawnFrom(NEAR.across), "clearRect", "moveTo", "lineTo", "stroke", "strokeStyle", "lineWidth");
  const four = ["moveTo 69 115", "lineTo 69 92", "lineTo 69 92", "lineTo 69 69"];
  const seven = ["moveTo 115 115", "lineTo 115 92", "lineTo 69 92", "lineTo 69 69"];
  assert.deepEqual(edges.slice(0, 24), [
    "clearRect 0 0 300 200",
    ...[...four, ...seven, "strokeStyle = dead", "lineWidth = 1", "stroke"],
    ...[...seven, "strokeStyle = path", "lineWidth = 2", "stroke"],
    ...[...seven, "strokeStyle = solved"],
  ]);
});

test("an edge to what is out of sight ends at the border", () => {
  const edges = told(drawnFrom(46, 46, { width: 100, height: 200 }), "moveTo", "lineTo").slice(4, 7);
  assert.deepEqual(edges, ["moveTo 101 92", "lineTo 69 92", "lineTo 69 69"]);
});

test("near, a node has a box, its digit and the cell under it; where one is it is in full colour", () => {
  const notes = drawnFrom(NEAR.across);
  assert.deepEqual(told(notes, "rect").slice(0, 3), ["rect 49 53 40 32", "rect 49 99 40 32", "rect 95 99 40 32"]);
  assert.deepEqual(told(notes, "fillText").slice(0, 3), [
    "fillText • 69 69",
    "fillText 4 69 109",
    "fillText r1c1 69 123",
  ]);
  assert.deepEqual(
    told(notes.slice(0, notes.indexOf("fillStyle = here")), "font").slice(-2),
    ["font = 700 14px F", "font = 600 11px F"], // nodes with a solution
  );
  assert.equal(told(notes, "font")[0], "font = 500 14px F");
  assert.equal(told(notes, "font")[2], "font = 400 11px F");
  assert.deepEqual(notes.slice(notes.indexOf("fillStyle = here")), [
    ...["fillStyle = here", "strokeStyle = paper", "lineWidth = 1.5", "beginPath", "rect 95 99 40 32", "fill"],
    ...["fillStyle = on", "textAlign = center", "textBaseline = middle", "font = 700 14px F", "fillText 7 115 109"],
    ...["font = 600 11px F", "fillText r1c1 115 123"],
  ]);
});

test("boxes are paper with an edge; the words in them have its colour", () => {
  const notes = told(drawnFrom(NEAR.across), "fillStyle", "strokeStyle", "fill", "stroke", "lineWidth");
  assert.deepEqual(notes.slice(9, 15), [
    ...["fillStyle = paper", "strokeStyle = dead", "lineWidth = 1", "fill", "stroke", "fillStyle = dead"],
  ]);
});

test("farther away the digit alone is in the middle, as large as there is room", () => {
  const notes = drawnFrom(20);
  assert.deepEqual(told(notes, "fillText").slice(0, 2), ["fillText • 30 30", "fillText 4 30 50"]);
  assert.equal(told(notes, "font")[0], `font = 500 ${14 * 0.8}px F`);
  assert.ok(!told(notes, "fillText").some((note) => note.includes("r1c1")));
  assert.deepEqual(told(drawnFrom(38), "fillText")[2], "fillText r1c1 57 103");
  assert.deepEqual(told(drawnFrom(37), "fillText")[2], "fillText 7 92.5 92.5");
  assert.deepEqual(told(drawnFrom(38, 37), "fillText")[2], "fillText 7 95 92.5");
  assert.deepEqual(told(drawnFrom(20, 12), "fillText"), []);
  assert.equal(told(drawnFrom(20, 13), "fillText").length, 8);
});

test("from afar nodes are spots without words, edges are thin, and where one is can still be seen", () => {
  const notes = drawnFrom(8, 9);
  assert.deepEqual(told(notes, "fillText", "font"), []);
  assert.deepEqual(told(notes, "lineWidth").slice(0, 3), ["lineWidth = 0.75", "lineWidth = 1", "lineWidth = 1.5"]);
  assert.deepEqual(told(notes, "rect")[0], "rect 8.52 10.37 6.96 6.26");
  assert.equal(notes[notes.indexOf("rect 8.52 10.37 6.96 6.26") - 4], "fillStyle = dead");
  assert.deepEqual(notes.slice(notes.indexOf("fillStyle = here")), [
    ...[
      "fillStyle = here",
      "strokeStyle = paper",
      "lineWidth = 1.5",
      "beginPath",
      "rect 16 18.5 8 8",
      "fill",
      "stroke",
    ],
  ]);
  assert.deepEqual(told(drawnFrom(0.5), "rect")[0], "rect 0.25 0.25 1 1"); // never smaller than a pixel
});

test("on a fine screen a drawing has as many pixels as the screen, and is measured as before", () => {
  /** @type {string[]} */
  const notes = [];
  const canvas = { width: 300, height: 150 };
  sharpen(notingPen(notes, canvas), { width: 100.2, height: 50 }, 1.5);
  assert.deepEqual(canvas, { width: 150, height: 75 });
  sharpen(notingPen(notes, Object.freeze(canvas)), { width: 100.2, height: 50 }, 1.5); // because setting the size clears the canvas
  assert.deepEqual(notes, ["setTransform 1.5 0 0 1.5 0 0", "setTransform 1.5 0 0 1.5 0 0"]);
  const [wide, high] = [
    { width: 1, height: 75 },
    { width: 150, height: 1 },
  ];
  for (const other of [wide, high]) sharpen(notingPen([], other), { width: 100, height: 50 }, 1.5);
  assert.deepEqual([wide, high], [canvas, canvas]);
});
