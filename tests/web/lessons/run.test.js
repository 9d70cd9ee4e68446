import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { reduce } from "../../../web/app/state.js";
import { after, PUZZLE, stateWith } from "../../support/boards.js";
import { pretending } from "../../support/pretending.js";

/**
 * The files of the server, and those loaded from it.
 * @type {{fetched: string[], words: boolean, positions: object | null}}
 */
let server;
globalThis.fetch = /** @type {any} */ (
  async (/** @type {string} */ path) => {
    server.fetched.push(path);
    return { ok: server.positions !== null, json: async () => server.positions };
  }
);
const { createLessons } = await import("../../../web/lessons/run.js");
const { stepsOf } = await import("../../../web/lessons/model.js");
const { setLoader } = await import("../../../web/ui/i18n.js");
setLoader(async () => server.words);

const POSITIONS = { "x-wing": ["one", "two", "three", "four", "five", "six", "seven"], skyscraper: [] };
const STEP = { technique: "x-wing", placements: [], eliminations: [[1, 5]], marks: [] };
const EXERCISE = {
  state: { geometry: "9", givens: PUZZLE, values: PUZZLE, notes: { 1: [5, 6] } },
  step: STEP,
  next: true,
};

let state = stateWith(PUZZLE);
/** @type {any[]} */
let asked;
/** The answers of Python. @type {(method: string, params: any, options: any) => any} */
let answer;

beforeEach(() => {
  state = after(stateWith(PUZZLE), { type: "place", place: "learn" });
  [asked, server] = [[], { fetched: [], words: true, positions: POSITIONS }];
  answer = (method) => (method === "judge-marks" ? { worth: "right", marks: [], step: STEP } : EXERCISE);
});

/** Create the lessons of a page. */
function lessons() {
  const act = (/** @type {any} */ action) => {
    state = reduce(state, action);
  };
  const ask = pretending(async (method, params, options) => {
    asked.push([method, params, options.lane]);
    return answer(method, params, options);
  });
  return createLessons({ ask, getState: () => state, act });
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Create lessons with loaded positions. */
async function ready() {
  const run = lessons();
  run.update(state);
  await settled();
  return run;
}

test("positions are fetched once, when Learn is opened, and not for the algorithms", async () => {
  const run = lessons();
  run.update(after(state, { type: "place", place: "play" }));
  run.update(after(state, { type: "learn-view", view: "algorithms" }));
  assert.deepEqual(server.fetched, []);
  run.update(state);
  run.update(state);
  await settled();
  run.update(state);
  assert.deepEqual([server.fetched.length, state.lessons.positions, state.lessons.failed], [1, POSITIONS, false]);
});

test("without their words, or without positions, the lessons have failed, and are not asked for on and on", async () => {
  for (const less of [{ words: false }, { positions: null }]) {
    Object.assign(server, { words: true, positions: POSITIONS, fetched: [] }, less);
    state = after(state, { type: "lessons", lessons: { positions: null, failed: false } });
    const run = await ready();
    assert.deepEqual([state.lessons.positions, state.lessons.failed], [null, true]);
    run.update(state);
    assert.equal(server.fetched.length, 1);
    state = after(state, { type: "lessons", lessons: { failed: false } });
    run.update(state);
    assert.equal(server.fetched.length, 2);
    await settled();
  }
});

test("a lesson asks for its boards once, the package's example first; one on programs has none", async () => {
  const run = await ready();
  const open = async (/** @type {string} */ technique) => {
    state = after(state, { type: "lesson", technique });
    for (let times = 0; times < 2; times += 1) run.update(state);
    await settled();
  };
  await open("exact-cover");
  assert.deepEqual(asked, []);
  await open("x-wing");
  assert.deepEqual(asked, [
    ["example", { technique: "x-wing" }, "long"],
    ["exercise", { technique: "x-wing", line: "one" }, "long"],
    ["exercise", { technique: "x-wing", line: "two" }, "long"],
  ]);
  assert.equal(state.lessons.boards["x-wing"].length, 3);
  await open("skyscraper");
  await open("x-wing");
  assert.equal(asked.length, 4);
});

test("a lesson on puzzles with rules asks for its own board only", async () => {
  server.positions = { innies: ["one", "two", "three", "four", "five", "six"] };
  const run = await ready();
  state = after(state, { type: "lesson", technique: "innies" });
  run.update(state);
  await settled();
  assert.deepEqual(asked, [["rule-exercise", { lesson: "innies", line: "one" }, "long"]]);
  assert.deepEqual(
    stepsOf(state.lessons).map(({ part, board }) => [part, board]),
    [
      ["idea", 0],
      ["find", 0],
      ["example", 0],
    ],
  );
});

test("a board that there is not is left out; where Python fails it is asked again", async () => {
  const run = await ready();
  answer = () => null;
  state = after(state, { type: "lesson", technique: "x-wing" });
  run.update(state);
  await settled();
  assert.deepEqual([asked.length, state.lessons.boards], [3, {}]);
  answer = () => Promise.reject(new Error("lost"));
  state = after(state, { type: "lesson", technique: "skyscraper" });
  for (let times = 0; times < 2; times += 1) {
    run.update(state);
    await settled();
  }
  assert.equal(asked.length, 5);
});

test("practice goes through the positions, then makes more, counted on", async () => {
  const run = await ready();
  await run.begin("x-wing");
  assert.deepEqual([state.lessons.view, state.practice.technique, state.practice.at], ["practise", "x-wing", 0]);
  assert.ok(state.practice.desk);
  for (let at = 1; at < 7; at += 1) await run.practise("next");
  const lines = asked.map(([method, { line }]) => line ?? method);
  assert.deepEqual(lines, ["three", "four", "five", "six", "seven", "practise", "practise"]);
  assert.equal(state.practice.at, 5);
  state = after(state, { type: "practice", practice: { at: 1 } });
  await run.practise("made");
  assert.equal(state.practice.at, 5);
});

test("making tries 400 puzzles, from half of them on also those that could take it, and then says so", async () => {
  const run = await ready();
  answer = () => null;
  await run.begin("skyscraper");
  const params = asked.map(([, each]) => each);
  assert.deepEqual(
    params.map(({ index }) => index),
    Array.from({ length: 400 }, (_, at) => at),
  );
  assert.deepEqual(
    params.map(({ beside }) => beside),
    Array.from({ length: 400 }, (_, at) => at >= 200),
  );
  assert.equal(new Set(params.map(({ seed }) => seed)).size, 1);
  assert.deepEqual(state.practice.failed, { key: "learn.rare", args: { number: 400 } });
  assert.equal(state.practice.working, null);
});

test("what takes longer than 0.3 s is told, and how many puzzles were tried; then it is not told any more", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const run = await ready();
  /** @type {((exercise: unknown) => void)[]} */
  const answers = [];
  answer = () => new Promise((resolve) => answers.push(resolve));
  const done = run.begin("skyscraper");
  await settled();
  mock.timers.tick(299);
  assert.equal(state.practice.working, null);
  mock.timers.tick(1);
  assert.equal(state.practice.working, 0);
  answers[0](null);
  await settled();
  assert.equal(state.practice.working, 2);
  answers[1](EXERCISE);
  await done;
  assert.equal(state.practice.working, null);
  mock.timers.tick(1000);
  assert.equal(state.practice.working, null);
  mock.timers.reset();
});

