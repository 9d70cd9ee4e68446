import assert from "node:assert/strict";
import { test } from "node:test";
import { CELL, cut } from "../../../web/photo/cells.js";
import { picture } from "../../../web/photo/grey.js";

/**
 * Return the contrast of stripes, two points wide, in a cell of a given side far down in a picture.
 * @param {number} side
 */
function contrast(side) {
  const grey = picture(200, 1200);
  for (const at of grey.data.keys()) grey.data[at] = at % 4 < 2 ? 255 : 0;
  const points = [1000, 1000 + side].flatMap((y) => [10, 10 + side].map((x) => ({ x, y })));
  const [{ data }] = cut(grey, /** @type {any} */ ({ size: 1, points }));
  return Math.max(...data) - Math.min(...data);
}

test("what is as large as a cell is to be keeps all its points; of what is larger several become one", () => {
  assert.ok(contrast(CELL) > 200, `${contrast(CELL)}`);
  assert.ok(contrast(4 * CELL) < 20, `${contrast(4 * CELL)}`);
});
