import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { INITIAL, reduce } from "../../../web/app/state.js";
import { createSieve } from "../../../web/puzzles/sieve.js";
import { boardFrom, PUZZLE, SOLUTION } from "../../support/boards.js";
import { pretending } from "../../support/pretending.js";

const AWAKE = reduce(INITIAL, { type: "engine", status: { phase: "ready", how: "plain", ms: 1 } });
const SEVERAL = `.${PUZZLE.slice(1)}`;
const CLASH = `44${PUZZLE.slice(2)}`;
const ONE_CLUE = "4".padEnd(81, ".");

beforeEach(() => mock.timers.enable({ apis: ["setTimeout"] }));
afterEach(() => mock.timers.reset());

/** @param {(state: any, signal: AbortSignal) => Promise<any>} answer */
function sieveWith(answer = async ({ values }) => ({ code: values === SEVERAL ? "several" : "one" })) {
  /** @type {string[]} */
  const asked = [];
  /** @type {[string[], string][]} */
  const kept = [];
  /** @type {unknown[]} */
  const drafts = [];
  const sieve = createSieve({
    ask: pretending((_, params, { signal, lane }) => {
      assert.equal(lane, "quick"); // a long one would wait for a print or a search
      const { state } = /** @type {any} */ (params);
      asked.push(state.values);
      return answer(state, signal);
    }),
    keep(puzzles, source, { drafts: replaced }) {
      kept.push([puzzles.map(({ values }) => values), source]);
      drafts.push(replaced);
    },
  });
  return { sieve, asked, kept, drafts };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

test("a single puzzle is kept only if it has one solution", async () => {
  const { sieve, kept } = sieveWith();
  for (const text of [PUZZLE, SEVERAL]) sieve.take([boardFrom(text)], "text");
  sieve.update(AWAKE);
  await settle();
  assert.deepEqual(kept, [[[PUZZLE], "text"]]);
});

test("a puzzle takes the place of its drafts only if it is kept", async () => {
  const { sieve, drafts } = sieveWith();
  const draft = boardFrom(CLASH);
  for (const text of [SEVERAL, PUZZLE]) sieve.take([boardFrom(text)], "board", { drafts: [draft] });
  sieve.update(AWAKE);
  await settle();
  assert.deepEqual(drafts, [[draft]]);
});

test("a list is kept at once, without what is hopeless, and Python is not asked", async () => {
  const { sieve, asked, kept } = sieveWith();
  await sieve.take([PUZZLE, SEVERAL, CLASH].map(boardFrom), "text");
  sieve.update(AWAKE);
  assert.deepEqual([asked, kept], [[], [[[PUZZLE, SEVERAL], "text"]]]);
});

test("what a text says stays with its puzzles", async () => {
  /** @type {object[][]} */
  const named = [];
  const ask = pretending(async () => ({ code: "one" }));
  const sieve = createSieve({ ask, keep: (_, __, { told = [] }) => named.push(told) });
  await sieve.take([CLASH, PUZZLE, SEVERAL].map(boardFrom), "text", {
    told: [{ name: "Clash" }, { name: "First", stated: "9.2" }],
  });
  sieve.take([boardFrom(PUZZLE)], "text", { told: [{ name: "Alone" }] });
  sieve.update(AWAKE);
  await settle();
  assert.deepEqual(named, [[{ name: "First", stated: "9.2" }, {}], [{ name: "Alone" }]]);
});

test("what one look tells is no puzzle is not asked about", async () => {
  const { sieve, asked } = sieveWith();
  for (const text of [CLASH, ONE_CLUE, SOLUTION, ".".repeat(81)]) sieve.take([boardFrom(text)], "text");
  sieve.update(AWAKE);
  await settle();
  assert.deepEqual(asked, []);
});

test("entries that came with a puzzle stay with it, and are no part of the question", async () => {
  const { sieve, asked, kept } = sieveWith();
  const values = `49${PUZZLE.slice(2)}`;
  sieve.take([{ ...boardFrom(PUZZLE), values }], "text");
  sieve.update(AWAKE);
  await settle();
  assert.deepEqual([asked, kept], [[PUZZLE], [[[values], "text"]]]);
});

test("a puzzle that is solved already, or has entries that clash, is one all the same", async () => {
  const { sieve, kept } = sieveWith();
  const clash = `44${PUZZLE.slice(2)}`;
  for (const values of [SOLUTION, clash]) sieve.take([{ ...boardFrom(PUZZLE), values }], "file");
  sieve.update(AWAKE);
  await settle();
  assert.deepEqual(kept, [
    [[SOLUTION], "file"],
    [[clash], "file"],
  ]);
});

test("texts that came before Python was awake are all looked at, each for its own source", async () => {
  const { sieve, kept } = sieveWith();
  sieve.take([boardFrom(PUZZLE)], "text");
  sieve.take([boardFrom(PUZZLE)], "board");
  sieve.update(AWAKE);
  await settle();
  assert.deepEqual(kept, [
    [[PUZZLE], "text"],
    [[PUZZLE], "board"],
  ]);
});

test("it waits for Python, and asks one after the other", async () => {
  /** @type {((verdict: object) => void)[]} */
  const answers = [];
  const { sieve, asked, kept } = sieveWith(() => new Promise((resolve) => answers.push(resolve)));
  sieve.take([boardFrom(PUZZLE)], "text");
  sieve.update(INITIAL);
  assert.deepEqual(asked, []);
  sieve.update(AWAKE);
  sieve.take([boardFrom(SEVERAL)], "board");
  sieve.update(AWAKE);
  assert.deepEqual(asked, [PUZZLE]);
  answers[0]({ code: "one" });
  await settle();
  assert.deepEqual(asked, [PUZZLE, SEVERAL]);
  answers[1]({ code: "several" });
  await settle();
  assert.deepEqual(kept, [[[PUZZLE], "text"]]);
});

test("what takes too long to judge is kept", async () => {
  const { sieve, kept } = sieveWith(
    (_, signal) =>
      new Promise((_, reject) => signal.addEventListener("abort", () => reject(new DOMException("", "AbortError")))),
  );
  sieve.take([boardFrom(SEVERAL)], "text");
  sieve.update(AWAKE);
  await settle();
  assert.deepEqual(kept, []);
  mock.timers.tick(5000);
  await settle();
  assert.deepEqual(kept, [[[SEVERAL], "text"]]);
});
