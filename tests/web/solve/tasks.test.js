import assert from "node:assert/strict";
import { test } from "node:test";
import { SOLVE_TASKS } from "../../../web/solve/tasks.js";
import { after, PUZZLE, SOLUTION, stateWith } from "../../support/boards.js";

/** @typedef {import("../../../web/app/state.js").State} State */

const playing = stateWith(PUZZLE);
const entered = after(playing, { type: "select", cell: 1 }, { type: "digit", digit: 9 });
const other = SOLUTION.replace("4", "5");

/**
 * Return the action of a task for an answer of Python.
 * @param {keyof typeof SOLVE_TASKS} name @param {object} answer @param {State} [state] @returns {Promise<any>}
 */
const done = (name, answer, state = playing) =>
  SOLVE_TASKS[name](
    state,
    async () => /** @type {any} */ (answer),
    () => {},
  );

/** @param {any} action */
const said = ({ result: { task, tone, words } }) => `${task}, ${tone}: ${words.key}`;

for (const [code, solution, sentence, next] of /** @type {const} */ ([
  ["one", SOLUTION, "solve, good: solve.one", null],
  ["several", SOLUTION, "solve, plain: solve.several", SOLUTION],
  ["none", null, "solve, bad: solve.none", undefined],
]))
  test(`solve says "${sentence}", and where the next solution would come from`, async () => {
    const action = await done("solve", { code, solution });
    assert.equal(said(action), sentence);
    assert.equal(action.solutions?.next, next);
  });

test("of several solutions the number is told, and how many there are only when all are known", async () => {
  const some = await done("next", { items: [SOLUTION, other], next: other });
  assert.equal(said(some), "solutions, plain: solutions.shown");
  assert.deepEqual(some.result.words.args, { number: 1, total: 2 });
  assert.equal(said(await done("next", { items: [SOLUTION], next: null })), "solutions, plain: solutions.shown-of");
});

test("where there is no solution, or no other, that is told", async () => {
  assert.equal(said(await done("next", { items: [], next: null })), "solutions, bad: solve.none");
  const solutions = { puzzle: `9:${PUZZLE}`, items: [SOLUTION], index: 0, next: null };
  const only = after(playing, { type: "solution", solutions });
  assert.equal(said(await done("next", {}, only)), "solutions, plain: solutions.only");
  assert.equal(said(await done("previous", {}, only)), "solutions, plain: solutions.first");
  const last = { ...only, solutions: { ...solutions, items: [SOLUTION, other], index: 1 } };
  const { result } = await done("next", {}, last);
  assert.deepEqual(result.words, { key: "solutions.last", args: { count: 2 } });
});

test("among solutions that are known one goes back and forth without asking", async () => {
  const solutions = { puzzle: `9:${PUZZLE}`, items: [SOLUTION, other], index: 0, next: other };
  const nobody = () => Promise.reject(new Error("Python was asked"));
  const first = { ...playing, solutions };
  const second = /** @type {any} */ (await SOLVE_TASKS.next(first, nobody, () => {}));
  assert.deepEqual(second.solutions, { ...solutions, index: 1 });
  const back = await SOLVE_TASKS.previous({ ...playing, solutions: second.solutions }, nobody, () => {});
  assert.deepEqual(/** @type {any} */ (back).solutions, solutions);
});

test("solutions of the puzzle before are not those of this one", async () => {
  const solutions = { puzzle: "9:another", items: [SOLUTION], index: 0, next: null };
  const action = await done("next", { items: [other], next: null }, { ...playing, solutions });
  assert.deepEqual(action.solutions.items, [other]);
});

test("the tone of a check is that of what it finds", async () => {
  const tones = [
    done("check", { wrong: [], solvable: true }, entered),
    done("check", { wrong: [], solvable: false }, entered),
    done("check", { wrong: [1], solvable: false }, entered),
    done("check", { wrong: [0], solvable: false }, entered),
    done("check", { wrong: [], solvable: true }),
  ];
  assert.deepEqual((await Promise.all(tones)).map(said), [
    "check, good: check.right",
    "check, bad: check.stuck",
    "check, bad: check.wrong",
    "check, bad: solve.none",
    "check, plain: check.nothing",
  ]);
});

