import assert from "node:assert/strict";
import { test } from "node:test";
import { withNotes } from "../../../web/board/board.js";
import { withLayer } from "../../../web/board/layers.js";
import { staleNotes, withoutStale } from "../../../web/board/stale.js";
import { boardFrom, PUZZLE } from "../../support/boards.js";

const puzzle = boardFrom(PUZZLE);

test("a note is stale while a peer has its digit, and the first such peer is told", () => {
  const noted = withNotes(withNotes(puzzle, 1, [6, 8, 9]), 2, [2, 4, 6]);
  assert.deepEqual(staleNotes(noted), [
    { cell: 2, digit: 2, peer: 4 },
    { cell: 2, digit: 4, peer: 0 },
  ]);
  assert.deepEqual(withoutStale(noted).notes, { 1: [6, 8, 9], 2: [6] });
});

test("what is crossed out, or in a corner, is not stale", () => {
  const noted = withLayer(withNotes(puzzle, 2, [4, 6]), "corners", { 1: [4] });
  assert.deepEqual(staleNotes(withLayer(noted, "crossed", { 2: [4] })), []);
  assert.equal(withoutStale(puzzle), puzzle);
});
