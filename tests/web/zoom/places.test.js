/** Check where the buttons of the zoom are, and how far an enlarged board scrolls. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { geometry } from "../../../web/board/geometry.js";
import { freePlace, levelsOf, scrolledTo, sizesFrom } from "../../../web/zoom/places.js";

test("the buttons are between grids, and nowhere if all cells are in a grid", () => {
  const samurai = geometry("9@r1c1,r1c13,r7c7,r13c1,r13c13");
  assert.deepEqual(freePlace(samurai, 6, 3), [18, 10.5]);
  assert.deepEqual(freePlace(samurai, 3, 6), [10.5, 18]);
  assert.equal(freePlace(samurai, 7, 3), null);
  assert.deepEqual(freePlace(geometry("9@r1c1,r7c7"), 5, 2), [3.5, 14]);
  assert.equal(freePlace(geometry("9"), 1, 1), null);
});

test("each size of cells is clearly larger than the whole board, and the first is for a finger", () => {
  assert.deepEqual(sizesFrom(14), [14, 32, 48]);
  assert.deepEqual(sizesFrom(30), [30, 48]);
});

test("a cell comes into sight with its neighbours, and a board does not scroll without need", () => {
  assert.equal(scrolledTo(0, 0, 32, 320), 0);
  assert.equal(scrolledTo(100, 200, 32, 320), 100);
  assert.equal(scrolledTo(0, 320, 32, 320), 64);
  assert.equal(scrolledTo(300, 200, 32, 320), 168);
});

test("two fingers change the size only if they clearly move apart or together", () => {
  assert.deepEqual([1, 1.2, 1.4, 0.9, 0.7].map(levelsOf), [0, 0, 1, 0, -1]);
});
