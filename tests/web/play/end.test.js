/** Check the card of a solved puzzle. */
import "../../support/still.js"; // first, because other modules read browser features as they load
import assert from "node:assert/strict";
import { test } from "node:test";
import { reduce } from "../../../web/app/state.js";
import { puzzleKey } from "../../../web/board/board.js";
import { createEnd } from "../../../web/play/end.js";
import { PUZZLE, SOLUTION, stateWith } from "../../support/boards.js";
import { layOut } from "../../support/elements.js";
import { inEnglish, press, seen } from "../../support/seen.js";

layOut();
inEnglish();

const begun = stateWith(PUZZLE);
const puzzle = puzzleKey(begun.board);
const clock = { ...begun.clock, puzzle, time: 65_000, hints: 2, solved: "2026" };
const judgement = { puzzle, verdict: { code: "one", grade: "medium" } };
const full = { ...begun, board: { ...begun.board, values: SOLUTION }, clock, judgement };
/** @type {any[]} */
const acts = [];
const end = createEnd((action) => acts.push(action));
/** @param {object} [more] */
function shown(more = {}) {
  end.render(/** @type {any} */ ({ ...full, ...more }));
  return seen(end.root).join(" ");
}
/** @param {number} time */
const solvedIn = (time) => ({ puzzle: `${time}`, grade: "medium", time, hints: 0, when: "" });

test("the end tells time, best time and hints, and offers the next puzzle of the same difficulty", () => {
  assert.equal(
    shown({ solved: [solvedIn(65_000), solvedIn(50_000), { ...solvedIn(9000), grade: "easy" }] }),
    "Solved! Time 1:05 Best time: Medium 0:50 Hints 2 [Next: Medium] [Easier] [Harder] [Look back] [Share] [Other puzzles]",
  );
  for (const name of ["Next: Medium", "Easier", "Harder", "Look back", "Share", "Other puzzles"]) press(end.root, name);
  assert.deepEqual(acts.splice(0), [
    ...["medium", "easy", "hard"].map((grade) => ({ type: "next-puzzle", grade })),
    { type: "replay", open: true },
    { type: "share" },
    { type: "typing", typing: false },
    { type: "new", size: "9" },
  ]);
  assert.match(shown({ solved: [solvedIn(65_000), solvedIn(80_000)] }), /Best time: Medium 1:05 · new/);
});

test("where something is unknown, it is left out", () => {
  assert.match(shown({ clock: { ...clock, time: 0 } }), /^Solved! Hints 2 \[Next: Medium\]/);
  assert.match(shown({ judgement: null }), /\[Next puzzle\] \[Look back\]/);
  const gentle = { puzzle, verdict: { code: "one", grade: "gentle" } };
  assert.match(shown({ judgement: gentle }), /\[Next: Gentle\] \[Harder\]/);
});

test("while the next puzzle is made, this is told, and can be cancelled", () => {
  assert.match(shown({ making: { total: 1 } }), /Looking for a puzzle… \[Cancel\]$/);
  press(end.root, "Cancel");
  assert.deepEqual(acts.splice(0), [{ type: "make-cancel" }]);
});

test("there is no end before the puzzle is solved, nor for a solution of the computer, nor beside a replay", () => {
  assert.equal(shown({ board: begun.board }), "");
  assert.equal(shown({ clock: { ...clock, solved: null } }), "");
  assert.equal(shown({ clock: { ...clock, puzzle: "another" } }), "");
  assert.equal(shown({ replay: {} }), "");
  assert.notEqual(shown(), "");
});

test("marks of mistakes and the last answer go when the puzzle is solved", () => {
  const marks = [{ role: "out", cells: [1], candidates: [], houses: [] }];
  const marked = /** @type {any} */ ({ ...full, clock: { ...clock, solved: null }, marks, result: {}, explain: {} });
  const after = reduce(marked, /** @type {any} */ ({ type: "clock", clock }));
  assert.deepEqual([after.marks, after.result, after.explain], [[], null, null]);
  assert.equal(reduce(marked, { type: "clock", clock: marked.clock }).marks, marks);
});
