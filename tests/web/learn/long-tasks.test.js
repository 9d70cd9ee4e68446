import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { reduce } from "../../../web/app/state.js";
import { SLUGS } from "../../../web/learn/classroom.js";
import { createLongTasks, figuresOf, ofOurSize, ofTray } from "../../../web/learn/long-tasks.js";
import { PUZZLE, stateWith } from "../../support/boards.js";
import { pretending } from "../../support/pretending.js";

let state = stateWith(PUZZLE);
/** @type {any[]} */
let asked = [];
const act = (/** @type {import("../../../web/app/state.js").Action} */ action) => {
  state = reduce(state, action);
};
const row = {
  end: "end",
  tries: 3,
  conflicts: 0,
  places: 0,
  backtracks: 0,
  solutions: 1,
  depth: 1,
  first: 3,
  seconds: 1,
};
const ask = pretending(async (method, params) => {
  asked.push(params);
  if (method === "compare") return { ...row, slug: /** @type {any} */ (params).slug };
  const others = Array(7).fill({ er: null, ours: null });
  return { items: [{ er: null, ours: 4.2 }, { er: 1.2, ours: null }, { er: 2.6, ours: 1.5 }, ...others] };
});

beforeEach(() => {
  state = stateWith(PUZZLE);
  asked = [];
});

test("a comparison asks for each algorithm, to the bound that is chosen", async () => {
  act({ type: "comparison", comparison: { bound: 10_000 } });
  await createLongTasks({ ask, getState: () => state, act }).run("compare");
  assert.deepEqual(
    asked.map(({ slug, tries }) => [slug, tries]),
    SLUGS.map((slug) => [slug, 10_000]),
  );
  assert.deepEqual(
    state.comparison.rows.map(({ slug, puzzle }) => [slug, puzzle]),
    SLUGS.map((slug) => [slug, state.board.givens]),
  );
  assert.equal(state.comparison.running, false);
});

test("what is done is kept when the rest is cancelled", async () => {
  const tasks = createLongTasks({
    ask: async (method, params, options) => {
      if (asked.length === 2) {
        tasks.run("cancel");
        throw new DOMException("cancelled", "AbortError");
      }
      return ask(method, params, options);
    },
    getState: () => state,
    act,
  });
  await tasks.run("compare");
  assert.equal(state.comparison.rows.length, 2);
  assert.equal(state.comparison.running, false);
  assert.equal(state.notice, null);
});

test("a failure is told, and nothing runs on", async () => {
  const broken = { ask: () => Promise.reject(new Error("broken")), getState: () => state, act };
  await createLongTasks(broken).run("compare");
  assert.equal(state.comparison.running, false);
  assert.deepEqual(state.notice, { key: "task.failed", args: { detail: "broken" } });
});

test("two hundred puzzles of text 5, ten at a time", async () => {
  await createLongTasks({ ask, getState: () => state, act }).run("made");
  assert.deepEqual(
    asked.map(({ from }) => from),
    Array.from({ length: 20 }, (_, page) => page * 10),
  );
  const spread = { low: 1.2, high: 2.6 };
  const ours = { count: 40, spread: { low: 1.5, high: 4.2 } };
  assert.deepEqual(state.classroom.made, { holes: 50, count: 200, several: 160, spread, ours, running: false });
});

/** Make puzzles, and do something else after the second page. @param {() => void} happens */
const interrupted = (happens) => {
  const tasks = createLongTasks({
    ask: pretending(async (method, params, { signal }) => {
      const page = await ask(method, params, { signal, lane: "long" });
      if (asked.length === 2) happens();
      signal.throwIfAborted();
      return page;
    }),
    getState: () => state,
    act,
  });
  return tasks;
};

test("making is cancelled by itself, and what is counted so far is kept", async () => {
  const tasks = interrupted(() => {
    tasks.run("cancel");
    assert.equal(state.classroom.made?.running, true);
    tasks.run("cancel-made");
  });
  await tasks.run("made");
  assert.equal(asked.length, 2);
  assert.deepEqual(state.classroom.made, {
    holes: 50,
    count: 10,
    several: 8,
    spread: { low: 1.2, high: 2.6 },
    ours: { count: 2, spread: { low: 1.5, high: 4.2 } },
    running: false,
  });
  assert.equal(state.notice, null);
});

test("another number of holes puts the figures away, and they do not come back", async () => {
  const tasks = interrupted(() => act({ type: "classroom", classroom: { holes: 30, made: null } }));
  await tasks.run("made");
  assert.equal(asked.length, 2);
  assert.equal(state.classroom.made, null);
});

test("without a single proper puzzle there is no spread", () => {
  assert.equal(figuresOf(60, 10, { ers: [], ours: [] }).spread, null);
});

test("of the tray the selected ones are compared, all where none is", () => {
  const puzzles = ["1", "2"].map((digit) => ({ ...state.board, givens: digit.padEnd(81, ".") }));
  const small = { geometry: "4", givens: ".".repeat(16), values: ".".repeat(16), notes: null };
  const items = [puzzles[0], small, puzzles[1]].map((board, order) => ({
    state: board,
    order,
    key: String(order),
    name: "",
    created: "",
    source: /** @type {const} */ ("text"),
  }));
  const tray = { ...state.tray, items };
  assert.deepEqual(ofTray({ ...state, tray }), puzzles);
  assert.deepEqual(ofTray({ ...state, tray: { ...tray, selected: new Set(["1", "2"]) } }), [puzzles[1]]);
});

test("of a shelf only puzzles of our size are compared, the board's as it is now", () => {
  const small = { geometry: "4", givens: ".".repeat(16), values: ".".repeat(16), notes: null };
  const changed = { ...state.board, values: state.board.values.replace(".", "1") };
  const shelf = { puzzles: [state.board, small, state.board], index: 0 };
  assert.deepEqual(ofOurSize({ ...state, shelf, board: changed }), [changed, state.board]);
});

for (const [command, again] of [
  ["compare", "compare"],
  ["made", "made"],
])
  test(`begun anew, ${command} stops what it did and is not stopped itself; so does Cancel`, async () => {
    /** @type {AbortSignal[]} */
    const signals = [];
    const waiting = pretending((_, __, { signal }) => {
      signals.push(signal);
      return new Promise(() => {});
    });
    const tasks = createLongTasks({ ask: waiting, getState: () => state, act });
    for (const each of [command, again]) tasks.run(each);
    await new Promise((later) => setImmediate(later));
    assert.deepEqual(
      signals.map(({ aborted }) => aborted),
      [true, false],
    );
    tasks.run(command === "made" ? "cancel-made" : "cancel");
    assert.deepEqual(
      [signals[1].aborted, state.comparison.running, state.classroom.made?.running ?? false],
      [true, false, false],
    );
  });
