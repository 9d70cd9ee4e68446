/** Check the saved progress of a puzzle, and its time. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { INITIAL, reduce } from "../../../web/app/state.js";
import { puzzleKey } from "../../../web/board/board.js";
import { createPlayKeeper } from "../../../web/puzzles/keep-played.js";
import { nextPuzzle } from "../../../web/puzzles/next.js";
import { byGrade, recorded } from "../../../web/puzzles/solved.js";
import { boardFrom, PUZZLE, SOLUTION } from "../../support/boards.js";

const OTHER = PUZZLE.replace("4", ".");
const THIRD = OTHER.replace("5", ".");
const BLANKS = [...PUZZLE].flatMap((symbol, cell) => (symbol === "." ? [cell] : []));
const LAST = /** @type {number} */ (BLANKS.at(-1));
const ALMOST = `${SOLUTION.slice(0, LAST)}.${SOLUTION.slice(LAST + 1)}`;

/**
 * Create a page with both puzzles saved, the first one on the board, and a clock that the test sets.
 * @param {import("../../../web/board/playing.js").Playing["timer"]} timer
 */
function desk(timer = "shown") {
  const page = Object.assign(new EventTarget(), { hidden: false });
  let time = 1000;
  let state = INITIAL;
  const act = (/** @type {import("../../../web/app/state.js").Action} */ action) => {
    const before = state;
    state = reduce(state, action);
    if (state !== before) keeper.update(before, state);
  };
  const keeper = createPlayKeeper({ getState: () => state, act, page: /** @type {any} */ (page), now: () => time });
  const newcomers = [PUZZLE, OTHER].map((text) => ({ state: boardFrom(text), source: /** @type {const} */ ("text") }));
  act({ type: "playBy", by: { timer } });
  act({ type: "tray-add", newcomers, now: 1 });
  const put = (/** @type {import("../../../web/app/state.js").BoardState} */ board) =>
    act({ type: "load", puzzles: [board] });
  put(boardFrom(PUZZLE));
  return {
    act,
    put,
    state: () => state,
    now: () => time,
    wait: (/** @type {number} */ ms) => {
      time += ms;
    },
    see: (/** @type {boolean} */ seen) => {
      page.hidden = !seen;
      page.dispatchEvent(new Event("visibilitychange"));
    },
    first: () => state.tray.items[0].progress,
  };
}

/** @param {ReturnType<typeof desk>} desk @param {number} cell @param {string} symbol */
function write({ act }, cell, symbol) {
  act({ type: "select", cell });
  act({ type: "digit", digit: Number(symbol) });
}

test("what was done on a puzzle is there when it comes back, with its time and hints", () => {
  const at = desk();
  write(at, BLANKS[0], "9");
  at.wait(5000);
  at.act({ type: "helped" });
  const left = at.state().board;
  at.put(boardFrom(OTHER));
  const { played, ...progress } = /** @type {any} */ (at.first());
  assert.deepEqual(progress, { board: left, time: 5000, hints: 1, solved: null });
  assert.equal(played, new Date(at.now()).toISOString());
  assert.deepEqual([at.state().clock.time, at.state().clock.hints], [0, 0]);
  at.wait(9000);
  at.put(left);
  at.wait(1000);
  at.see(false);
  assert.deepEqual([at.first()?.time, at.first()?.hints], [6000, 1]);
});

test("what was done is kept when a person rests for a second", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const at = desk();
  write(at, BLANKS[0], "9");
  context.mock.timers.tick(600);
  write(at, BLANKS[1], "8");
  context.mock.timers.tick(999);
  assert.equal(at.first(), undefined);
  context.mock.timers.tick(1);
  assert.deepEqual(at.first()?.board, at.state().board);
});

test("a puzzle that was only looked at stays new", () => {
  const at = desk();
  at.wait(5000);
  at.put(boardFrom(OTHER));
  assert.equal(at.first(), undefined);
});

test("a puzzle that comes back goes on with its time, also where it was not touched or is not kept", () => {
  const at = desk();
  at.put(boardFrom(THIRD));
  at.wait(5000);
  at.act({ type: "helped" });
  at.act({ type: "correct", cell: 4, instead: 1 });
  assert.equal(at.state().clock.time, 0);
  at.wait(1000);
  at.act({ type: "undo" });
  assert.deepEqual([at.state().clock.time, at.state().clock.hints], [5000, 1]);
  at.act({ type: "redo" });
  assert.equal(at.state().clock.time, 1000);
});

test("the clock stands while the page is not seen, while it is paused, and while a puzzle is entered", () => {
  const at = desk();
  const time = () => {
    at.see(false);
    at.see(true);
    return at.state().clock.time;
  };
  at.wait(1000);
  at.see(false);
  at.wait(60_000);
  at.see(true);
  assert.equal(time(), 1000);
  at.act({ type: "pause", now: 62_000 });
  at.wait(60_000);
  assert.deepEqual([time(), at.state().clock.paused], [1000, true]);
  at.act({ type: "pause", now: 122_000 });
  at.wait(1000);
  assert.equal(time(), 2000);
  at.act({ type: "mode", mode: "enter" });
  at.wait(60_000);
  assert.equal(time(), 2000);
});

test("a timer that is off counts nothing", () => {
  const at = desk("off");
  write(at, BLANKS[0], "9");
  at.wait(60_000);
  at.put(boardFrom(OTHER));
  assert.equal(at.first()?.time, 0);
});

