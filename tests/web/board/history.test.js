import assert from "node:assert/strict";
import { test } from "node:test";
import { emptyBoard, writeEntry, writeGiven } from "../../../web/board/board.js";
import {
  earlier,
  hasPoint,
  isRight,
  isToAnother,
  lastPoint,
  lastRight,
  lengthOf,
  NO_HISTORY,
  remember,
  travel,
  withPoint,
  wrongCells,
} from "../../../web/board/history.js";
import { withLayer } from "../../../web/board/layers.js";
import { boardFrom, PUZZLE, SOLUTION } from "../../support/boards.js";

/** @typedef {import("../../../web/board/board.js").BoardState} BoardState */

const empty = emptyBoard("9");
const clue = writeGiven(empty, 0, 5);
const noted = withLayer(clue, "notes", { 1: [2, 3], 2: [4] });
const all = ["corners", "crossed"].reduce(
  (board, layer) => withLayer(board, /** @type {"corners"} */ (layer), { 1: [7], 80: [1, 9] }),
  noted,
);
const coloured = withLayer(withLayer(all, "colors", { 0: 3 }), "note_colors", { 1: { 2: 8 } });
const entered = writeEntry(coloured, 1, 2);
const BOARDS = [empty, clue, noted, all, coloured, entered, emptyBoard("4"), writeGiven(emptyBoard("4"), 3, 4)];

/** Return the last of some boards with its history. @param {BoardState[]} boards */
function walked([first, ...others]) {
  let place = { board: first, history: NO_HISTORY };
  for (const board of others) place = { board, history: remember(place.history, place.board, board) };
  return place;
}

const end = walked(BOARDS);

test("every board comes back on the way back, and again on the way forward", () => {
  let place = end;
  for (const board of BOARDS.slice(0, -1).toReversed()) {
    place = travel(place, -1);
    assert.deepEqual(place.board, board);
  }
  for (const board of BOARDS.slice(1)) {
    place = travel(place, 1);
    assert.deepEqual(place.board, board);
  }
  assert.deepEqual(place, end);
});

test("many steps at once lead where they lead one by one, and no further than there are", () => {
  const start = travel(end, -100);
  assert.deepEqual(start.board, empty);
  assert.equal(start.history.future.length, BOARDS.length - 1);
  assert.deepEqual(travel(start, 3).board, all);
  assert.deepEqual(travel(start, 100), end);
});

test("what is kept is no more than what differs, and is the same after JSON", () => {
  const { history } = walked([noted, writeEntry(noted, 40, 7)]);
  assert.deepEqual(history.past, [{ values: { 40: "." } }]);
  const stored = JSON.parse(JSON.stringify(end));
  assert.deepEqual(travel(stored, -3).board, coloured);
});

test("whole boards, as they were stored once, lead back as well", () => {
  const old = { board: entered, history: { past: [empty, clue], future: [coloured] } };
  assert.deepEqual(travel(old, -2).board, empty);
  assert.deepEqual(travel(old, 1).board, coloured);
  assert.deepEqual(travel(travel(old, -2), 3).board, coloured);
});

test("another puzzle that was opened is a step of its own kind, also once it has been undone and redone", () => {
  const opened = { board: entered, history: remember(NO_HISTORY, clue, entered, true) };
  const there = travel(travel(opened, -1), 1);
  assert.deepEqual(
    [opened, there, end].map(({ history }) => isToAnother(history)),
    [true, true, false],
  );
  assert.deepEqual(travel(there, -1).board, clue);
  assert.equal(isToAnother(NO_HISTORY), false);
});

test("the boards of the past come latest first", () => {
  assert.deepEqual([...earlier(end)], BOARDS.slice(0, -1).toReversed());
});

test("a point that was undone and written over is gone", () => {
  const history = { ...end.history, points: [2, 6] };
  const back = travel({ ...end, history }, -4);
  assert.deepEqual(back.history.points, [2, 6]);
  assert.deepEqual(remember(back.history, back.board, empty).points, [2]);
});

test("a point is come back to, the last one before this board first", () => {
  const at = (/** @type {number} */ steps) => travel(end, steps - BOARDS.length + 1);
  const points = [2, 4].reduce((place, point) => {
    const there = travel(place, point - place.history.past.length);
    return travel({ ...there, history: withPoint(there.history) }, 100);
  }, end);
  assert.deepEqual(points.history.points, [2, 4]);
  assert.deepEqual(lastPoint(points), at(4).board);
  assert.deepEqual(lastPoint(travel(points, -3)), at(2).board);
  assert.equal(lastPoint(travel(points, -5)), null);
  assert.deepEqual([hasPoint(points.history), hasPoint(travel(points, -5).history)], [true, false]);
});

test("the last board without a mistake: no wrong entry, and nothing right crossed out", () => {
  const start = boardFrom(PUZZLE);
  const good = writeEntry(start, 1, 9);
  const crossed = withLayer(good, "crossed", { 2: [Number(SOLUTION[2])] });
  const harmless = withLayer(good, "crossed", { 2: [9] });
  const place = walked([start, good, crossed, writeEntry(crossed, 3, 1)]);
  assert.deepEqual([isRight(crossed, SOLUTION), isRight(harmless, SOLUTION)], [false, true]);
  assert.deepEqual(lastRight(place, SOLUTION), good);
  assert.deepEqual(wrongCells(writeEntry(good, 2, 9), SOLUTION), [2]);
});

test("the length of a solve ends where the puzzle was another", () => {
  const start = boardFrom(PUZZLE);
  const solve = walked([empty, start, writeEntry(start, 1, 9), writeEntry(start, 2, 8), empty]);
  assert.deepEqual(lengthOf(travel(solve, -2)), { back: 1, forward: 1 });
});

test("points stand in their order, each once, and none is kept where there is none", () => {
  assert.deepEqual(withPoint({ ...end.history, points: [9] }).points, [BOARDS.length - 1, 9]);
  assert.deepEqual(withPoint(withPoint(end.history)).points, [BOARDS.length - 1]);
  assert.equal("points" in remember(end.history, end.board, empty), false);
});

test("a board with other rules comes back with them, and what was right of another puzzle is not gone back to", () => {
  const ruled = { ...clue, geometry: "9?killer", original: "{}" };
  assert.deepEqual(travel(walked([ruled, clue]), -1).board, ruled);
  const start = boardFrom(PUZZLE);
  assert.equal(lastRight(walked([empty, writeEntry(start, 1, 2)]), SOLUTION), null);
});

test("nothing is kept of layers that are written as they were", () => {
  const { history } = walked([noted, { ...writeEntry(noted, 40, 7), notes: structuredClone(noted.notes) }]);
  assert.deepEqual(history.past, [{ values: { 40: "." } }]);
});
