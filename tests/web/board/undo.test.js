import assert from "node:assert/strict";
import { test } from "node:test";
import { INITIAL } from "../../../web/app/state.js";
import { canUndo } from "../../../web/board/undo.js";
import { leftBehind } from "../../../web/puzzles/keep-left.js";
import { after, boardFrom, PUZZLE, SOLUTION } from "../../support/boards.js";

/** @typedef {import("../../../web/app/state.js").State} State */
/** @typedef {import("../../../web/app/actions.js").Action} Action */

const OTHER = PUZZLE.replace("4", ".");
/** @param {string} text @returns {Action} */
const open = (text) => ({ type: "load", puzzles: [boardFrom(text)] });
/** @param {...string} texts @returns {Action} */
const keep = (...texts) => ({
  type: "tray-add",
  newcomers: texts.map((text) => ({ state: boardFrom(text), source: "text" })),
  now: 1,
});
/** @param {number} cell @returns {Action[]} */
const write = (cell, digit = Number(SOLUTION[cell])) => [
  { type: "select", cell },
  { type: "digit", digit },
];
/** @type {Action} */
const UNDO = { type: "undo" };

/** Return the clues after Undo, or null if there is nothing to undo. @param {State} state */
const undone = (state) => (canUndo(state) ? after(state, UNDO).board.givens : null);

test("where it does nothing, nothing changes", () => {
  const opened = after(INITIAL, open(PUZZLE));
  assert.equal(after(opened, UNDO), opened);
});

test("on an untouched puzzle Undo opens neither the one before, which My puzzles has, nor an empty board", () => {
  const second = after(INITIAL, keep(PUZZLE, OTHER), open(PUZZLE), ...write(1), open(OTHER));
  const all = [after(INITIAL, open(PUZZLE)), second, after(second, { type: "mode", mode: "enter" })];
  assert.deepEqual(all.map(undone), [null, null, null]);
  assert.equal(undone(after(second, ...write(1))), OTHER);
});

test("on an untouched puzzle, Undo does not open the unfinished one before it, which My puzzles saves", () => {
  const typed = after(INITIAL, ...write(0));
  const opened = after(typed, open(PUZZLE));
  assert.equal(undone(opened), null);
  assert.equal(leftBehind(typed, opened, 1)?.state.givens, "4".padEnd(81, "."));
  assert.equal(leftBehind(opened, after(opened, keep(PUZZLE), open(OTHER)), 1), null);
});

test("entries without clues, which My puzzles cannot save, come back", () => {
  const played = after(INITIAL, { type: "mode", mode: "play" }, ...write(0), open(PUZZLE));
  assert.equal(canUndo(played), true);
});

test("what has been cleared comes back", () => {
  const cleared = after(INITIAL, keep(PUZZLE), open(PUZZLE), { type: "clear", what: "everything" });
  assert.equal(undone(cleared), PUZZLE);
  assert.equal(undone(after(INITIAL, keep(PUZZLE), open(PUZZLE), { type: "new", size: "4" })), PUZZLE);
});

test("typed clues are undone while they are entered, and not in Play", () => {
  const typed = after(INITIAL, ...write(0), ...write(3));
  assert.equal(undone(typed), "4".padEnd(81, "."));
  const playing = after(typed, { type: "mode", mode: "play" });
  assert.equal(undone(playing), null);
  assert.equal(undone(after(playing, ...write(1))), typed.board.givens);
});

test("a change of the rules is undone while they are drawn, and in Play as long as nothing is entered", () => {
  const opened = after(INITIAL, open(PUZZLE));
  const ruled = after(opened, { type: "board", board: { ...opened.board, geometry: "9x" } });
  assert.equal(after(ruled, UNDO).board.geometry, "9");
  const entered = after(ruled, ...write(1));
  assert.equal(after(entered, UNDO, UNDO).board.geometry, "9");
  assert.equal(after(entered, ...write(2), UNDO).board.geometry, "9x");
});

test("a clue that is corrected in Play can be undone there", () => {
  const wrong = PUZZLE.replace("4", "5");
  const corrected = after(INITIAL, open(wrong), { type: "correct", cell: 0, instead: 4 });
  assert.equal(undone(corrected), wrong);
});

test("entries that a puzzle had when it was opened anew come back, though it is kept", () => {
  const again = after(INITIAL, keep(PUZZLE), open(PUZZLE), ...write(1), open(PUZZLE));
  assert.equal(canUndo(again), true);
});
