/** Check the wave across a board that has just been solved. */
import "../../support/still.js"; // first, because other modules read browser features as they load
import assert from "node:assert/strict";
import { test } from "node:test";
import { INITIAL } from "../../../web/app/state.js";
import { createWave } from "../../../web/board/wave.js";
import { drawn } from "../../support/elements.js";

/** Draw states one after the other, and return after which of them a wave began. @param {(string | null)[]} solved @param {string[]} [puzzles] */
function waves(solved, puzzles = solved.map(() => "a")) {
  const board = document.createElement("div");
  const cells = Array.from({ length: 81 }, () => document.createElement("div"));
  const wave = createWave(board, () => cells);
  return solved.map((when, at) => {
    board.removeAttribute("data-wave");
    wave.render({ ...INITIAL, selection: 80, clock: { ...INITIAL.clock, puzzle: puzzles[at], solved: when } });
    return drawn(board).getAttribute("data-wave") === "true";
  });
}

test("a wave runs once, when a puzzle is solved; not for one that was solved before", () => {
  assert.deepEqual(waves([null, "now", "now"]), [false, true, false]);
  assert.deepEqual(waves(["before", "before"]), [false, false]);
  assert.deepEqual(waves([null, "before"], ["a", "b"]), [false, false]);
});
