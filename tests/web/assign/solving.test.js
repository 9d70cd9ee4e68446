import assert from "node:assert/strict";
import { test } from "node:test";
import { answerFrom, textOf } from "../../../web/assign/answer-file.js";
import { columnsOf, NO_ANSWERS, tableOf, withFile } from "../../../web/assign/answers.js";
import { packedAssignment, solvingOf, unpackedAssignment } from "../../../web/assign/assignment.js";
import { clearActions, solveActions } from "../../../web/assign/solve-actions.js";
import { areReports, figuresFrom, figuresNow, reportsOf, solvedOf, unbegun } from "../../../web/assign/solving.js";
import { puzzleKey } from "../../../web/board/board.js";
import { NO_CLOCK } from "../../../web/board/clock.js";
import { deflate } from "../../../web/storage/deflated.js";
import { boardFrom, PUZZLE, SOLUTION, stateWith } from "../../support/boards.js";

const NINE = { geometry: "9", givens: PUZZLE };
const X = { geometry: "9x", givens: PUZZLE };
const FOUR = { geometry: "4", givens: "1...............".padEnd(16, ".") };
const HOMEWORK = solvingOf("Homework", "", [NINE, FOUR]);
const FIGURE = { values: SOLUTION, time: 61_400, hints: 2, checks: 1, mistakes: 3, solved: "2026-05-04T08:30:00.000Z" };
const [REPORT] = reportsOf([FIGURE]);
const KEY = "k1";

test("an assignment to solve comes out of its link as it went in, with the rules of its puzzles", async () => {
  const two = solvingOf("One", "Why?", [NINE, X]);
  assert.deepEqual(await unpackedAssignment(await packedAssignment(two)), two);
});

test("a link with puzzles that are not whole is refused", async () => {
  const whole = [2, "One", "", [["9", PUZZLE]]];
  assert.notEqual(await unpackedAssignment(await deflate(whole)), null);
  const others = [
    [2, " ", "", [["9", PUZZLE]]],
    [2, "One", 7, [["9", PUZZLE]]],
    [2, "One", "", []],
    [2, "One", "", [["9", PUZZLE.slice(1)]]],
    [2, "One", "", [["9", ".".repeat(81)]]],
    [2, "One", "", [["no", PUZZLE]]],
    [2, "One", "", Array(51).fill(["9", PUZZLE])],
    [2, "One", "", [["9", PUZZLE]], "more"],
    [3, "One", "", [["9", PUZZLE]]],
  ];
  for (const other of others) assert.equal(await unpackedAssignment(await deflate(other)), null, JSON.stringify(other));
});

test("the newest figures count: those of the board, of My puzzles, and of the draft", () => {
  const state = stateWith(PUZZLE);
  const clock = { ...NO_CLOCK, puzzle: puzzleKey(state.board), time: 9000, hints: 1, checks: 2, assigned: KEY };
  const [first, second] = figuresNow(HOMEWORK, [], { ...state, clock }, KEY, 0);
  assert.deepEqual([first.time, first.hints, first.checks, first.values], [9000, 1, 2, PUZZLE]);
  assert.deepEqual(second, unbegun(FOUR));
  const [left] = figuresNow(HOMEWORK, [FIGURE], { ...state, clock: { ...clock, assigned: "other" } }, KEY, 0);
  assert.deepEqual(left, FIGURE);
  const board = { ...boardFrom(PUZZLE), values: SOLUTION };
  const progress = { board, time: 5000, hints: 0, mistakes: 4, solved: null, assigned: KEY };
  const item = /** @type {any} */ ({ key: "a", state: boardFrom(PUZZLE), progress });
  const tray = { ...state.tray, items: [item] };
  assert.equal(figuresNow(HOMEWORK, [], { ...state, tray }, KEY, 0)[0].mistakes, 4);
  assert.equal(figuresNow(HOMEWORK, [FIGURE], { ...state, tray }, KEY, 0)[0], FIGURE);
});