test("reveal: the digit and its cell are told; nothing is left to reveal on a full board", async () => {
  const cells = Object.fromEntries([...SOLUTION].map((digit, cell) => [cell, [Number(digit)]]));
  const action = await done("reveal", { cells }, after(playing, { type: "select", cell: 1 }));
  assert.equal(said(action), "reveal, good: reveal.done");
  assert.deepEqual(action.result.words.args, { cell: "r1c2", digit: "9" });
  const full = { ...playing, board: { ...playing.board, values: SOLUTION } };
  assert.equal(said(await done("reveal", { cells }, full)), "reveal, plain: reveal.nothing");
  assert.equal(said(await done("reveal", { cells: {} })), "reveal, bad: solve.none");
  const open = await done("reveal", { cells: { ...cells, 1: [2, 9] } }, after(playing, { type: "select", cell: 1 }));
  assert.deepEqual(open.result.words, { key: "reveal.several", args: { cell: "r1c2", digits: ["2", "9"] } });
  const given = await done("reveal", { cells: { ...cells, 1: [2, 9] } });
  assert.equal(given.cell, 2, "the first that is certain, since the selected one is a clue");
});

test("a count is told with its speed while it goes on, and what it comes to at the end", async (t) => {
  let now = 0;
  t.mock.method(performance, "now", () => now);
  const pages = [
    { count: 100, next: "a", took: 200 },
    { count: 60, next: "b", took: 300 },
    { count: 40, next: null, took: 300 },
  ];
  /** @type {number[]} */
  const limits = [];
  /** @type {any[]} */
  const told = [];
  const asks = async (/** @type {string} */ _, /** @type {any} */ { limit }) => {
    limits.push(limit);
    const page = /** @type {typeof pages[0]} */ (pages.shift());
    now += page.took;
    return page;
  };
  const action = await SOLVE_TASKS.count(playing, asks, ({ args }) => told.push(args));
  assert.equal(said(action), "count, good: count.done");
  assert.deepEqual(limits, [1, 2, 2], "a portion that took long is long enough");
  assert.deepEqual(told, [
    { count: 100, rate: 500 },
    { count: 160, rate: 320 },
    { count: 200, rate: 250 },
  ]);
  assert.equal(said(await done("count", { count: 0, next: null })), "count, bad: count.done");
});

test("what is possible is shown, unless nothing is", async () => {
  const cells = { 1: [2, 9] };
  assert.deepEqual(await done("possible", { cells }), { type: "shown", shown: { kind: "possible", cells } });
  assert.equal(said(await done("possible", { cells: {} })), "possible, bad: solve.none");
});

test("each asks about the whole board, and for no more than it shows", async () => {
  const wide = { code: "one", solution: SOLUTION, items: [SOLUTION], next: null, wrong: [], solvable: true };
  /** @type {[string, string, object][]} */
  const asked = [];
  for (const [name, task] of Object.entries(SOLVE_TASKS)) {
    const asks = async (/** @type {string} */ method, /** @type {any} */ { state, ...params }) => {
      assert.equal(state, entered.board);
      asked.push([name, method, params]);
      return /** @type {any} */ ({ ...wide, count: 1, cells: { 1: [9] } });
    };
    await task(entered, asks, () => {});
  }
  assert.deepEqual(asked, [
    ["solve", "solve", {}],
    ["next", "solutions", { from: null, limit: 10 }],
    ["count", "count", { from: null, limit: 1 }],
    ["reveal", "possible", {}],
    ["check", "check", {}],
    ["possible", "possible", {}],
    ["rewind", "solve", {}],
  ]);
});

test("rewind goes back to the last board without a mistake, else to the clues alone", async () => {
  const wrong = after(entered, { type: "select", cell: 2 }, { type: "digit", digit: 1 });
  const rewound = (/** @type {State} */ state) => done("rewind", { code: "one", solution: SOLUTION }, state);
  const back = await rewound(wrong);
  assert.equal(said(back), "rewind, good: explain.back.done");
  assert.equal(back.board.values, entered.board.values);
  const without = { ...wrong, history: { past: [], future: [] } };
  assert.equal((await rewound(without)).board.values, PUZZLE);
  assert.equal(said(await rewound(entered)), "rewind, good: rewind.right");
  assert.equal(said(await done("rewind", { code: "several", solution: SOLUTION })), "rewind, bad: explain.not-one");
});
