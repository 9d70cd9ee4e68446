import assert from "node:assert/strict";
import { test } from "node:test";
import { marksNow } from "../../../web/app/drawn.js";
import { INITIAL, reduce } from "../../../web/app/state.js";
import { notesAt } from "../../../web/board/board.js";
import { markCells } from "../../../web/board/marks.js";
import { judgementNow } from "../../../web/verdict/now.js";
import { after, boardFrom, PUZZLE, SOLUTION, stateWith } from "../../support/boards.js";

/** @param {number} digit @param {boolean} [note] @returns {import("../../../web/app/state.js").Action & {type: "digit"}} */
const digit = (digit, note = false) => ({ type: "digit", digit, ...(note && { as: "centre" }) });
const playing = stateWith(PUZZLE);

test("an unknown action is a mistake in the program", () => {
  // @ts-expect-error -- tsc reports the unknown action, too
  assert.throws(() => reduce(INITIAL, { type: "fly" }), TypeError);
});

test("while entering, digits are givens and the cursor runs on over the end of the row", () => {
  const state = after({ ...INITIAL, selection: 7 }, digit(5), { type: "blank" }, digit(3));
  assert.equal(state.board.givens, `${".".repeat(7)}5.3${".".repeat(71)}`);
  assert.equal(state.selection, 10);
});

test("the cursor rests on the last cell", () => {
  assert.equal(after({ ...INITIAL, selection: 80 }, digit(5)).selection, 80);
});

test("Backspace on a blank goes back and clears what is there", () => {
  const state = after(INITIAL, digit(5), digit(3), { type: "backspace" });
  assert.equal(state.board.givens[1], ".");
  assert.equal(state.selection, 1);
});

test("while playing, digits are entries, the cursor stays, and a clue is not overwritten", () => {
  const state = after(playing, { type: "select", cell: 1 }, digit(9));
  assert.equal(state.board.values[1], "9");
  assert.equal(state.board.givens[1], ".");
  assert.equal(state.selection, 1);
  const refused = after(playing, { type: "select", cell: 0 }, digit(9));
  assert.equal(refused.board, playing.board);
  assert.deepEqual(refused.notice, { key: "notice.given" });
});

test("a note is no digit", () => {
  const state = after(playing, { type: "select", cell: 1 }, digit(9, true), digit(6, true));
  assert.equal(state.board.values[1], ".");
  assert.deepEqual(notesAt(state.board, 1), [6, 9]);
});

test("the keypad writes notes while its pencil is on", () => {
  const state = after(
    playing,
    { type: "select", cell: 1 },
    { type: "writing", as: "centre" },
    { type: "pick", digit: 9 },
  );
  assert.deepEqual(notesAt(state.board, 1), [9]);
});

test("a held digit is a note while notes are written", () => {
  const held = after(
    stateWith("4".padEnd(81, ".")),
    { type: "writing", as: "centre" },
    { type: "locking" },
    { type: "pick", digit: 9 },
  );
  const { board } = after(held, { type: "tap", cell: 1 });
  assert.deepEqual([board.values[1], board.notes?.[1]], [".", [9]]);
});

test("digit first: a held digit goes into each tapped cell, and out of it again", () => {
  const held = after(playing, { type: "locking" }, { type: "pick", digit: 9 });
  assert.equal(held.board, playing.board);
  const written = after(held, { type: "tap", cell: 1 }, { type: "tap", cell: 2 });
  assert.equal(written.board.values.slice(0, 3), "499");
  assert.equal(after(written, { type: "tap", cell: 2 }).board.values.slice(0, 3), "49.");
});

test("undo and redo bring boards back and show where", () => {
  const state = after(playing, { type: "select", cell: 1 }, digit(9), { type: "select", cell: 40 }, { type: "undo" });
  assert.deepEqual(state.board, playing.board);
  assert.equal(state.selection, 1);
  assert.equal(after(state, { type: "redo" }).board.values[1], "9");
  assert.equal(after(INITIAL, { type: "undo" }), INITIAL);
});

