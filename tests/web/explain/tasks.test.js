import assert from "node:assert/strict";
import { test } from "node:test";
import { EVERY_STEP } from "../../../web/explain/step-rows.js";
import { EXPLAIN_TASKS, fetchExample } from "../../../web/explain/tasks.js";
import { PUZZLE, stateWith } from "../../support/boards.js";

const playing = { ...stateWith(PUZZLE), unique: false, order: /** @type {const} */ ("ladder") };
const about = playing.board;
const STEP = { technique: "hidden-single" };

/** What a task makes of Python's answers, and what it has asked. @param {keyof typeof EXPLAIN_TASKS} name @param {Record<string, object>} answers */
async function done(name, answers) {
  /** @type {[string, any][]} */
  const asked = [];
  const asks = async (/** @type {string} */ method, /** @type {any} */ params) => {
    asked.push([method, params]);
    return /** @type {any} */ (answers[method]);
  };
  return { action: /** @type {any} */ (await EXPLAIN_TASKS[name](playing, asks, () => {})), asked };
}

test("a hint begins at its first stage, with the techniques that the person allows", async () => {
  const hint = { code: "step", step: STEP };
  const { action, asked } = await done("hint", { hint });
  assert.deepEqual(action, { type: "explain", explain: { kind: "hint", about, hint, stage: 1 } });
  assert.deepEqual(asked, [["hint", { state: about, unique: false }]]);
});

test("all steps are listed, the first of them is shown", async () => {
  const answers = { hint: { code: "step" }, steps: { items: [STEP, STEP], cells: { 1: [2, 9] } } };
  const { action, asked } = await done("steps", answers);
  const steps = { kind: "steps", about, steps: [STEP, STEP], index: 0, cells: { 1: [2, 9] }, filter: EVERY_STEP };
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

test("a path begins at its first board, in the order that the person has chosen", async () => {
  const way = { steps: [STEP], boards: [{}, {}], solved: true };
  const { action, asked } = await done("path", { verdict: { code: "one" }, path: way });
  assert.deepEqual(action, { type: "explain", explain: { kind: "path", about, ...way, index: 0 } });
  assert.deepEqual(asked[1], ["path", { state: about, order: "ladder", unique: false }]);
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
  const way = { steps: [STEP], boards: [about], solved: true };
  const { action, asked } = await done("known-way", { "known-way": way });
  assert.deepEqual(action.explain, { kind: "path", about, index: 0, ...way });
  assert.deepEqual(asked, [["known-way", { state: about, known: playing.settings.known }]]);
});
