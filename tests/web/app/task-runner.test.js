import assert from "node:assert/strict";
import { test } from "node:test";
import { reduce } from "../../../web/app/state.js";
import { createTaskRunner } from "../../../web/app/task-runner.js";
import { after, PUZZLE, SOLUTION, stateWith } from "../../support/boards.js";
import { pretending } from "../../support/pretending.js";

/** @typedef {import("../../../web/app/state.js").State} State */
/** @typedef {import("../../../web/app/state.js").Action} Action */

/**
 * Create a page without views. A function of method and params answers instead of Python.
 * @param {State} start @param {(method: string, params: any) => unknown} answer
 */
function pageWith(start, answer) {
  /** @type {{method: string, params: any, signal: AbortSignal}[]} */
  const asked = [];
  const page = {
    state: start,
    asked,
    act: (/** @type {Action} */ action) => {
      page.state = reduce(page.state, action);
      tasks.update(page.state);
    },
  };
  const tasks = createTaskRunner({
    ask: pretending(async (method, params, { signal }) => {
      asked.push({ method, params, signal });
      const reply = await answer(method, params);
      if (signal.aborted) throw new DOMException("cancelled", "AbortError");
      return reply;
    }),
    getState: () => page.state,
    act: page.act,
  });
  return Object.assign(page, { tasks });
}

const never = () => new Promise(() => {});
const playing = stateWith(PUZZLE);
const entered = after(playing, { type: "select", cell: 1 }, { type: "digit", digit: 9 });

/** @param {ReturnType<typeof pageWith>} page */
const said = (page) => page.state.result?.words.key;

test("solve fills the board in, as entries, in one step to undo", async () => {
  const page = pageWith(entered, () => ({ code: "one", solution: SOLUTION }));
  await page.tasks.run("solve");
  assert.equal(page.state.board.values, SOLUTION);
  assert.equal(page.state.board.givens, PUZZLE);
  assert.equal(said(page), "solve.one");
  assert.equal(page.state.task, null);
  assert.deepEqual(after(page.state, { type: "undo" }).board, entered.board);
});

test("what lasts for 0.3 s has a progress bar from then on", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const page = pageWith(entered, never);
  page.tasks.run("solve");
  context.mock.timers.tick(299);
  assert.deepEqual([page.state.task?.name, page.state.task?.slow], ["solve", false]);
  context.mock.timers.tick(1);
  assert.equal(page.state.task?.slow, true);
  page.tasks.cancel();
});

test("where there is no solution the board stays", async () => {
  const page = pageWith(entered, () => ({ code: "none", solution: null }));
  await page.tasks.run("solve");
  assert.equal(page.state.board, entered.board);
  assert.equal(said(page), "solve.none");
});

test("solutions are asked for in pages, shown one by one, and stepped back through", async () => {
  const other = SOLUTION.replace("4", "5");
  const page = pageWith(playing, () => ({ items: [SOLUTION, other], next: null }));
  await page.tasks.run("next");
  assert.equal(page.state.board.values, SOLUTION);
  await page.tasks.run("next");
  assert.equal(page.state.board.values, other);
  assert.deepEqual(page.state.result?.words.args, { number: 2, total: 2 });
  await page.tasks.run("next");
  assert.equal(said(page), "solutions.last");
  await page.tasks.run("previous");
  assert.equal(page.state.board.values, SOLUTION);
  assert.equal(page.asked.length, 1);
});

test("after Solve the next solution goes on from the one that is shown", async () => {
  const other = SOLUTION.replace("4", "5");
  const page = pageWith(playing, (method) =>
    method === "solve" ? { code: "several", solution: SOLUTION } : { items: [other], next: null },
  );
  await page.tasks.run("solve");
  await page.tasks.run("next");
  assert.equal(page.asked[1].params.from, SOLUTION);
  assert.equal(page.state.board.values, other);
});

test("count adds portions up to the exact number", async () => {
  const pages = [
    { count: 1, next: "a" },
    { count: 2, next: "b" },
    { count: 3, next: null },
  ];
  const page = pageWith(playing, () => pages.shift());
  await page.tasks.run("count");
  assert.deepEqual(
    page.asked.map(({ params }) => [params.from, params.limit]),
    [
      [null, 1],
      ["a", 2],
      ["b", 4],
    ],
  );
  assert.deepEqual(page.state.result?.words, { key: "count.done", args: { count: 6 } });
});

