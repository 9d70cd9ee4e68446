import assert from "node:assert/strict";
import { test } from "node:test";
import {
  gapAt,
  heightOf,
  inSight,
  pageOf,
  placeOf,
  placesIn,
  scrolledTo,
  shapeOf,
} from "../../../web/puzzles/places.js";

const CARD = { width: 104, gap: 12, height: 44, square: true };
const ROW = { width: Number.POSITIVE_INFINITY, gap: 0, height: 36, square: false };
const THREE = { columns: 3, width: 90, height: 100 };
const ROWS = { columns: 1, width: 500, height: 36 };

test("a row of the table is high enough for a finger, a card always is", () => {
  assert.deepEqual([shapeOf("cards", false), shapeOf("cards", true)], [CARD, CARD]);
  assert.deepEqual([shapeOf("table", false), shapeOf("table", true)], [ROW, { ...ROW, height: 44 }]);
});

test("cards share the room up to its edge, with square pictures; a row takes all, and there is always one", () => {
  assert.deepEqual(placesIn(366, CARD), { columns: 3, width: 126, height: 170 });
  assert.deepEqual(placesIn(336, CARD), { columns: 3, width: 116, height: 160 });
  assert.deepEqual(placesIn(335, CARD), { columns: 2, width: 173, height: 217 });
  assert.deepEqual(placesIn(20, CARD), { columns: 1, width: 32, height: 76 });
  assert.deepEqual(placesIn(500, ROW), ROWS);
});

test("puzzles lie row by row", () => {
  const places = [0, 2, 3, 7].map((index) => placeOf(index, THREE));
  assert.deepEqual(places, [
    { left: 0, top: 0 },
    { left: 180, top: 0 },
    { left: 0, top: 100 },
    { left: 90, top: 200 },
  ]);
  assert.deepEqual(placeOf(4, ROWS), { left: 0, top: 144 });
  assert.deepEqual(
    [0, 1, 3, 4].map((count) => heightOf(count, THREE)),
    [0, 100, 100, 200],
  );
});

test("what is in sight is drawn, with two rows above and below and the one that is cut", () => {
  assert.deepEqual(inSight(0, 250, THREE), [0, 24]);
  assert.deepEqual(inSight(199, 200, THREE), [0, 21]);
  assert.deepEqual(inSight(350, 200, THREE), [3, 24]);
  assert.deepEqual(inSight(360, 72, ROWS), [8, 15]);
});

test("one that is walked to is seen whole, and nothing moves when it is", () => {
  const to = (/** @type {number} */ index, /** @type {number} */ scrolled) => scrolledTo(index, scrolled, 250, THREE);
  assert.deepEqual([to(6, 120), to(3, 120), to(5, 100), to(9, 120)], [120, 100, 100, 150]);
});

test("a page keeps a row that was seen, and is a row at least", () =>
  assert.deepEqual([pageOf(420, THREE), pageOf(199, THREE), pageOf(10, THREE), pageOf(360, ROWS)], [9, 3, 3, 9]));

test("a puzzle is let go between two, at an end of a row or behind all", () => {
  const at = (/** @type {number} */ x, /** @type {number} */ y) => gapAt({ x, y }, 8, THREE);
  assert.deepEqual(at(44, 10), { index: 0, left: 0, top: 0 });
  assert.deepEqual(at(46, 10), { index: 1, left: 90, top: 0 });
  assert.deepEqual(at(999, 150), { index: 6, left: 270, top: 100 });
  assert.deepEqual(at(-50, -5), { index: 0, left: 0, top: 0 });
  assert.deepEqual(at(200, 999).index, 8);
  assert.deepEqual(gapAt({ x: 0, y: 80 }, 8, ROWS), { index: 2, left: 0, top: 72 });
});