test("the last digit ends it: the clock stands, and it is recorded once", () => {
  const at = desk();
  at.put({ ...boardFrom(PUZZLE), values: ALMOST });
  at.wait(7000);
  write(at, LAST, SOLUTION[LAST]);
  const { clock, solved } = at.state();
  assert.equal(clock.since, null);
  assert.equal(at.first()?.solved, clock.solved);
  assert.deepEqual(solved, [{ puzzle: clock.puzzle, grade: null, time: 7000, hints: 0, when: clock.solved }]);
  at.act({ type: "undo" });
  at.act({ type: "redo" });
  assert.equal(at.state().solved.length, 1);
});

/**
 * Enter the last digit of a puzzle, which may already have a verdict.
 * @param {ReturnType<typeof desk>} at @param {object} [verdict]
 */
function solved(at, verdict) {
  at.put({ ...boardFrom(PUZZLE), values: ALMOST });
  if (verdict)
    at.act(/** @type {any} */ ({ type: "judged", judgement: { puzzle: puzzleKey(boardFrom(PUZZLE)), verdict } }));
  at.wait(7000);
  write(at, LAST, SOLUTION[LAST]);
  return at.state().solved.map(({ grade, time }) => ({ grade, time }));
}

test("it is recorded with the grade that the verdict has found, else with that of the kept puzzle", () => {
  const graded = (/** @type {boolean} */ kept) => {
    const at = desk();
    const [{ key }] = at.state().tray.items;
    at.act({ type: "tray-rated", key, rating: { grade: "easy", er: 1.2 } });
    if (!kept) at.act({ type: "tray-remove", keys: [key] });
    return at;
  };
  const verdict = { code: "one", grade: "hard" };
  const grades = [solved(graded(true)), solved(graded(false)), solved(graded(false), verdict)];
  assert.deepEqual(
    grades.flat().map(({ grade }) => grade),
    ["easy", null, "hard"],
  );
});

test("without a timer it is recorded without a time", () => {
  assert.deepEqual(solved(desk("off")), [{ grade: null, time: null }]);
});

test("one of several solutions does not end it", () => {
  for (const code of ["several", "none"]) assert.deepEqual(solved(desk(), { code }), [], code);
});

test("a wrong last digit that is corrected ends it, too", () => {
  const at = desk();
  at.put({ ...boardFrom(PUZZLE), values: ALMOST });
  for (const symbol of [SOLUTION[LAST] === "1" ? "2" : "1", SOLUTION[LAST]]) write(at, LAST, symbol);
  assert.equal(at.state().solved.length, 1);
});

for (const [name, values] of [
  ["a wrong last digit", SOLUTION[LAST] === "1" ? "2" : "1"],
  ["no digit", ""],
])
  test(`${name} does not end it`, () => {
    const at = desk();
    at.put({ ...boardFrom(PUZZLE), values: ALMOST });
    if (values) write(at, LAST, values);
    assert.equal(at.state().clock.solved, null);
  });

test("a solution that was shown is not solved by a person", () => {
  const at = desk();
  const solutions = { puzzle: "", items: [SOLUTION], index: 0, next: null };
  at.act({ type: "solution", solutions });
  assert.deepEqual([at.state().board.values, at.state().clock.solved, at.state().solved], [SOLUTION, null, []]);
});

test("what is done while it is paused lets it go on", () => {
  const at = desk();
  at.act({ type: "pause", now: 1000 });
  write(at, BLANKS[0], "9");
  assert.equal(at.state().clock.paused, false);
});

test("the next puzzle is the next one that is not solved, from the top again after the last", () => {
  const at = desk();
  assert.equal(nextPuzzle(at.state())?.state.givens, OTHER);
  at.put(boardFrom(OTHER));
  assert.equal(nextPuzzle(at.state())?.state.givens, PUZZLE);
  const progress = { board: { ...boardFrom(PUZZLE), values: SOLUTION }, time: 0, hints: 0, solved: "2026" };
  at.act({ type: "tray-played", progress });
  assert.equal(nextPuzzle(at.state()), undefined);
});

test("the next puzzle is found while only solved puzzles are shown", () => {
  const at = desk();
  at.act({ type: "listing", choice: { stage: "solved" } });
  assert.equal(nextPuzzle(at.state())?.state.givens, OTHER);
});

test("by grade: how many, how many alone, the median and the best time; each puzzle once", () => {
  const record = { puzzle: "a", grade: /** @type {const} */ ("hard"), time: 5, hints: 0, when: "" };
  const all = [
    record,
    { ...record, puzzle: "b", time: 9, hints: 1 },
    { ...record, puzzle: "c", time: 7 },
    { ...record, puzzle: "d", time: null, grade: null },
    { ...record, puzzle: "e", grade: /** @type {const} */ ("easy") },
    { ...record, time: 1 },
  ].reduce(recorded, /** @type {import("../../../web/puzzles/solved.js").Solved[]} */ ([]));
  assert.deepEqual(byGrade(all), [
    { grade: "easy", count: 1, alone: 1, best: 5, usual: 5 },
    { grade: "hard", count: 3, alone: 2, best: 5, usual: 7 },
    { grade: null, count: 1, alone: 1, best: null, usual: null },
  ]);
});
