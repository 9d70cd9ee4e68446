import assert from "node:assert/strict";
import { test } from "node:test";
import {
  boardOfText,
  digitOf,
  emptyBoard,
  isEmpty,
  notesAt,
  symbolOf,
  toggleNote,
  withoutEntries,
  writeEntry,
  writeGiven,
} from "../../../web/board/board.js";

const empty = emptyBoard("9");
const puzzle = writeGiven(empty, 0, 5);

test("symbols: 1 to 9, then letters; both cases are read", () => {
  assert.equal([0, 1, 9, 10, 25].map(symbolOf).join(""), ".19AP");
  assert.deepEqual(["", ".", "0", "1", "9", "A", "a", "p", "Q"].map(digitOf), [0, 0, 0, 1, 9, 10, 10, 25, 0]);
});

test("a given is placed in givens and values, and taken away from both", () => {
  assert.equal(puzzle.givens, `5${".".repeat(80)}`);
  assert.equal(puzzle.values, puzzle.givens);
  assert.deepEqual(writeGiven(puzzle, 0, 0), empty);
});

test("an entry leaves the givens alone and never covers one", () => {
  const entered = writeEntry(puzzle, 1, 7);
  assert.equal(entered.values, `57${".".repeat(79)}`);
  assert.equal(entered.givens, puzzle.givens);
  assert.equal(writeEntry(puzzle, 0, 7), puzzle);
});

test("what changes nothing gives the very same board", () => {
  assert.equal(writeGiven(puzzle, 0, 5), puzzle);
  assert.equal(writeEntry(puzzle, 1, 0), puzzle);
  assert.equal(withoutEntries(puzzle), puzzle);
  assert.equal(toggleNote(puzzle, 0, 3), puzzle);
});

test("notes toggle, stay in order, and go when a digit is written or the cell is cleared", () => {
  const noted = toggleNote(toggleNote(puzzle, 4, 8), 4, 2);
  assert.deepEqual(notesAt(noted, 4), [2, 8]);
  assert.equal(toggleNote(toggleNote(noted, 4, 2), 4, 8).notes, null);
  assert.equal(writeEntry(noted, 4, 1).notes, null);
  assert.equal(writeEntry(noted, 4, 0).notes, null);
  assert.equal(writeGiven(noted, 4, 0).notes, null);
});

test("rubbing out the entries leaves the puzzle", () => {
  assert.deepEqual(withoutEntries(toggleNote(writeEntry(puzzle, 1, 7), 2, 3)), puzzle);
});

test("a Text makes a board of the size of its length", () => {
  assert.deepEqual(boardOfText(puzzle.givens), puzzle);
  assert.equal(boardOfText("1...............")?.geometry, "4");
  assert.equal(boardOfText("A".padEnd(100, "."))?.geometry, "10");
});

test("no Text: a wrong length, a digit too large, a strange character", () => {
  for (const text of ["", "1".repeat(80), "5...............", "x".padEnd(81, "."), "A".padEnd(81, ".")]) {
    assert.equal(boardOfText(text), null);
  }
});

test("a board with only notes is not empty", () => {
  assert.equal(isEmpty(empty), true);
  assert.equal(isEmpty(toggleNote(empty, 0, 1)), false);
});
