import assert from "node:assert/strict";
import { test } from "node:test";
import { geometry } from "../../../web/board/geometry.js";
import { strokesOf } from "../../../web/board/strokes.js";
import { drawn, layOut } from "../../support/elements.js";

layOut();

/** @param {string} name */
const over = (name) => strokesOf(geometry(name)).map((element) => drawn(element).outerHTML);

test("over a grid with diagonals they are drawn, in cells, and are not read aloud; over others there is nothing", () => {
  const path = '<path d="M0 0L9 9M9 0L0 9"></path>';
  assert.deepEqual(over("9x"), [`<svg viewBox="0 0 9 9" class="strokes" aria-hidden="true">${path}</svg>`]);
  assert.deepEqual(over("9"), []);
});
