/** Check that questions about many puzzles are answered, saved at once, stopped and continued. */
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { INITIAL, reduce } from "../../../web/app/state.js";
import { boardOfText, puzzleKey } from "../../../web/board/board.js";
import { countRequests } from "../../../web/puzzles/asked.js";
import { fileOf } from "../../../web/puzzles/exported.js";
import { createWorkOut } from "../../../web/puzzles/work-out.js";
import { createRatings } from "../../../web/verdict/rating.js";

/** @typedef {import("../../../web/app/state.js").State} State */

const READY = { type: "engine", status: { phase: "ready", how: "plain", ms: 1 } };
const RATING = { grade: "hard", er: 3.4, ep: 2.6, ed: 1.2, technique: "x-wing", beyond: false, next: null };
const TRAITS = { symmetry: "none", automorphisms: 1, minlex: "........1......2" };
const TEXTS = Array.from({ length: 60 }, (_, at) => `${".".repeat(at % 15)}${1 + (at % 4)}`.padEnd(16, "."));

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
});

/**
 * Create a page with these puzzles. `answer` gives Python's answers; `from` is the first state.
 * @param {(method: string, params: any) => unknown} answer @param {State} [from] @param {LockManager} [locks]
 */
function desk(answer, from = INITIAL, locks = undefined) {
  let state = from;
  /** @type {string[]} */
  const asked = [];
  /** @type {any} */
  const ask = async (/** @type {string} */ method, /** @type {any} */ params, /** @type {any} */ { signal }) => {
    asked.push(method);
    const stopped = new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
    stopped.catch(() => {});
    return Promise.race([answer(method, params), stopped]);
  };
  const act = (/** @type {any} */ action) => {
    state = reduce(state, action);
    work.update(state);
  };
  const work = createWorkOut({ ask, rate: createRatings(ask), width: 2, getState: () => state, act, locks });
  const newcomers = [...new Set(TEXTS)].map((text) => ({ state: boardOfText(text), source: "text" }));
  if (from === INITIAL) state = reduce(state, /** @type {any} */ ({ type: "tray-add", newcomers, now: 1 }));
  const keys = () => state.tray.items.map(({ key }) => key);
  return { act, asked, state: () => state, keys, items: () => state.tray.items };
}

const turns = async () => {
  for (let turn = 0; turn < 1000; turn += 1) await null;
};
const finish = async () => {
  await turns();
  mock.timers.tick(1000);
  await turns();
};
/** @param {string} method @param {any} params */
const answers = (method, params) => (method === "traits" ? params.states.map(() => TRAITS) : RATING);
const left = (/** @type {{asked?: boolean}[]} */ items) => items.filter(({ asked }) => asked).length;

test("everything of the chosen ones is found and kept, and nothing of the others", async () => {
  const { act, asked, keys, items, state } = desk(answers);
  const some = keys().slice(0, 40);
  act({ type: "tray-ask", keys: some });
  await finish();
  assert.deepEqual(countRequests(items()), { left: 40, formless: 40 });
  assert.equal(asked.length, 0); // Python is not ready
  act(READY);
  await finish();
  assert.equal(left(items()), 0);
  for (const [at, item] of items().entries()) {
    const { grade, er, ep, ed, technique, symmetry, automorphisms, minlex } = item;
    const { next, beyond, ...facts } = RATING;
    if (at < some.length)
      assert.deepEqual({ grade, er, ep, ed, technique, symmetry, automorphisms, minlex }, { ...facts, ...TRAITS });
    else assert.deepEqual([grade, symmetry], [undefined, undefined]);
  }
  assert.equal(asked.filter((method) => method === "traits").length, 2); // many at a time
  assert.equal(asked.filter((method) => method === "rate").length, 40);
  const before = state().tray;
  act({ type: "tray-ask", keys: some });
  assert.equal(state().tray, before); // everything is known
});

test("whoever cancels keeps what was found; asked again, only the rest is worked out", async () => {
  let open = true;
  const { act, asked, keys, items, state } = desk((method, params) =>
    open || method === "traits" ? answers(method, params) : new Promise(() => {}),
  );
  act(READY);
  act({ type: "tray-ask", keys: keys().slice(0, 10) });
  await finish();
  open = false;
  act({ type: "tray-ask", keys: keys() });
  await finish();
  assert.equal(left(items()), keys().length - 10);
  assert.deepEqual(countRequests(items()), { left: keys().length - 10, formless: 0 });
  act({ type: "tray-unask" });
  await finish();
  assert.equal(left(items()), 0);
  assert.equal(items().filter(({ grade }) => grade === "hard").length, 10);
  assert.equal(items().filter(({ symmetry }) => symmetry === "none").length, keys().length);
  assert.equal(state().notice, null);
  open = true;
  asked.length = 0;
  act({ type: "tray-ask", keys: keys() });
  await finish();
  assert.equal(
    items().every(({ ep }) => ep === 2.6),
    true,
  );
  assert.deepEqual(new Set(asked), new Set(["rate"]));
});

test("what is found is gathered for as long after other work, too", async () => {
  const { act, keys, items } = desk((method, params) =>
    method === "traits" || params.state.givens === TEXTS[0] ? answers(method, params) : new Promise(() => {}),
  );
  const formed = () => items().filter(({ symmetry }) => symmetry).length;
  act(READY);
  act({ type: "tray-ask", keys: keys().slice(0, 1) });
  await turns();
  assert.equal(left(items()), 0); // done, and reported at once
  mock.timers.tick(300);
  act({ type: "tray-ask", keys: keys().slice(1, 3) });
  await turns();
  mock.timers.tick(300);
  assert.equal(formed(), 1);
  mock.timers.tick(100);
  assert.equal(formed(), 3);
});

