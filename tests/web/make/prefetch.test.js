import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { INITIAL, reduce } from "../../../web/app/state.js";
import { createStock } from "../../../web/make/prefetch.js";

/** @typedef {import("../../../web/make/result.js").Made} Made */

const IDLE = 1500;
/** @type {{recipe: any, signal: AbortSignal, answer: (made: Made) => void, fail: (error: Error) => void}[]} */
let asked;
let state = INITIAL;
/** @type {ReturnType<typeof createStock>} */
let stock;

/** @param {number} index @returns {Made} */
const made = (index, met = true) =>
  /** @type {any} */ ({
    geometry: "9",
    puzzle: "",
    solution: "",
    id: `${index}`,
    grade: null,
    er: null,
    met,
    tries: 1,
  });
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Let the engine be idle for a time. */
async function rest(time = IDLE) {
  mock.timers.tick(time);
  await settle();
}

/** Answer the last request with a puzzle. @param {Made} puzzle */
async function come(puzzle) {
  asked.at(-1)?.answer(puzzle);
  await settle();
}

beforeEach(() => {
  asked = [];
  state = INITIAL;
  mock.timers.enable({ apis: ["setTimeout"] });
  const generate = (/** @type {object} */ recipe, /** @type {AbortSignal} */ signal) =>
    new Promise((answer, fail) => asked.push({ recipe, signal, answer, fail }));
  stock = createStock({ generate: /** @type {any} */ (generate), getState: () => state });
});
afterEach(() => mock.timers.reset());

test("three puzzles are made one after the other, once the engine is idle, each from a seed of its own", async () => {
  stock.refill();
  await rest(IDLE - 1);
  assert.equal(asked.length, 0);
  await rest(1);
  for (let index = 0; index < 3; index += 1) {
    assert.equal(asked.length, index + 1);
    await come(made(index));
  }
  assert.equal(asked.length, 3);
  assert.equal(new Set(asked.map(({ recipe }) => recipe.seed)).size, 3);
  assert.ok(asked.every(({ recipe }) => recipe.index === 0));
  const ids = Array.from({ length: 4 }, () => stock.take(state.wish)?.id);
  assert.deepEqual(ids, ["0", "1", "2", undefined], "the oldest first");
});

test("nothing is made while a person waits for another, nor of a seed", async () => {
  const wish = state.wish;
  state = { ...state, making: { done: 0, kept: [], total: 1, sought: null, begun: 0, now: 0 } };
  stock.refill();
  await rest();
  state = { ...state, making: null, wish: { ...wish, seed: "mine" } };
  stock.refill();
  await rest();
  assert.equal(asked.length, 0);
  assert.equal(stock.take(state.wish), undefined);
});

test("a wish that cannot be met is not tried again and again", async () => {
  stock.refill();
  await rest();
  await come(made(0, false));
  await rest();
  assert.equal(asked.length, 1);
  assert.equal(stock.take(state.wish), undefined);
});

test("a pause ends what is made; after it the stock is filled up anew", async () => {
  stock.refill();
  await rest(IDLE - 1);
  stock.pause();
  await rest();
  assert.equal(asked.length, 0);
  stock.refill();
  await rest();
  stock.pause();
  assert.equal(asked[0].signal.aborted, true);
  assert.equal(stock.takeNext(state.wish), null);
  stock.refill();
  await rest();
  assert.deepEqual([asked.length, asked[1].signal.aborted], [2, false]);
});

test("another wish has another stock, and what was made for the old one goes", async () => {
  stock.refill();
  await rest();
  await come(made(0));
  const before = state.wish;
  state = reduce(state, { type: "wish", choice: { grade: "hard" } });
  assert.equal(stock.take(state.wish), undefined);
  assert.equal(stock.takeNext(state.wish), null, "what is under way is not for it");
  stock.refill();
  assert.equal(asked[1].signal.aborted, true);
  await rest();
  assert.equal(asked[2].recipe.wish.grade, "hard");
  assert.equal(stock.take(before), undefined);
});

test("who waits for the next one gets it, and the one that is made for the wish is not begun anew", async () => {
  stock.refill();
  await rest();
  const next = stock.takeNext(state.wish);
  stock.refill();
  await come(made(7));
  assert.equal((await next)?.id, "7");
  assert.deepEqual([asked.length, asked[0].signal.aborted], [2, false]);
});

test("a failure ends filling, quietly, and the next idle moment begins again", async () => {
  stock.refill();
  await rest();
  asked[0].fail(new Error("crash"));
  await settle();
  assert.equal(stock.takeNext(state.wish), null);
  stock.refill();
  await rest();
  assert.equal(asked.length, 2);
});
