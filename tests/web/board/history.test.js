import assert from "node:assert/strict";
import { test } from "node:test";
import { emptyBoard, writeGiven } from "../../../web/board/board.js";
import { DEPTH, NO_HISTORY, redo, remember, undo } from "../../../web/board/history.js";

const boards = Array.from({ length: 9 }, (_, digit) => writeGiven(emptyBoard("9"), 0, digit));

test("undo goes back board by board, redo forward again", () => {
  let now = { history: remember(remember(NO_HISTORY, boards[0]), boards[1]), board: boards[2] };
  now = undo(now.history, now.board);
  assert.equal(now.board, boards[1]);
  now = undo(now.history, now.board);
  assert.equal(now.board, boards[0]);
  now = redo(now.history, now.board);
  now = redo(now.history, now.board);
  assert.equal(now.board, boards[2]);
  assert.deepEqual(now.history.future, []);
});

test("at either end nothing happens", () => {
  assert.deepEqual(undo(NO_HISTORY, boards[0]), { history: NO_HISTORY, board: boards[0] });
  assert.deepEqual(redo(NO_HISTORY, boards[0]), { history: NO_HISTORY, board: boards[0] });
});

test("a new change after undo forgets what was undone", () => {
  const back = undo(remember(NO_HISTORY, boards[0]), boards[1]);
  assert.deepEqual(remember(back.history, back.board).future, []);
});

test("only so many steps are kept, the newest ones", () => {
  let history = NO_HISTORY;
  for (let step = 0; step < DEPTH + 5; step += 1) history = remember(history, boards[step % 9]);
  assert.equal(history.past.length, DEPTH);
  assert.equal(history.past.at(-1), boards[(DEPTH + 4) % 9]);
});
