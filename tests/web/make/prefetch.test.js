/** Check the stock of puzzles that are made in advance. */
import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { INITIAL, reduce } from "../../../web/app/state.js";
import { wishKey } from "../../../web/make/options.js";
import { createStock, dayKey, FIRST_STOCK, gradeWish, stockFrom } from "../../../web/make/prefetch.js";
import { boardOf, newcomerOf } from "../../../web/make/result.js";

/** @typedef {import("../../../web/make/result.js").Made} Made */

const IDLE = 1500;
const TODAY = new Date(2026, 10, 28, 9);
const READY = /** @type {const} */ ({ phase: "ready", how: "", ms: 0 });
/** @type {{recipe: any, signal: AbortSignal, answer: (made: Made) => void, fail: (error: Error) => void}[]} */
let asked;
let state = INITIAL;
/** @type {ReturnType<typeof createStock>} */
let stock;

/** Return a puzzle that differs from those with other numbers. @param {number} index @returns {Made} */
const made = (index, met = true) =>
  /** @type {any} */ ({
    ...{ geometry: "9", puzzle: `${index + 1}`.padStart(81, "."), solution: "", id: `${index}` },
    ...{ grade: null, er: null, beyond: false, minimal: false, met, tries: 1 },
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

const act = (/** @type {any} */ action) => {
  state = reduce(state, action);
};
const key = () => wishKey(state.wish);

beforeEach(() => {
  asked = [];
  state = { ...INITIAL, place: "make", engine: READY, stock: [] };
  mock.timers.enable({ apis: ["setTimeout"] });
  const generate = (/** @type {object} */ recipe, /** @type {AbortSignal} */ signal) =>
    new Promise((answer, fail) => asked.push({ recipe, signal, answer, fail }));
  stock = createStock({
    generate: /** @type {any} */ (generate),
    recipeOfDay: async (day) => /** @type {any} */ ({ day }),
    ...{ getState: () => state, act, today: () => TODAY },
  });
});
afterEach(() => mock.timers.reset());

test("in Make, three puzzles are made one after the other, once the engine is idle, each from a seed of its own", async () => {
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
  const ids = Array.from({ length: 4 }, () => stock.take(key())?.id);
  assert.deepEqual(ids, ["0", "1", "2", undefined], "the oldest first");
});

test("in Play, two puzzles of each difficulty are made, and those of today and tomorrow", async () => {
  state = { ...state, place: "play" };
  stock.refill();
  await rest();
  for (let index = 0; index < 8; index += 1) await come(made(index));
  const wanted = asked.map(({ recipe }) => recipe.day ?? recipe.wish.grade);
  assert.deepEqual(wanted, ["easy", "easy", "medium", "medium", "hard", "hard", "20261128", "20261129"]);
  assert.equal(stock.take(dayKey("20261128"))?.id, "6");
});

test("a puzzle that is in My puzzles or was solved is not offered again", () => {
  const medium = wishKey(gradeWish("medium"));
  state = { ...state, stock: [0, 1, 2].map((index) => ({ wish: medium, made: made(index) })) };
  act({ type: "tray-add", newcomers: [newcomerOf(made(0))], now: 1 });
  const puzzle = `9:${boardOf(made(1)).givens}`;
  act({ type: "solved", record: { puzzle, grade: null, time: null, hints: 0, when: "" } });
  assert.deepEqual([stock.take(medium)?.id, stock.take(medium)], ["2", undefined]);
});

test("a first visit has puzzles of three difficulties; later, only what can be read is taken from the browser", () => {
  const grades = FIRST_STOCK.map(({ made: { grade } }) => grade);
  assert.deepEqual(grades, ["easy", "medium", "hard"]);
  assert.equal(stockFrom(null), FIRST_STOCK);
  const broken = { wish: "", made: { ...made(1), puzzle: "?" } };
  assert.deepEqual(stockFrom([FIRST_STOCK[0], { wish: 1 }, broken]), [FIRST_STOCK[0]]);
});

test("nothing is made before Python has started, while a person waits, nor of a seed", async () => {
  const making = { done: 0, kept: [], total: 1, sought: null, begun: 0, now: 0 };
  const task = { name: /** @type {const} */ ("hint"), slow: false, words: null };
  const idle = state;
  for (const busy of [{ making }, { task }, { engine: INITIAL.engine }, { wish: { ...state.wish, seed: "mine" } }]) {
    state = { ...idle, ...busy };
    stock.refill();
    await rest();
    assert.equal(asked.length, 0, JSON.stringify(busy));
  }
});

test("a wish that cannot be met is not tried again and again", async () => {
  stock.refill();
  await rest();
  await come(made(0, false));
  await rest();
  assert.equal(asked.length, 1);
  assert.equal(stock.take(key()), undefined);
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
  assert.equal(stock.takeNext(key()), null);
  stock.refill();
  await rest();
  assert.deepEqual([asked.length, asked[1].signal.aborted], [2, false]);
});

test("another wish has another stock, and what was made for the old one goes", async () => {
  stock.refill();
  await rest();
  await come(made(0));
  const before = key();
  act({ type: "wish", choice: { grade: "expert" } });
  assert.equal(stock.takeNext(key()), null, "what is under way is not for it");
  stock.refill();
  assert.equal(asked[1].signal.aborted, true);
  await rest();
  assert.equal(asked[2].recipe.wish.grade, "expert");
  act({ type: "wish", choice: { grade: "gentle" } });
  await come(made(1));
  const kept = state.stock.map(({ made: { id } }) => id);
  assert.deepEqual([kept, stock.take(before)?.id], [["0", "1"], "0"], "Play offers Medium, too");
});

test("who waits for the next one gets it, and the one that is made for the wish is not begun anew", async () => {
  stock.refill();
  await rest();
  const next = stock.takeNext(key());
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
  assert.equal(stock.takeNext(key()), null);
  stock.refill();
  await rest();
  assert.equal(asked.length, 2);
});