test("what a task has said stays in its place, and goes with it", () => {
  /** @type {import("../../../web/app/state.js").Result} */
  const result = { task: "solve", tone: "good", words: { key: "solve.one" } };
  const told = after(playing, { type: "result", result });
  assert.equal(after(told, { type: "place", place: told.place }).result, result);
  assert.equal(after(told, { type: "place", place: "print" }).result, null);
});

test("where a step back changes several cells the cursor stays", () => {
  const solutions = { puzzle: `9:${PUZZLE}`, items: [SOLUTION], index: 0, next: null };
  const solved = after(playing, { type: "solution", solutions }, { type: "select", cell: 40 });
  assert.equal(after(solved, { type: "undo" }).selection, 40);
});

test("what is possible in one puzzle is not shown in another", () => {
  const possible = after(playing, { type: "shown", shown: { kind: "possible", cells: {} } });
  assert.equal(after(possible, { type: "correct", cell: 0, instead: 5 }).shown, null);
  assert.equal(after(possible, { type: "select", cell: 1 }, digit(9)).shown, possible.shown);
});

test("clear takes the entries or everything; both can be undone", () => {
  const played = after(playing, { type: "select", cell: 1 }, digit(9));
  assert.equal(after(played, { type: "clear", what: "entries" }).board.values, PUZZLE);
  const cleared = after(played, { type: "clear", what: "everything" });
  assert.equal(cleared.board.values, ".".repeat(81));
  assert.deepEqual(after(cleared, { type: "undo" }).board, played.board);
});

test("a loaded puzzle is for playing, and undo does not go back to the old board", () => {
  const state = after(INITIAL, digit(5), { type: "load", puzzles: [boardFrom(PUZZLE)] });
  assert.equal(state.mode, "play");
  assert.equal(state.shelf, null);
  assert.equal(after(state, { type: "undo" }), state);
});

test("a new board is empty, of its size, and for entering; undo returns to the other size", () => {
  const state = after(playing, { type: "select", cell: 80 }, { type: "new", size: "4" });
  assert.equal(state.board.values, ".".repeat(16));
  assert.deepEqual([state.mode, state.selection], ["enter", 0]);
  assert.equal(after(state, { type: "undo" }).board, playing.board);
});

test("leafing through many puzzles keeps the work on each, and stops at the ends", () => {
  const many = after(INITIAL, { type: "load", puzzles: [boardFrom(PUZZLE), boardFrom(SOLUTION)] });
  const worked = after(many, { type: "select", cell: 1 }, digit(9));
  const there = after(worked, { type: "leaf", step: 1 });
  assert.equal(there.board.values, SOLUTION);
  assert.equal(after(there, { type: "leaf", step: 1 }), there);
  assert.equal(after(there, { type: "leaf", step: -1 }).board.values[1], "9");
});

test("stepping through solutions is one step to undo", () => {
  const other = SOLUTION.replace("4", "5");
  const solutions = { puzzle: `9:${PUZZLE}`, items: [SOLUTION, other], index: 0, next: null };
  const first = after(playing, { type: "solution", solutions });
  const second = after(first, { type: "solution", solutions: { ...solutions, index: 1 } });
  assert.equal(second.board.values, other);
  assert.equal(second.board.givens, PUZZLE);
  assert.deepEqual(after(second, { type: "undo" }).board, playing.board);
});

/** @type {import("../../../web/app/state.js").Judgement} */
const several = {
  puzzle: `9:${PUZZLE}`,
  verdict: {
    code: "several",
    count: 2,
    exact: true,
    problems: [],
    wrong: [],
    crossed: [],
    er: null,
    ep: null,
    ed: null,
    grade: null,
    technique: null,
    beyond: null,
  },
  differing: [1, 2],
  slips: [],
  searched: false,
};