test("a PDF that was cancelled can continue; a count cannot", () => {
  const page = pageWith(entered, never);
  for (const [name, goesOn] of /** @type {const} */ ([
    ["pdf", true],
    ["font", undefined],
    ["count", undefined],
  ])) {
    page.tasks.run(name);
    page.tasks.cancel();
    assert.deepEqual([page.state.result?.task, page.state.result?.goesOn], [name, goesOn]);
  }
});

test("a count that is cancelled keeps the number it has reached", async () => {
  const page = pageWith(playing, (_, { from }) => (from ? never() : { count: 1, next: "a" }));
  page.tasks.run("count");
  await new Promise((resolve) => setImmediate(resolve));
  page.tasks.cancel();
  assert.equal(page.state.task, null);
  assert.equal(page.asked.at(-1)?.signal.aborted, true);
  assert.equal(said(page), "count.cancelled");
  assert.equal(page.state.result?.words.args?.count, 1);
});

test("a change of the clues cancels what runs; an entry does not", () => {
  const page = pageWith(playing, never);
  page.tasks.run("count");
  page.act({ type: "select", cell: 1 });
  page.act({ type: "digit", digit: 9 });
  assert.equal(page.asked[0].signal.aborted, false);
  page.act({ type: "correct", cell: 0, instead: 5 });
  assert.equal(page.asked[0].signal.aborted, true);
  assert.equal(page.state.task, null);
});

test("puzzles for paper are made on, whatever is done on the board", () => {
  const page = pageWith(playing, never);
  page.tasks.run("print-make");
  page.act({ type: "correct", cell: 0, instead: 5 });
  assert.equal(page.state.task?.name, "print-make");
});

test("a check is about the entries, so an entry cancels it", () => {
  const page = pageWith(entered, never);
  page.tasks.run("check");
  page.act({ type: "digit", digit: 8 });
  assert.equal(page.asked[0].signal.aborted, true);
});

test("check: wrong entries are marked, right ones counted, none at all is said", async () => {
  const wrong = pageWith(entered, () => ({ wrong: [1], solvable: false }));
  await wrong.tasks.run("check");
  assert.deepEqual(wrong.state.marks, [{ role: "out", candidates: [], cells: [1], houses: [] }]);
  assert.deepEqual(wrong.state.result?.words.args, { count: 1, cells: ["r1c2"] });
  const right = pageWith(entered, () => ({ wrong: [], solvable: true }));
  await right.tasks.run("check");
  assert.deepEqual(right.state.result?.words, { key: "check.right", args: { count: 1 } });
  const stuck = pageWith(entered, () => ({ wrong: [], solvable: false }));
  await stuck.tasks.run("check");
  assert.equal(said(stuck), "check.stuck");
  const nothing = pageWith(playing, () => ({ wrong: [], solvable: true }));
  await nothing.tasks.run("check");
  assert.equal(said(nothing), "check.nothing");
});

test("check: a puzzle without a solution is called so, whether or not there are entries", async () => {
  for (const state of [playing, entered]) {
    const page = pageWith(state, () => ({ wrong: [0, 3], solvable: false }));
    await page.tasks.run("check");
    assert.equal(said(page), "solve.none");
  }
});

/** Return the answer to `possible` for a puzzle with one solution. */
const certain = () => ({ cells: Object.fromEntries([...SOLUTION].map((digit, cell) => [cell, [Number(digit)]])) });

test("reveal: the selected cell, or the first open one, and it is marked", async () => {
  const page = pageWith(after(playing, { type: "select", cell: 80 - 1 }), certain);
  await page.tasks.run("reveal");
  assert.equal(page.state.board.values[79], SOLUTION[79]);
  assert.equal(page.state.marks[0].role, "found");
  const given = pageWith(playing, certain);
  await given.tasks.run("reveal");
  assert.equal(given.state.board.values[1], SOLUTION[1]);
});

