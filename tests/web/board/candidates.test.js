import assert from "node:assert/strict";
import { test } from "node:test";
import { INITIAL } from "../../../web/app/state.js";
import { blankCells, candidatesAt, cellsFor, nextBlank, showsCandidates } from "../../../web/board/candidates.js";
import { staleNotes } from "../../../web/board/stale.js";
import { boardFrom, PUZZLE, SOLUTION } from "../../support/boards.js";

const board = boardFrom(PUZZLE);
const full = boardFrom(SOLUTION);

test("a blank cell may take what no peer has", () => {
  assert.deepEqual(candidatesAt(board, 1), [6, 8, 9]); // 2 3 4 5 7 are in its row, 1 is in its column
  assert.ok(blankCells(board).every((cell) => candidatesAt(board, cell).includes(Number(SOLUTION[cell]))));
});

test("what the puzzle excludes is no candidate, and is never out of date", () => {
  const given = { ...board, excluded: { 1: [6, 8] }, notes: { 1: [6, 9] } };
  assert.deepEqual(candidatesAt(given, 1), [9]);
  assert.deepEqual(staleNotes(given), []);
});

test("candidates are seen where a person likes it, or the puzzle is given by them", () => {
  const seen = (/** @type {object} */ more, candidates = false) =>
    showsCandidates({
      ...INITIAL,
      board: { ...board, ...more },
      settings: { ...INITIAL.settings, playing: { ...INITIAL.settings.playing, candidates } },
    });
  assert.deepEqual([seen({}), seen({}, true), seen({ excluded: { 1: [6] } })], [false, true, true]);
});

test("a digit may go where it is a candidate", () => {
  const cells = cellsFor(board, 7);
  assert.deepEqual(
    cells,
    blankCells(board).filter((cell) => candidatesAt(board, cell).includes(7)),
  );
  assert.ok(cells.length > 0 && cells.every((cell) => board.values[cell] === "."));
  assert.deepEqual(cellsFor(full, 7), []);
});

test("the next blank cell, on to the first behind the last, and back", () => {
  assert.equal(nextBlank(board, 0, 1), 1);
  assert.equal(nextBlank(board, 2, 1), board.values.indexOf(".", 3));
  assert.equal(nextBlank(board, 80, 1), 1);
  assert.equal(nextBlank(board, 1, -1), board.values.lastIndexOf("."));
  assert.equal(nextBlank(full, 0, 1), null);
});
