import assert from "node:assert/strict";
import { test } from "node:test";
import { after, PUZZLE, SOLUTION, stateWith } from "../../support/boards.js";

const playing = stateWith(PUZZLE);
const other = SOLUTION.replace("4", "5");
const solutions = { puzzle: `9:${PUZZLE}`, items: [SOLUTION, other], index: 0, next: null };

test("what a task tells on its way is added to it, and not heard once it has ended", () => {
  const task = { name: /** @type {const} */ ("count"), slow: false, words: null };
  const running = after(playing, { type: "task", task });
  assert.deepEqual(after(running, { type: "progress", task: { slow: true } }).task, { ...task, slow: true });
  assert.equal(after(playing, { type: "progress", task: { slow: true } }), playing);
});

test("a solution takes away what was noted; where it stands on the board already nothing is changed", () => {
  const noted = { ...playing.board, notes: { 1: [2] } };
  const shown = after({ ...playing, board: noted }, { type: "solution", solutions });
  assert.deepEqual([shown.board.values, shown.board.notes], [SOLUTION, null]);
  const full = { ...playing, board: { ...noted, values: SOLUTION } };
  const same = after(full, { type: "solution", solutions });
  assert.equal(same.board, full.board);
  assert.equal(same.history, full.history);
  assert.equal(same.solutions, solutions);
});

test("however many solutions one leafs through, one step back leads to the board before", () => {
  const leafed = [0, 1, 0, 1].map(
    (index) => /** @type {const} */ ({ type: "solution", solutions: { ...solutions, index } }),
  );
  const shown = after(playing, ...leafed);
  assert.equal(shown.board.values, other);
  assert.equal(after(shown, { type: "undo" }).board.values, PUZZLE);
});