test("reveal: a wrong entry is replaced, a cell that differs is not guessed", async () => {
  const wrong = pageWith(after(playing, { type: "select", cell: 1 }, { type: "digit", digit: 2 }), certain);
  await wrong.tasks.run("reveal");
  assert.equal(wrong.state.board.values[1], SOLUTION[1]);
  const open = pageWith(after(playing, { type: "select", cell: 1 }), () => ({
    cells: { ...certain().cells, 1: [2, 9] },
  }));
  await open.tasks.run("reveal");
  assert.equal(open.state.board, playing.board);
  assert.equal(said(open), "reveal.several");
});

test("back to the last board without a mistake, as one more step", async () => {
  const wrong = after(entered, { type: "select", cell: 2 }, { type: "digit", digit: 8 }, { type: "digit", digit: 5 });
  const page = pageWith(wrong, () => ({ code: "one", solution: SOLUTION }));
  await page.tasks.run("rewind");
  assert.deepEqual([page.state.board, said(page)], [entered.board, "explain.back.done"]);
  assert.deepEqual(after(page.state, { type: "undo" }).board, wrong.board);
  await page.tasks.run("rewind");
  assert.equal(said(page), "rewind.right");
  const several = pageWith(wrong, () => ({ code: "several", solution: SOLUTION }));
  await several.tasks.run("rewind");
  assert.deepEqual([several.state.board, said(several)], [wrong.board, "explain.not-one"]);
});

test("what was cancelled is not told as a failure when its answer comes", async () => {
  const page = pageWith(entered, () => ({ code: "one", solution: SOLUTION }));
  const running = page.tasks.run("solve");
  page.tasks.cancel();
  await running;
  assert.deepEqual([said(page), page.state.task], ["task.cancelled", null]);
});

test("a crash is told in words, and the board stays", async () => {
  const page = pageWith(entered, () => Promise.reject(Object.assign(new Error("gone"), { code: "crash" })));
  await page.tasks.run("solve");
  assert.equal(said(page), "task.crashed");
  assert.equal(page.state.board, entered.board);
});

test("a failure is told by what is known of it: its own words, why a text was not read, else what is told of the fault", async () => {
  const text = { code: "row-count", line: 0, column: 0, character: "", args: { found: 8 } };
  const told = async (/** @type {object} */ known) => {
    const page = pageWith(entered, () => Promise.reject(Object.assign(new Error("gone"), known)));
    await page.tasks.run("solve");
    const { tone, words } = page.state.result ?? {};
    return [tone, words];
  };
  const bad = (/** @type {string} */ key, /** @type {object} */ args) => ["bad", { key, args }];
  assert.deepEqual(await told({ key: "print.no-font" }), bad("print.no-font", { detail: "gone" }));
  assert.deepEqual(await told({ code: "syntax", error: text }), bad("error.row-count", { character: "", found: 8 }));
  assert.deepEqual(await told({ code: "bug", detail: "line 7" }), bad("task.failed", { detail: "line 7" }));
  assert.deepEqual(await told({}), bad("task.failed", { detail: "gone" }));
});

test("where nothing runs there is nothing to cancel", () => {
  const page = pageWith(entered, never);
  page.tasks.cancel();
  assert.equal(page.state, entered);
});

const NEXT = { values: PUZZLE, cells: {}, tried: 7, technique: "x-wing" };
const FOUND = { steps: [{ technique: "full-house" }], boards: [{}, {}], solved: false, next: NEXT };

/** Create a page that shows the first steps of a long path. */
async function pageOnPath() {
  const page = pageWith(playing, (method, { from }) => {
    if (method === "verdict") return { code: "one" };
    return from ? never() : FOUND;
  });
  page.tasks.run("path");
  while (!page.state.explain) await null;
  return page;
}

test("a cancel keeps the steps that were found", async () => {
  const page = await pageOnPath();
  page.tasks.cancel();
  assert.deepEqual([page.state.task, page.state.result], [null, null]);
  assert.equal(/** @type {any} */ (page.state.explain).steps.length, 1);
});

test("whoever leaves the steps ends the search for more", async () => {
  const page = await pageOnPath();
  page.act({ type: "explain", explain: null });
  assert.deepEqual([page.state.task, page.state.result], [null, null]);
  assert.equal(page.asked.at(-1)?.signal.aborted, true);
});