test("after a reload it goes on where it stopped; a file does not ask for anything", async () => {
  const first = desk((method, params) => (method === "traits" ? answers(method, params) : new Promise(() => {})));
  first.act(READY);
  first.act({ type: "tray-ask", keys: first.keys() });
  await finish();
  const second = desk(answers, { ...INITIAL, tray: { ...INITIAL.tray, items: first.items() } });
  second.act(READY);
  await finish();
  assert.deepEqual(new Set(second.asked), new Set(["rate"]));
  assert.equal(left(second.items()), 0);
  assert.equal(fileOf(first.items()).includes("asked"), false);
});

test("what fails is told and can be asked for again; the others are done", async () => {
  let broken = true;
  const { act, keys, items, state } = desk((method, params) => {
    if (broken && method === "rate" && params.state.givens.startsWith("1")) throw new Error("out of memory");
    return answers(method, params);
  });
  act(READY);
  act({ type: "tray-ask", keys: keys() });
  await finish();
  assert.equal(left(items()), 0);
  assert.deepEqual(state().notice, { key: "tray.work-failed", args: { count: 1 } });
  assert.equal(items().filter(({ grade }) => grade === undefined).length, 1);
  broken = false;
  act({ type: "tray-ask", keys: keys() });
  await finish();
  assert.equal(
    items().every(({ grade }) => grade === "hard"),
    true,
  );
});

test("forms that fail are told, each as one, and can be asked for again", async () => {
  let broken = true;
  const { act, keys, items, state } = desk((method, params) => {
    if (broken && method === "traits") throw new Error("out of memory");
    return answers(method, params);
  });
  const some = keys().slice(0, 3);
  act(READY);
  act({ type: "tray-ask", keys: some });
  await finish();
  assert.deepEqual(state().notice, { key: "tray.work-failed", args: { count: 3 } });
  assert.equal(left(items()), 0);
  broken = false;
  act({ type: "notice", words: null });
  act({ type: "tray-ask", keys: some });
  await finish();
  assert.equal(state().notice, null);
  assert.deepEqual(
    items()
      .slice(0, 4)
      .map(({ symmetry }) => symmetry),
    ["none", "none", "none", undefined],
  );
});

test("of a puzzle that has not exactly one solution it is known that it has no rating, and no part of one is kept", async () => {
  const { act, keys, items } = desk((method, params) => (method === "traits" ? answers(method, params) : null));
  act({ type: "tray-reached", puzzle: puzzleKey(items()[0].state), reached: { ...RATING, next: {} } });
  assert.ok(items()[0].reached);
  act(READY);
  act({ type: "tray-ask", keys: keys().slice(0, 1) });
  await finish();
  const [{ grade, er, symmetry, reached }] = items();
  assert.deepEqual([grade, er, symmetry, reached, left(items())], [null, null, "none", undefined, 0]);
});

test("what the verdict has found meanwhile is not waited for", async () => {
  const { act, asked, items, keys } = desk((method, params) =>
    method === "traits" ? answers(method, params) : new Promise(() => {}),
  );
  act({ type: "tray-ask", keys: keys().slice(0, 1) });
  act({ type: "tray-found", found: new Map([[keys()[0], TRAITS]]) });
  assert.equal(left(items()), 1);
  act({ type: "tray-rated", key: keys()[0], rating: RATING });
  act(READY);
  await finish();
  assert.deepEqual([asked, left(items())], [[], 0]);
});

test("of several tabs one works", async () => {
  /** @type {(() => unknown)[]} */
  const waiting = [];
  const locks = /** @type {any} */ ({
    request: (/** @type {string} */ _, /** @type {object} */ __, /** @type {() => unknown} */ work) =>
      new Promise((resolve) => waiting.push(() => resolve(work()))),
  });
  const { act, asked, keys, items } = desk(answers, INITIAL, locks);
  act(READY);
  act({ type: "tray-ask", keys: keys() });
  await finish();
  assert.deepEqual([asked.length, waiting.length], [0, 1]);
  waiting[0]();
  await finish();
  assert.equal(left(items()), 0);
});

/** Return a partial rating of a hard puzzle, with or without nested chains. */
const part = (/** @type {boolean} */ nested) => ({ ...RATING, ep: null, ed: null, beyond: true, nested, next: {} });

test("no easy puzzle waits for hard ones", async () => {
  const hard = TEXTS.slice(0, 3);
  const { act, keys, items } = desk((method, params) => {
    if (method === "traits" || !hard.includes(params.state.givens)) return answers(method, params);
    return params.from ? new Promise(() => {}) : part(true);
  });
  act(READY);
  act({ type: "tray-ask", keys: keys().slice(0, 20) });
  await finish();
  assert.equal(left(items()), hard.length);
  act({ type: "tray-ask", keys: keys() });
  await finish();
  assert.equal(left(items()), hard.length, "those that are asked for later do not wait either");
});

test("what takes long is done too, in turns that grow longer", async () => {
  const parts = new Map(TEXTS.slice(0, 3).map((text, at) => [text, at + 2]));
  /** @type {string[]} */
  const order = [];
  const { act, keys, items } = desk((method, params) => {
    if (method === "traits") return answers(method, params);
    const { givens } = params.state;
    order.push(givens);
    parts.set(givens, (parts.get(givens) ?? 0) - 1);
    return /** @type {number} */ (parts.get(givens)) > 0 ? part(false) : RATING;
  });
  act(READY);
  act({ type: "tray-ask", keys: keys().slice(0, 5) });
  await finish();
  assert.equal(left(items()), 0);
  assert.deepEqual(
    order.slice(0, 5).toSorted(),
    TEXTS.slice(0, 5).toSorted(),
    "each has its first turn before a second",
  );
  assert.equal(order.filter((text) => text === TEXTS[2]).length, 4);
});