test("cancelled, or asked for something else, the first says nothing; what goes wrong is told", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const run = await ready();
  answer = (_, __, { signal }) =>
    new Promise((_, reject) => signal.addEventListener("abort", () => reject(new DOMException("", "AbortError"))));
  const first = run.begin("x-wing");
  mock.timers.tick(300);
  const second = run.practise("next");
  await first;
  assert.deepEqual([state.practice.working, state.practice.failed], [null, null]);
  mock.timers.tick(300);
  assert.equal(state.practice.working, 0);
  run.practise("cancel");
  assert.equal(state.practice.working, null);
  await second;
  assert.equal(state.practice.failed, null);
  for (const error of [new Error("lost"), Object.assign(new Error("x"), { detail: "lost" })]) {
    answer = () => Promise.reject(error);
    await run.practise("next");
    assert.deepEqual(state.practice.failed, { key: "task.failed", args: { detail: "lost" } });
  }
  answer = () => EXERCISE;
  await run.practise("next");
  assert.equal(state.practice.failed, null);
  mock.timers.reset();
});

test("marks are judged; nothing marked is not asked about, nor is anything before there is a position", async () => {
  const run = await ready();
  await run.practise("check");
  assert.deepEqual([asked, state.practice.judged], [[], null]);
  await run.begin("x-wing");
  await run.practise("check");
  assert.deepEqual(state.practice.judged?.worth, { worth: "none" });
  assert.equal(asked.length, 1);
  state = after(state, { type: "tap", cell: 1 }, { type: "digit", digit: 5 });
  await run.practise("check");
  const [method, params] = asked[1];
  assert.deepEqual([method, params.technique, params.placed, params.struck], ["judge-marks", "x-wing", [], [[1, 5]]]);
  assert.deepEqual([state.practice.judged?.worth.worth, state.practice.found], ["right", 1]);
});
