import assert from "node:assert/strict";
import { test } from "node:test";
import { emptyBoard } from "../../../web/board/board.js";
import { candidatesAt } from "../../../web/board/candidates.js";
import { geometry, learn } from "../../../web/board/geometry.js";
import { NO_RULES } from "../../../web/board/meaning.js";
import { filled } from "../../../web/board/notes.js";
import { cageAt, cagesOf, setsOf, setsWith } from "../../../web/board/sums.js";

test("the sets of digits with a sum are those that a player knows", () => {
  assert.deepEqual(setsWith(9, 3, 23), [[6, 8, 9]]);
  assert.deepEqual(setsWith(9, 2, 6), [
    [1, 5],
    [2, 4],
  ]);
  assert.deepEqual(setsWith(9, 2, 18), []);
  assert.equal(setsWith(9, 4, 20).length, 12);
});

test("a cage allows what is left beside its digits, also in notes", () => {
  const name = "9+killer:23:r1c123";
  learn(name, { ...NO_RULES, apart: [["killer", [0, 1, 2]]], sums: [["killer", 23, [0, 1, 2], [1, 1, 1]]] });
  const board = emptyBoard(name);
  const begun = { ...board, values: `8${board.values.slice(1)}` };
  const cage = cageAt(board, 1);
  assert.deepEqual(cage && setsOf(cage, begun.values, 9), [[6, 8, 9]]);
  assert.equal(cageAt(board, 3), null);
  assert.deepEqual(candidatesAt(board, 0), [6, 8, 9]);
  assert.deepEqual(filled(begun, [1]).notes, { 1: [6, 9] });
});

test("a sum of cells that do not see each other is not a cage", () => {
  const name = "9+sum:10:r1c1,r5c5";
  learn(name, { ...NO_RULES, sums: [["sum", 10, [0, 40], [1, 1]]] });
  assert.deepEqual(cagesOf(geometry(name)), []);
});

test("cells that can never have the same digit see each other", () => {
  const name = "4+thermometer:r1c1,r2c2";
  learn(name, { ...NO_RULES, pairs: [["thermometer", 0, 9, 0]], tables: [[0b1110, 0b1100, 0b1000, 0]] });
  assert.equal(geometry(name).peersOf[0].has(9), true);
});
