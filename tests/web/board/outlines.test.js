import assert from "node:assert/strict";
import { test } from "node:test";
import { geometry } from "../../../web/board/geometry.js";
import { crossingsOf, outlinesOf } from "../../../web/board/outlines.js";

/** @param {import("../../../web/app/state.js").Role} role @param {...[string, number]} houses @returns {import("../../../web/app/state.js").Mark} */
const marked = (role, ...houses) => ({ role, candidates: [], cells: [], houses });

/** Return the bounds of an outline in whole cells. @param {import("../../../web/board/outlines.js").Outline} outline */
const cells = ({ x, y, width, height }) => [Math.floor(x), Math.floor(y), Math.ceil(x + width), Math.ceil(y + height)];

test("an outline runs around the cells of its house, just within them", () => {
  const [row, column, box] = outlinesOf([marked("base", ["row", 1], ["column", 8], ["box", 5])], geometry("9"));
  assert.deepEqual(cells(row), [0, 1, 9, 2]);
  assert.deepEqual(cells(column), [8, 0, 9, 9]);
  assert.deepEqual(cells(box), [6, 3, 9, 6]);
  assert.ok(row.x > 0 && row.x < 0.2 && row.height < 1);
});

test("a house that is no rectangle is outlined cell by cell", () => {
  const nine = geometry("9");
  const diagonal = { kind: "diagonal", index: 0, cells: Array.from({ length: 9 }, (_, index) => index * 10) };
  const size = /** @type {any} */ ({ ...nine, houses: [...nine.houses, diagonal] });
  const outlines = outlinesOf([marked("base", ["diagonal", 0])], size);
  assert.equal(outlines.length, 9);
  assert.deepEqual(cells(outlines[8]), [8, 8, 9, 9]);
});

test("a house that the board does not have is not outlined", () => {
  assert.deepEqual(outlinesOf([marked("base", ["diagonal", 0], ["row", 9])], geometry("9")), []);
});

test("base and cover of one house do not lie on each other", () => {
  const [base, cover] = outlinesOf([marked("base", ["row", 0]), marked("cover", ["row", 0])], geometry("12"));
  assert.ok(cover.x > base.x && cover.width < base.width);
  assert.deepEqual([base.role, cover.role], ["base", "cover"]);
});

test("base and cover cross in the cells of both", () => {
  const fish = [marked("base", ["row", 0], ["row", 2]), marked("cover", ["column", 1], ["column", 3])];
  assert.deepEqual(crossingsOf(fish, geometry("4")), [1, 3, 9, 11]);
  assert.deepEqual(crossingsOf([marked("base", ["row", 0])], geometry("4")), []);
});
