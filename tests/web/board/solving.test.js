/** Check the way from typing a puzzle to playing it. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { INITIAL, reduce } from "../../../web/app/state.js";
import { puzzleKey } from "../../../web/board/board.js";
import { solvingNow } from "../../../web/board/solving.js";
import { lineOf } from "../../../web/verdict/line.js";
import { PUZZLE, SOLUTION } from "../../support/boards.js";

const cells = [...[...PUZZLE].keys()];
const blanks = cells.filter((cell) => PUZZLE[cell] === ".");
const last = cells.findLast((cell) => PUZZLE[cell] !== ".") ?? 0;

/** Type digits as clues, and judge the board. @param {typeof INITIAL} state @param {number[]} cells @param {string} code */
function typed(state, cells, code = "one", from = SOLUTION) {
  const board = cells.reduce((before, cell) => {
    const at = reduce(before, { type: "select", cell });
    return reduce(at, { type: "digit", digit: Number(from[cell]) });
  }, state);
  const verdict = /** @type {any} */ ({ code, count: 1, problems: [] });
  const judgement = { puzzle: puzzleKey(board.board), verdict, differing: [], slips: [], searched: true };
  return reduce(board, { type: "judged", judgement });
}

const clues = cells.filter((cell) => PUZZLE[cell] !== ".");
const whole = typed(INITIAL, clues);

test("who types a digit before the last clue of a puzzle with one solution is asked whether they solve it", () => {
  assert.equal(solvingNow(whole), null);
  const solving = typed(whole, [blanks[0]]);
  assert.deepEqual(lineOf(solving).words.at(-1), { key: "verdict.solving" });
  assert.equal(solvingNow(typed(solving, [blanks[1]]))?.givens, PUZZLE, "the first clues count");
});

test("who copies a printed puzzle in reading order is not asked, even if fewer clues would do", () => {
  const early = typed(INITIAL, clues.slice(0, -3));
  assert.equal(solvingNow(typed(early, clues.slice(-3))), null);
  const corrected = reduce(reduce(whole, { type: "select", cell: last }), { type: "erase" });
  assert.equal(solvingNow(corrected), null);
});

test("digits that were typed while solving become entries; clues stay clues", () => {
  const solving = typed(typed(whole, [blanks[0]]), [blanks[1]]);
  const played = reduce(solving, { type: "playTyped" });
  assert.deepEqual([played.board.givens, played.board.values], [PUZZLE, solving.board.values]);
  assert.deepEqual([played.mode, played.selection], ["play", blanks[2]]);
  assert.equal(reduce(played, { type: "undo" }).board.givens, solving.board.givens);
  const untouched = reduce(whole, { type: "playTyped" });
  assert.deepEqual([untouched.board, untouched.mode], [whole.board, "play"]);
});

test("a wrong digit that was typed as a clue becomes a wrong entry, and nothing tells the right one", () => {
  const wrong = SOLUTION.replaceAll(SOLUTION[blanks[0]], String((Number(SOLUTION[blanks[0]]) % 9) + 1));
  const solving = typed(whole, [blanks[0]], "none", wrong);
  assert.equal(solvingNow(solving)?.givens, PUZZLE);
  const played = reduce(solving, { type: "playTyped" });
  assert.equal(played.board.givens, PUZZLE);
  assert.equal(played.board.values[blanks[0]], wrong[blanks[0]]);
});
