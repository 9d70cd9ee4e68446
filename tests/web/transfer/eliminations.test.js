// Eliminations that people copy from forums and solvers.

import assert from "node:assert/strict";
import { test } from "node:test";
import { eliminatedOn, eliminationsIn, withoutCandidates } from "../../../web/transfer/eliminations.js";
import { boardFrom } from "../../support/boards.js";

/** @param {string} text */
const read = (text) =>
  eliminationsIn(text, 9)?.map(([cell, digit]) => `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}<>${digit}`);

/** @type {[string, string[]][]} */
const TEXTS = [
  ["r1c5<>3", ["r1c5<>3"]],
  ["R7C8 <> 9, r9c6≠3", ["r7c8<>9", "r9c6<>3"]],
  ["XY-Wing: 3/4/9 in r1c3,r2c25 => r1c5<>3", ["r1c5<>3"]],
  ["Skyscraper: 4 in r2c2,r9c3 (connected by r29c5) => r13c3,r8c2<>4", ["r1c3<>4", "r3c3<>4", "r8c2<>4"]],
  ["Hidden Pair: 5,6 in r69c2 => r9c2<>4, r9c2<>9", ["r9c2<>4", "r9c2<>9"]],
  ["r1c12<>34", ["r1c1<>3", "r1c1<>4", "r1c2<>3", "r1c2<>4"]],
  ["(4=9)r4c9 - (9)r6c7 = (9-2)r6c5 = r5c5 => -9 r6c5, -2 r5c5", ["r6c5<>9", "r5c5<>2"]],
];

for (const [text, expected] of TEXTS)
  test(`eliminations are read: ${text}`, () => assert.deepEqual(read(text), expected));

test("other texts are left to the readers of puzzles", () => {
  for (const text of ["", "r1c1=5", "53..7....", "r1c5<>3 and more", "Hidden Single: r5c6=4", "r0c1<>2"])
    assert.equal(read(text), undefined, text);
  assert.equal(eliminationsIn("r5c5<>1", 4), null, "outside the grid");
  assert.equal(eliminationsIn("r12c3<>1", 12), null, "one cell or two");
  assert.equal(eliminatedOn("r1c1<>1", boardFrom(".".repeat(81))), null, "without a puzzle");
});

test("only candidates are crossed out, and counted", () => {
  const board = boardFrom("1..............."); // r1c1 is 1
  const found = eliminatedOn("r1c12,r2c1<>1, r4c4<>14", board);
  assert(found);
  const { board: after, count } = withoutCandidates(board, found);
  assert.deepEqual([count, after.crossed], [2, { 15: [1, 4] }], "the first three are not candidates");
  assert.equal(withoutCandidates(after, found).count, 0);
});
