import assert from "node:assert/strict";
import { test } from "node:test";
import { geometry } from "../../../web/board/geometry.js";
import { createShapes, elementsOf } from "../../../web/board/shapes.js";
import { drawn, layOut } from "../../support/elements.js";

layOut();

/** @typedef {import("../../../web/contract/shapes.js").ShapeData} Shape */
/** @type {Omit<Shape, "form" | "points">} */
const BARE = { line: null, width: 0, fill: null, size: 0, text: "", dashed: false, over: false };

test("the shapes of a grid are below its lines, or above if they say so, and are not read aloud", () => {
  const { below, above, render } = createShapes();
  const { drawing } = geometry("9x");
  render(
    { ...drawing, shapes: [...drawing.shapes, { ...BARE, form: "text", points: [[1, 2]], text: "7", over: true }] },
    9,
  );
  assert.deepEqual([drawn(below).children.length, drawn(above).children.length], [2, 1]);
  assert.match(drawn(below).outerHTML, /aria-hidden="true".*viewBox="0 0 9 9".*d="M0 0L9 9"/);
});

test("a broad coloured line has a line in its middle, for people who do not see its colour", () => {
  /** @type {Shape} */
  const line = {
    ...BARE,
    form: "line",
    line: "green",
    width: 0.2,
    points: [
      [0, 0],
      [1, 1],
    ],
  };
  const classes = (/** @type {Shape} */ one) => elementsOf([one]).map((each) => each.getAttribute("class"));
  assert.deepEqual(classes(line), ["rule-line", "rule-core"]);
  assert.deepEqual(classes({ ...line, width: 0.03, dashed: true }), ["rule-line rule-dashed"]);
});