test("a claim to have solved a puzzle is checked", () => {
  const [clue] = [...PUZZLE].flatMap((symbol, at) => (symbol === "." ? [] : [at]));
  const swapped = SOLUTION.replace(/[12]/g, (digit) => (digit === "1" ? "2" : "1"));
  const claims = [
    [NINE, SOLUTION, true],
    [NINE, SOLUTION.slice(0, -1).concat("."), false],
    [NINE, SOLUTION.slice(1), false],
    [NINE, `${SOLUTION.slice(0, clue)}${(Number(SOLUTION[clue]) % 9) + 1}${SOLUTION.slice(clue + 1)}`, false],
    [NINE, swapped, false],
    [X, SOLUTION, false], // the diagonals have repeated digits
    [FOUR, "", false],
  ];
  for (const [puzzle, values, right] of /** @type {[typeof NINE, string, boolean][]} */ (claims))
    assert.deepEqual(solvedOf([puzzle], [{ ...REPORT, values }]), [right], `${puzzle.geometry} ${values}`);
  assert.deepEqual(solvedOf([NINE, NINE], [{ ...REPORT, solved: false }]), [false, false]);
});

test("a puzzle goes on where it was left, in Play", () => {
  const state = stateWith("1".padEnd(81, "."));
  const [load, clock, ...after] = /** @type {any[]} */ (solveActions(NINE, FIGURE, state, KEY));
  assert.deepEqual([load.puzzles[0].values, clock.clock.hints, clock.clock.assigned], [SOLUTION, 2, KEY]);
  assert.deepEqual(
    after.map(({ type }) => type),
    ["place", "mode"],
  );
  const open = { ...stateWith(PUZZLE), clock: { ...NO_CLOCK, puzzle: puzzleKey(NINE_BOARD), time: 7000, hints: 5 } };
  const [counted] = /** @type {any[]} */ (solveActions(NINE, unbegun(NINE), open, KEY));
  assert.deepEqual([counted.type, counted.clock.time, counted.clock.hints], ["clock", 7000, 5]);
});
const NINE_BOARD = boardFrom(PUZZLE);

test("the next pupil begins with nothing", () => {
  const actions = /** @type {any[]} */ (clearActions(NINE, stateWith(PUZZLE), KEY));
  assert.deepEqual(
    actions.map(({ type }) => type),
    ["tray-played", "load", "clock"],
  );
  assert.deepEqual([actions[0].progress.time, actions[0].progress.board.values], [0, PUZZLE]);
  assert.equal(clearActions(FOUR, stateWith(PUZZLE), KEY).length, 1);
});

const HANDED = {
  ...{ assignment: "abc", name: "Mina", answer: "", tries: null, seconds: 61, code: null },
  ...{ handed: "2026-05-04T08:30:00.000Z", puzzles: [REPORT, { ...REPORT, values: "", solved: false }] },
};

test("a file about puzzles is read whole, and refused otherwise", () => {
  assert.deepEqual(answerFrom(textOf(HANDED)), { answer: HANDED });
  for (const wrong of [{ hints: -1 }, { values: 1 }, { solved: "yes" }, { seconds: 0.5 }, { mistakes: undefined }])
    assert.equal(areReports([{ ...REPORT, ...wrong }]), false, JSON.stringify(wrong));
  assert.deepEqual(figuresFrom([{ ...FIGURE, time: "1" }]), []);
  assert.deepEqual(figuresFrom([FIGURE]), [FIGURE]);
});

test("the table has a row for each pupil, and refuses files with other puzzles", () => {
  const opened = { file: "a.json", answer: HANDED, assignment: HOMEWORK };
  const answers = withFile(NO_ANSWERS, opened);
  assert.deepEqual(answers.rows[0].solved, [true, false]);
  assert.equal(columnsOf(answers.assignment).includes("hints"), true);
  assert.equal(columnsOf(null).includes("hints"), false);
  const one = withFile(NO_ANSWERS, { ...opened, answer: { ...HANDED, puzzles: [REPORT] } });
  assert.deepEqual(
    one.refused.map(({ why }) => why),
    ["damaged"],
  );
  const [head, row] = tableOf(answers, String, String).split("\r\n");
  assert.match(head, /^name,solved,puzzles,seconds,hints,checks,mistakes,answer,handed,mark,1: solved,/);
  assert.match(row, /^Mina,1,2,122,4,2,6,,[^,]*,wrong,1,61,2,1,3,0,61,2,1,3$/);
});
