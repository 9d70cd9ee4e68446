import assert from "node:assert/strict";
import { test } from "node:test";
import { reduce } from "../../../web/app/state.js";
import { idleWords, mainOf } from "../../../web/explain/hint.js";
import { STAGES } from "../../../web/explain/model.js";
import { EVERY_STEP } from "../../../web/explain/step-rows.js";
import { EXPLAIN_TASKS, fetchExample } from "../../../web/explain/tasks.js";
import { PUZZLE, stateWith } from "../../support/boards.js";

const playing = { ...stateWith(PUZZLE), unique: false, order: /** @type {const} */ ("ladder") };
const about = playing.board;
const STEP = { technique: "hidden-single" };

/**
 * Run a task with given answers of Python, and return its action, its requests, and what it shows in the meantime.
 * @param {keyof typeof EXPLAIN_TASKS} name @param {Record<string, object>} answers @param {any} [state]
 */
async function done(name, answers, state = playing) {
  /** @type {[string, any][]} */
  const asked = [];
  /** @type {any[]} */
  const shown = [];
  /** @type {any[]} */
  const told = [];
  const asks = async (/** @type {string} */ method, /** @type {any} */ params) => {
    asked.push([method, params]);
    return /** @type {any} */ (answers[method]);
  };
  const { signal } = new AbortController();
  const tell = (/** @type {object} */ words) => told.push(words);
  const show = (/** @type {object} */ action) => shown.push(action);
  return {
    action: /** @type {any} */ (await EXPLAIN_TASKS[name](state, asks, tell, signal, show)),
    asked,
    shown,
    told,
  };
}

test("a hint shows the whole step, with the techniques that the person allows", async () => {
  const hint = { code: "step", step: STEP };
  const { action, asked } = await done("hint", { hint });
  assert.deepEqual(action, { type: "explain", explain: { kind: "hint", about, hint, stage: STAGES } });
  assert.deepEqual(asked, [["hint", { state: about, unique: false }]]);
});

test("a hint shows only the place first to a person who wants that", async () => {
  const settings = { ...playing.settings, playing: { ...playing.settings.playing, hint: "place" } };
  const hint = { code: "step", step: { ...STEP, marks: [] } };
  const { action } = await done("hint", { hint }, { ...playing, settings });
  const state = reduce(playing, action);
  assert.match(idleWords(state).key, /^explain.where/);
  assert.deepEqual(mainOf(state)?.action, { type: "tellMore" });
  assert.equal(mainOf(reduce(state, { type: "tellMore" }))?.action.type, "apply");
});

test("all steps are listed, the first of them is shown", async () => {
  const answers = { hint: { code: "step" }, steps: { items: [STEP, STEP], cells: { 1: [2, 9] }, untried: "aic" } };
  const { action, asked } = await done("steps", answers);
  const cells = { 1: [2, 9] };
  const steps = { kind: "steps", about, steps: [STEP, STEP], index: 0, cells, untried: "aic", filter: EVERY_STEP };
  assert.deepEqual(action, { type: "explain", explain: steps });
  assert.deepEqual(asked[1], ["steps", { state: about, unique: false, from: null, limit: 1000 }]);
});

test("no step is left out, however many there are", async () => {
  const pages = [
    { items: [STEP], next: 1000, cells: {} },
    { items: [{ technique: "aic" }], next: null, cells: { 1: [2] } },
  ];
  const { action, asked } = await done("steps", {
    hint: { code: "step" },
    get steps() {
      return pages.shift() ?? {};
    },
  });
  assert.deepEqual(action.explain.steps, [STEP, { technique: "aic" }]);
  assert.deepEqual(
    asked.slice(1).map(([, { from }]) => from),
    [null, 1000],
  );
});

test("where something is wrong, that is told before any steps", async () => {
  const hint = { code: "wrong-entries", wrong: [3], step: null };
  const { action, asked } = await done("steps", { hint });
  assert.deepEqual(action.explain, { kind: "hint", about, hint, stage: 1 });
  assert.equal(asked.length, 1);
});

/**
 * Return a part of a path with a number of steps, which ends on a board with this name.
 * @param {number} count @param {string} end @param {object | null} [next] @returns {any}
 */
