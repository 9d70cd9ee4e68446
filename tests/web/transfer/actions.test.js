import assert from "node:assert/strict";
import { test } from "node:test";
import { after, boardFrom, PUZZLE, SOLUTION, stateWith } from "../../support/boards.js";

const loaded = stateWith(PUZZLE);
const leaf = (/** @type {number} */ step) => /** @type {const} */ ({ type: "leaf", step });

test("of one puzzle there is none to leaf to, and of several none before the first and after the last", () => {
  assert.equal(after(loaded, leaf(1)), loaded);
  const several = after(loaded, { type: "load", puzzles: [PUZZLE, SOLUTION].map(boardFrom) });
  assert.equal(after(several, leaf(-1)), several);
  const last = after(several, leaf(1));
  assert.deepEqual([last.board.values, last.shelf?.index], [SOLUTION, 1]);
  assert.equal(after(last, leaf(1)), last);
});

test("a puzzle that is left among others is as it was when one comes back", () => {
  const several = after(loaded, { type: "load", puzzles: [PUZZLE, SOLUTION].map(boardFrom) });
  const played = after(several, { type: "select", cell: 1 }, { type: "digit", digit: 9 });
  const left = after(played, leaf(1));
  assert.equal(left.shelf?.puzzles[0], played.board);
  assert.equal(after(left, leaf(-1)).board, played.board);
  assert.equal(after(several, leaf(1)).shelf?.puzzles, several.shelf?.puzzles);
});
