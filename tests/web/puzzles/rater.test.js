import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { INITIAL, reduce } from "../../../web/app/state.js";
import { boardOfText } from "../../../web/board/board.js";
import { createRater } from "../../../web/puzzles/rater.js";
import { createRatings } from "../../../web/verdict/rating.js";

const TEXTS = ["1...............", ".1..............", "..1............."];
const READY = { type: "engine", status: { phase: "ready", how: "plain", ms: 1 } };

/** Create a page on which `rate` gives Python's ratings. @param {(givens: string) => unknown} rate */
function desk(rate) {
  let state = INITIAL;
  /** @type {AbortSignal[]} */
  const signals = [];
  /** @type {any} */
  const ask = async (/** @type {string} */ _, /** @type {any} */ params, /** @type {any} */ { signal }) => {
    signal.throwIfAborted();
    signals.push(signal);
    return rate(params.state.givens);
  };
  const act = (/** @type {any} */ action) => {
    state = reduce(state, action);
    rater.update();
  };
  const rater = createRater({ rate: createRatings(ask), getState: () => state, act });
  const newcomers = TEXTS.map((text) => ({ state: boardOfText(text), source: "text" }));
  const grades = () => state.tray.items.map(({ grade }) => grade);
  return { act, signals, grades, fill: () => act({ type: "tray-add", newcomers, now: 1 }) };
}

const soon = () => new Promise((resolve) => setImmediate(resolve));

test("what nobody has rated is rated when nothing else is to do", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { act, fill, grades, signals } = desk((givens) => (givens.startsWith("1") ? null : { grade: "easy", er: 1.2 }));
  fill();
  mock.timers.tick(60_000);
  assert.equal(signals.length, 0); // Python is not ready
  act(READY);
  act({ type: "select", cell: 1 });
  assert.equal(signals.length, 0);
  mock.timers.tick(60_000);
  await soon();
  assert.deepEqual(grades(), [null, "easy", "easy"]);
  assert.equal(signals.length, 3);
  mock.timers.reset();
});

test("whoever wants something has the worker at once, and later it goes on", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  /** @type {((rating: object) => void)[]} */
  const waiting = [];
  const { act, fill, grades, signals } = desk(() => new Promise((resolve) => waiting.push(resolve)));
  act(READY);
  fill();
  mock.timers.tick(60_000);
  act({ type: "task", task: { name: "count", slow: false, words: null } });
  assert.equal(signals[0].aborted, true);
  waiting[0]({ grade: "hard", er: 3 });
  await soon();
  assert.deepEqual(grades(), [undefined, undefined, undefined]);
  mock.timers.tick(60_000);
  assert.equal(signals.length, 1);
  act({ type: "task", task: null });
  mock.timers.tick(60_000);
  assert.equal(signals.length, 2);
  mock.timers.reset();
});

test("the board is left to the verdict while its rating is unfinished", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { act, fill, grades } = desk(() => ({ grade: "easy", er: 1.2 }));
  act({ type: "load", puzzles: [boardOfText(TEXTS[1])] });
  const verdict = { code: "one", count: 1, exact: true, problems: [], beyond: false };
  const judgement = { puzzle: `4:${TEXTS[1]}`, verdict, differing: [], slips: [], searched: false };
  act({ type: "judged", judgement: { ...judgement, soFar: { grade: "easy", er: null } } });
  act(READY);
  fill();
  mock.timers.tick(60_000);
  await soon();
  assert.deepEqual(grades(), ["easy", undefined, "easy"]);
  act({ type: "judged", judgement: { ...judgement, verdict: { ...verdict, grade: "hard", er: null } } });
  await soon();
  assert.deepEqual(grades(), ["easy", "hard", "easy"]);
  mock.timers.reset();
});

test("a hard puzzle is rated after the others, and gives way to what comes later", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const part = {
    grade: "ultimate",
    er: 9.5,
    ep: null,
    ed: null,
    technique: null,
    beyond: true,
    nested: true,
    next: {},
  };
  /** @type {((rating: object) => void)[]} */
  const waiting = [];
  const { act, fill, grades, signals } = desk((givens) => {
    if (!givens.startsWith("1")) return { grade: "easy", er: 1.2 };
    return signals.length > 1 ? new Promise((resolve) => waiting.push(resolve)) : part;
  });
  act(READY);
  fill();
  mock.timers.tick(60_000);
  await soon();
  assert.deepEqual(grades(), [undefined, "easy", "easy"]);
  assert.equal(waiting.length, 1);
  act({ type: "tray-add", newcomers: [{ state: boardOfText("...1............"), source: "text" }], now: 2 });
  assert.equal(signals.at(-1)?.aborted, true);
  waiting[0](part);
  await soon();
  mock.timers.tick(60_000);
  await soon();
  assert.deepEqual(grades(), [undefined, "easy", "easy", "easy"]);
  waiting[1]({ grade: "ultimate", er: 10.5 });
  await soon();
  assert.deepEqual(grades(), ["ultimate", "easy", "easy", "easy"]);
  mock.timers.reset();
});