const partOf = (count, end, next = null) => ({
  steps: Array.from({ length: count }, (_, at) => ({ technique: `${end} ${at}` })),
  boards: [...Array(count).keys(), end],
  solved: next === null,
  next,
});
const NEXT = { values: "", cells: {}, tried: 7, technique: "x-wing" };

test("a path begins at its first board, in the order that the person has chosen", async () => {
  const part = partOf(2, "solved");
  const { action, asked, shown } = await done("path", { verdict: { code: "one" }, path: part });
  assert.deepEqual(action, { type: "pathPart", about, part });
  assert.deepEqual(asked[1], ["path", { state: about, order: "ladder", unique: false, from: null, seconds: 1 }]);
  assert.deepEqual(shown, []);
  const { explain } = reduce(playing, /** @type {any} */ (action));
  assert.deepEqual(explain, { kind: "path", about, index: 0, ...part });
});

test("the steps of a long path are shown order found, and what is tried is told", async () => {
  const parts = [partOf(0, "begun", NEXT), partOf(2, "half", NEXT), partOf(1, "solved")];
  const { action, asked, shown, told } = await done("path", {
    verdict: { code: "one" },
    get path() {
      return parts.shift() ?? {};
    },
  });
  assert.deepEqual(
    asked.slice(1).map(([, { from, seconds }]) => [from, seconds]),
    [
      [null, 1],
      [NEXT, 2],
      [NEXT, 4],
    ],
  );
  const technique = { key: "technique.x-wing.name" };
  assert.deepEqual(
    told.map(({ args }) => args),
    [
      { number: 1, technique },
      { number: 3, technique },
    ],
  );
  assert.equal(shown.length, 1, "nothing before the first step");
  const { explain: path } = /** @type {any} */ ([...shown, action].reduce(reduce, /** @type {any} */ (playing)));
  assert.deepEqual(
    path.steps.map((/** @type {any} */ step) => step.technique),
    ["half 0", "half 1", "solved 0"],
  );
  assert.deepEqual([path.boards, path.solved, path.next], [[0, 1, "half", "solved"], true, null]);
});

test("a path that was stopped goes on from where it was", async () => {
  const stopped = reduce(playing, /** @type {any} */ ({ type: "pathPart", about, part: partOf(2, "half", NEXT) }));
  assert.deepEqual(mainOf(stopped), { label: { key: "explain.go-on" }, action: { type: "run", task: "path" } });
  assert.equal(idleWords(reduce(stopped, { type: "showStep", index: 2 })).key, "explain.so-far");
  const { action, asked, shown } = await done("path", { verdict: { code: "one" }, path: partOf(1, "solved") }, stopped);
  assert.equal(asked[1][1].from, NEXT);
  const after = [...shown, action].reduce(reduce, stopped);
  assert.deepEqual([after.explain.steps.length, after.explain.index, mainOf(after)], [3, 2, null]);
});

test("there is no path where there is not one solution", async () => {
  for (const code of ["none", "several"]) {
    const { action, asked } = await done("path", { verdict: { code } });
    assert.deepEqual(action.result.words, { key: "explain.not-one" });
    assert.equal(asked.length, 1);
  }
});

test("the example of a technique is fetched once, and a technique without one has none", async () => {
  let state = playing;
  let asked = 0;
  const answers = /** @type {Record<string, any>} */ ({ "x-wing": { puzzle: PUZZLE }, none: null });
  const wiring = {
    ask: async (/** @type {string} */ _, /** @type {any} */ { technique }) => {
      asked += 1;
      return answers[technique];
    },
    getState: () => state,
    act: (/** @type {any} */ { technique, example }) => {
      state = { ...state, examples: { ...state.examples, [technique]: example } };
    },
  };
  for (const technique of ["x-wing", "x-wing", "none"]) await fetchExample(wiring, technique);
  assert.deepEqual([state.examples, asked], [{ "x-wing": answers["x-wing"] }, 2]);
});

test("a short way is asked for with what the person knows", async () => {
  const way = { steps: [STEP], boards: [about], solved: true, next: null };
  const { action, asked } = await done("known-way", { "known-way": way });
  assert.deepEqual(action.explain, { kind: "path", about, index: 0, ...way });
  assert.deepEqual(asked, [["known-way", { state: about, known: playing.settings.known }]]);
});
