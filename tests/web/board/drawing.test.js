import assert from "node:assert/strict";
import { test } from "node:test";
import { emptyBoard } from "../../../web/board/board.js";
import { pictureOf } from "../../../web/board/cell-state.js";
import { createDrawing } from "../../../web/board/drawing.js";
import { NO_LINKS } from "../../../web/board/link-paths.js";
import { h } from "../../../web/ui/dom.js";
import { drawn, layOut } from "../../support/elements.js";
import { inEnglish } from "../../support/seen.js";

layOut();
inEnglish();

/** Create an empty board with something drawn over it. */
function drawing() {
  const over = h("p", {}, "over");
  const { root, elements, render } = createDrawing({ role: "img" }, over);
  const shows = (/** @type {string} */ name) =>
    render(name, pictureOf({ board: emptyBoard(name), marks: [], conflicts: [] }), NO_LINKS, []);
  /** @param {"row" | "column"} way */
  const boxLines = (way) =>
    drawn(root)
      .querySelectorAll(`.box-line.${way}-line`)
      .map((line) => Number(line.getAttribute("--at")));
  return { root: drawn(root), elements, shows, boxLines };
}

test("a line between each two rows and columns, a stronger one between boxes, if there are any", () => {
  const { root, shows, boxLines } = drawing();
  const lines = (/** @type {string} */ name) => {
    shows(name);
    return [root.querySelectorAll(".line[role=presentation]").length, boxLines("column"), boxLines("row")];
  };
  assert.deepEqual(lines("9"), [16, [3, 6], [3, 6]]);
  assert.deepEqual(lines("12"), [22, [4, 8], [3, 6, 9]]);
  assert.deepEqual(lines("7"), [12, [], []]);
});

test("cells stay while the size does, and are made anew for another", () => {
  const { root, elements, shows } = drawing();
  shows("9");
  const [first] = elements();
  shows("9");
  assert.equal(elements()[0], first);
  shows("12");
  assert.notEqual(elements()[0], first);
  const rows = root.children.filter((child) => child.getAttribute("role") === "row");
  assert.deepEqual([elements().length, rows.length, rows[0].children.length], [144, 12, 12]);
  assert.deepEqual([root.getAttribute("--width"), root.getAttribute("--height")], ["4", "3"]);
  assert.deepEqual([root.getAttribute("role"), root.children.at(-1)?.textContent], ["img", "over"]);
});