test("a judgement holds while the clues stay, entries or not, and no longer", () => {
  const judged = after(playing, { type: "judged", judgement: several }, { type: "select", cell: 1 }, digit(9));
  assert.equal(judgementNow(judged), several);
  assert.deepEqual(marksNow(judged), [{ role: "differs", candidates: [], cells: [1, 2], houses: [] }]);
  const changed = after(judged, { type: "mode", mode: "enter" }, digit(8));
  assert.equal(judgementNow(changed), null);
  assert.deepEqual(marksNow(changed), []);
});

test("a judgement's slips are in doubt; what was asked for is marked instead", () => {
  const slips = [{ cell: 4, digit: 2, instead: 7 }];
  const judged = after(playing, { type: "judged", judgement: { ...several, differing: [], slips } });
  assert.deepEqual(marksNow(judged), [markCells("doubtful", [4])]);
  const asked = markCells("found", [5]);
  assert.deepEqual(marksNow({ ...judged, marks: [asked] }), [asked]);
});

test("what a photograph leaves in doubt is marked until something else is asked for", () => {
  const photo = /** @type {any} */ ({ phase: "read", doubtful: [3] });
  const doubtful = { role: "doubtful", candidates: [], cells: [3], houses: [] };
  assert.deepEqual(marksNow({ ...playing, photo }), [doubtful]);
  const asked = markCells("found", [5]);
  assert.deepEqual(marksNow({ ...playing, photo, marks: [asked] }), [asked]);
});

test("a task ends what is typed; its end does not", () => {
  const typing = { ...INITIAL, typing: true };
  const begun = after(typing, /** @type {any} */ ({ type: "task", task: { name: "count" } }));
  assert.equal(begun.typing, false);
  assert.equal(after(typing, { type: "task", task: null }).typing, true);
});

/** A board with a wrong 9 in r1c2 and a wrong 6 in r1c3. */
const slipped = after(
  playing,
  { type: "select", cell: 1 },
  { type: "digit", digit: 6 },
  { type: "select", cell: 2 },
  { type: "digit", digit: 9 },
);
const wrong = (/** @type {number[]} */ ...cells) => [markCells("out", cells)];

test("a wrong entry stays marked while another goes, by whatever way", () => {
  const checked = after(slipped, { type: "result", marks: wrong(1, 2) });
  assert.deepEqual(after(checked, { type: "undo" }).marks, wrong(1));
  assert.deepEqual(after(checked, { type: "select", cell: 1 }, { type: "digit", digit: 9 }).marks, wrong(2));
  assert.deepEqual(after(checked, { type: "undo" }, { type: "undo" }).marks, []);
  assert.deepEqual(after(checked, { type: "undo" }, { type: "redo" }).marks, wrong(1));
  assert.deepEqual(after(checked, { type: "load", puzzles: [boardFrom(SOLUTION)] }).marks, []);
});

test("so do those that a hint has found", () => {
  /** @type {import("../../../web/explain/model.js").Hint} */
  const hint = { code: "wrong-entries", wrong: [1, 2], right: SOLUTION, step: null, cells: {} };
  const hinted = after(slipped, {
    type: "explain",
    explain: { kind: "hint", about: slipped.board, hint, stage: 1 },
  });
  assert.deepEqual(after(hinted, { type: "undo" }).marks, wrong(1));
});

test("what was told of the board goes when the board changes", () => {
  /** @type {import("../../../web/app/state.js").Result} */
  const result = { task: "check", tone: "bad", words: { key: "check.stuck" } };
  const marks = [markCells("found", [3])];
  const told = after(playing, { type: "result", result, marks });
  assert.deepEqual([told.result, told.marks], [result, marks]);
  const changed = after(told, { type: "select", cell: 1 }, digit(9));
  assert.deepEqual([changed.result, changed.marks], [null, []]);
});

test("a suspected clue is corrected as a clue, also while playing", () => {
  const state = after(playing, { type: "correct", cell: 0, instead: 6 });
  assert.equal(state.board.givens[0], "6");
  assert.equal(state.mode, "play");
});
