import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { marksNow } from "../../../web/app/drawn.js";
import { INITIAL } from "../../../web/app/state.js";
import { lineOf } from "../../../web/verdict/line.js";
import { createRatings } from "../../../web/verdict/rating.js";
import { createVerdictService } from "../../../web/verdict/service.js";
import { after, PUZZLE, stateWith } from "../../support/boards.js";
import { pretending } from "../../support/pretending.js";

/** @typedef {{method: string, params: any, signal: AbortSignal, answer: (value: unknown) => void, fail: (reason: Error) => void}} Asked */

/** @type {Asked[]} */
let asked = [];
/** @type {import("../../../web/app/state.js").Judgement[]} */
let told = [];
let failures = 0;

const ask = pretending(
  (method, params, { signal }) =>
    new Promise((answer, fail) => {
      asked.push({ method, params, signal, answer, fail });
    }),
);
const verdict = (/** @type {string} */ code, count = 0, exact = true) => ({ code, count, exact, problems: [] });
const part = (/** @type {number} */ er, /** @type {string} */ grade) => ({
  er,
  grade,
  beyond: true,
  next: { values: PUZZLE, cells: {}, tried: 9, er, ep: null, ed: null, technique: null },
});
const playing = stateWith(PUZZLE);

/** Let settled promises continue. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** @param {Parameters<typeof createRatings>[1]} [kept] */
const judgeOf = (kept) =>
  createVerdictService({
    ask,
    rate: createRatings(ask, kept),
    onJudged: (judgement) => told.push(judgement),
    onFailed: () => (failures += 1),
  });

beforeEach(() => {
  asked = [];
  told = [];
  failures = 0;
  mock.timers.enable({ apis: ["setTimeout"] });
});
afterEach(() => mock.timers.reset());

test("asks for the givens alone, the cheap question first, a blink after the change", () => {
  const entered = after(playing, { type: "select", cell: 1 }, { type: "digit", digit: 9 });
  judgeOf().update(entered);
  mock.timers.tick(59);
  assert.equal(asked.length, 0);
  mock.timers.tick(1);
  assert.equal(asked.length, 1);
  assert.deepEqual([asked[0].method, asked[0].params.limit], ["verdict", 2]);
  assert.equal(asked[0].params.state.values, PUZZLE);
});

test("a puzzle that is given by candidates is asked about with them, whatever was noted since", () => {
  const board = { ...stateWith(".".repeat(81)).board, excluded: { 0: [1, 2] } };
  const given = after(INITIAL, { type: "load", puzzles: [board] });
  judgeOf().update(after(given, { type: "select", cell: 1 }, { type: "digit", digit: 9, as: "centre" }));
  mock.timers.tick(60);
  assert.deepEqual(
    asked.map(({ method, params }) => [method, params.state]),
    [["verdict", board]],
  );
});

test("nothing is asked about a puzzle with other rules, and at once when they are gone", () => {
  const judge = judgeOf();
  const load = (/** @type {object} */ more) =>
    after(INITIAL, { type: "load", puzzles: [{ ...playing.board, ...more }] });
  judge.update(load({ geometry: "9?chaosconstruction" }));
  mock.timers.tick(1000);
  assert.equal(asked.length, 0);
  judge.update(load({}));
  mock.timers.tick(100);
  assert.equal(asked.length, 1);
});

test("entries ask nothing anew", () => {
  const judge = judgeOf();
  judge.update(playing);
  mock.timers.tick(100);
  judge.update(after(playing, { type: "select", cell: 1 }, { type: "digit", digit: 9 }));
  mock.timers.tick(1000);
  assert.equal(asked.length, 1);
  assert.equal(asked[0].signal.aborted, false);
});

test("one solution: told at once, then graded", async () => {
  judgeOf().update(playing);
  mock.timers.tick(100);
  asked[0].answer(verdict("one", 1));
  await settle();
  assert.deepEqual([told.length, told[0].verdict.code, told[0].verdict.grade ?? null], [1, "one", null]);
  assert.equal(asked[1].method, "rate");
  asked[1].answer({ er: 2.3, ep: 1.2, ed: 1.2, grade: "medium", technique: "naked-single", beyond: false });
  await settle();
  assert.deepEqual([told[1].verdict.code, told[1].verdict.grade, told[1].verdict.er], ["one", "medium", 2.3]);
  assert.deepEqual([told[1].slips, told[1].searched], [[], false]);
  assert.equal(asked.length, 2);
});

test("a grade that fails leaves the verdict", async () => {
  judgeOf().update(playing);
  mock.timers.tick(100);
  asked[0].answer(verdict("one", 1));
  await settle();
  asked[1].fail(new Error("crash"));
  await settle();
  const { code, grade, er, beyond } = told[1].verdict;
  assert.deepEqual([code, grade, er, beyond, failures], ["one", null, null, false, 0]);
});

/** Return the grades reported: the final grade, and the grade so far. */
const grades = () => told.map(({ verdict, soFar }) => [verdict.grade ?? null, soFar?.grade ?? null]);

/** Create a service that knows that there is one solution, and waits for the rating. */
async function rating(/** @type {Parameters<typeof createRatings>[1]} */ kept = {}) {
  const judge = judgeOf(kept);
  judge.update(playing);
  mock.timers.tick(100);
  asked[0].answer(verdict("one", 1));
  await settle();
  return judge;
}

test("a long rating is told part by part, each asked for from the last", async () => {
  await rating();
  const [first, second] = [part(8.5, "nightmare"), part(9.5, "ultimate")];
  for (const found of [first, first, second]) {
    asked.at(-1)?.answer(found);
    await settle();
  }
  asked.at(-1)?.answer({ er: 9.7, grade: "ultimate", beyond: false, next: null });
  await settle();
  assert.deepEqual(
    asked.slice(1).map(({ params }) => params.from),
    [null, first.next, first.next, second.next],
  );
  assert.deepEqual(grades(), [
    [null, null],
    [null, "nightmare"],
    [null, "ultimate"],
    ["ultimate", null],
  ]);
});

test("a rating that is stopped keeps what is known, and goes on from there when that is wished", async () => {
  const judge = await rating();
  const known = part(8.5, "nightmare");
  asked[1].answer(known);
  await settle();
  judge.stopRating();
  assert.deepEqual([asked[2].signal.aborted, asked[0].signal.aborted], [true, false]);
  asked[2].fail(new DOMException("cancelled", "AbortError"));
  await settle();
  assert.deepEqual([told.at(-1)?.verdict.beyond, ...(grades().at(-1) ?? []), failures], [false, null, "nightmare", 0]);
  judge.again(after(playing, { type: "judged", judgement: told[told.length - 1] }));
  mock.timers.tick(100);
  asked[3].answer(verdict("one", 1));
  await settle();
  assert.deepEqual(grades().at(-1), [null, "nightmare"]);
  assert.deepEqual([asked[4].method, asked[4].params.from], ["rate", known.next]);
});

test("a rating goes on from what a visit before has kept, and keeps every part", async () => {
  const [before, more] = [part(9.5, "ultimate"), part(9.8, "ultimate")];
  /** @type {unknown[]} */
  const kept = [];
  await rating({ recall: async () => /** @type {any} */ (before), keep: (_, reached) => kept.push(reached) });
  assert.deepEqual(grades().at(-1), [null, "ultimate"]);
  assert.deepEqual(asked[1].params.from, before.next);
  asked[1].answer(more);
  await settle();
  assert.deepEqual(kept, [more]);
  assert.deepEqual(asked[2].params.from, more.next);
});

test("where the engine can do nothing with what was kept, the rating begins anew", async () => {
  await rating({ recall: async () => /** @type {any} */ (part(9.5, "ultimate")) });
  asked[1].fail(Object.assign(new Error("no such board"), { code: "bug" }));
  await settle();
  assert.equal(asked[2].params.from, null);
});

test("of what is typed fast the last alone is asked about", () => {
  const judge = judgeOf();
  judge.update(playing);
  mock.timers.tick(30);
  judge.update(stateWith(PUZZLE.replace("4", ".")));
  mock.timers.tick(100);
  assert.deepEqual(
    asked.map(({ params }) => params.state.givens),
    [PUZZLE.replace("4", ".")],
  );
});

test("a question about a puzzle that is left may still be answered for 0.4 s, so that its worker need not end", () => {
  const judge = judgeOf();
  judge.update(playing);
  mock.timers.tick(100);
  judge.update(stateWith(PUZZLE.replace("4", ".")));
  mock.timers.tick(399);
  assert.equal(asked[0].signal.aborted, false);
  mock.timers.tick(1);
  assert.equal(asked[0].signal.aborted, true);
});

test("a puzzle that is left while it is rated loses no part", async () => {
  const judge = await rating();
  asked[1].answer(part(8.5, "nightmare"));
  await settle();
  judge.update(stateWith(PUZZLE.replace("4", ".")));
  mock.timers.tick(1000);
  assert.equal(asked[2].signal.aborted, true);
  asked[2].fail(new DOMException("cancelled", "AbortError"));
  judge.update(playing);
  mock.timers.tick(100);
  asked.at(-1)?.answer(verdict("one", 1));
  await settle();
  assert.equal(asked.at(-1)?.params.from?.er, 8.5);
});

test("several: counted to 1,000, then the cells that differ", async () => {
  judgeOf().update(playing);
  mock.timers.tick(100);
  asked[0].answer(verdict("several", 2, false));
  await settle();
  assert.deepEqual([asked[1].method, asked[1].params.limit], ["verdict", 1000]);
  asked[1].answer(verdict("several", 23));
  await settle();
  asked[2].answer({ cells: { 0: [4], 1: [2, 9], 7: [3, 5] } });
  await settle();
  assert.deepEqual(
    told.map((judgement) => judgement.verdict.count),
    [2, 23, 23],
  );
  const found = { differing: [1, 7], slips: [], searched: false };
  assert.deepEqual(told.at(-1), { puzzle: told[0].puzzle, verdict: verdict("several", 23), ...found });
});

test("none: clue by clue, until the clues or the patience end", async () => {
  judgeOf().update(playing);
  mock.timers.tick(100);
  asked[0].answer(verdict("none"));
  await settle();
  const slip = { cell: 0, digit: 4, instead: 5 };
  assert.deepEqual([asked[1].params.from, asked[1].params.limit], [0, 3]);
  asked[1].answer({ items: [slip], next: 3, total: 25 });
  await settle();
  assert.deepEqual([asked[2].method, asked[2].params.from], ["mistyped", 3]);
  asked[2].answer({ items: [], next: null, total: 25 });
  await settle();
  assert.equal(asked.length, 3);
  assert.deepEqual(
    told.map(({ slips, searched }) => [slips.length, searched]),
    [
      [0, false],
      [1, false],
      [1, true],
    ],
  );
});

test("none, and no clue is mistyped: rule by rule, numbers first, the likeliest mistake first", async () => {
  judgeOf().update({ ...playing, board: { ...playing.board, geometry: "9+killer:14:r1c12" } });
  mock.timers.tick(100);
  asked[0].answer(verdict("none"));
  await settle();
  asked[1].answer({ items: [], next: null, total: 25 });
  await settle();
  const slip = { kind: "killer", cells: [0, 1], number: 14, instead: 9, geometry: "9+killer:9:r1c12", rank: 2 };
  assert.deepEqual([asked[2].method, asked[2].params.numbers, asked[2].params.from], ["mistyped-rules", true, 0]);
  asked[2].answer({ items: [slip], next: 2, total: 3 });
  await settle();
  asked[3].answer({ items: [{ ...slip, instead: 15, rank: 0 }], next: null, total: 3 });
  await settle();
  assert.equal(asked.length, 4);
  assert.deepEqual(
    told.map(({ searched }) => searched),
    [false, false, true],
  );
  assert.deepEqual(
    told.at(-1)?.ruleSlips?.map(({ instead }) => instead),
    [15, 9],
  );
});

test("rules are left out only if no number helps, and nothing is told if that does not help either", async () => {
  judgeOf().update({ ...playing, board: { ...playing.board, geometry: "9+killer:14:r1c12" } });
  mock.timers.tick(100);
  asked[0].answer(verdict("none"));
  for (const at of [1, 2, 3]) {
    await settle();
    asked[at].answer({ items: [], next: null, total: 1 });
  }
  await settle();
  assert.deepEqual(
    asked.slice(2).map(({ params }) => params.numbers),
    [true, false],
  );
  assert.deepEqual([told.at(-1)?.ruleSlips, told.at(-1)?.searched], [[], true]);
});

test("three slips are enough, and all of them are marked and offered", async () => {
  judgeOf().update(playing);
  mock.timers.tick(100);
  asked[0].answer(verdict("none"));
  await settle();
  const slips = [0, 3, 4, 6].map((cell) => ({ cell, digit: Number(PUZZLE[cell]), instead: 9 }));
  asked[1].answer({ items: slips.slice(0, 2), next: 3, total: 25 });
  await settle();
  asked[2].answer({ items: slips.slice(2), next: 6, total: 25 });
  await settle();
  const [judgement] = told.slice(-1);
  const state = after(playing, { type: "judged", judgement });
  assert.deepEqual([asked.length, judgement.searched], [3, false]);
  assert.deepEqual(
    marksNow(state).map(({ cells }) => cells),
    [[0, 3, 4]],
  );
  assert.deepEqual(
    lineOf(state).offers.map(({ action }) => /** @type {any} */ (action).cell),
    [0, 3, 4],
  );
});

/**
 * Return the requests for a puzzle without a solution, and the reported mistyped clues, given the verdicts on earlier
 * clues.
 * @param {import("../../../web/app/state.js").State} state @param {...string} codes
 */
async function slipsTold(state, ...codes) {
  judgeOf().update(state);
  mock.timers.tick(100);
  for (const code of ["none", ...codes]) {
    asked.at(-1)?.answer(verdict(code));
    await settle();
  }
  const last = asked.at(-1);
  last?.answer(last.method === "check" ? { wrong: [7], solvable: true } : { items: [], next: null, total: 25 });
  await settle();
  return {
    asked: asked.slice(1).map(({ method, params }) => [method, params.state.values]),
    slips: told.at(-1)?.slips,
  };
}

const typed = (/** @type {number} */ cell, digit = 1) =>
  /** @type {const} */ ([
    { type: "select", cell },
    { type: "digit", digit },
  ]);
/** A state with an entry, which is not a clue, and then in Enter mode. */
const entering = after(playing, ...typed(1, 9), { type: "mode", mode: "enter" });
const put = (/** @type {string} */ digit, /** @type {number} */ cell, text = PUZZLE) =>
  text.slice(0, cell) + digit + text.slice(cell + 1);

test("of a clue that was typed onto a puzzle with one solution it is told, and not the digit instead", async () => {
  const wrong = after(entering, ...typed(7), ...typed(2, 6));
  const values = put("1", 7, put("6", 2));
  assert.deepEqual(await slipsTold(wrong, "none", "one"), {
    asked: [
      ["verdict", put("1", 7)],
      ["verdict", PUZZLE],
      ["check", values],
    ],
    slips: [{ cell: 7, digit: 1, instead: 0 }],
  });
  assert.equal(asked[3].params.state.givens, PUZZLE);
});

test("of a clue that was typed over another wrong one it is told, too", async () => {
  const { slips } = await slipsTold(after(entering, ...typed(7, 6), ...typed(7)), "none", "one");
  assert.deepEqual(slips, [{ cell: 7, digit: 1, instead: 0 }]);
});

test("where there were several solutions before, or a clue of the puzzle is another one now, all clues are doubted", async () => {
  const more = await slipsTold(after(entering, ...typed(7)), "several");
  assert.deepEqual(more.asked.at(-1), ["mistyped", put("1", 7)]);
  asked = [];
  const other = await slipsTold(after(entering, ...typed(3)), "one");
  assert.deepEqual(other.asked.at(-1), ["mistyped", put("1", 3)]);
});

test("nothing is asked of what was on the board before the puzzle was opened, nor of a few clues", async () => {
  const opened = after(INITIAL, ...typed(7), { type: "load", puzzles: [playing.board] });
  assert.deepEqual((await slipsTold(opened)).asked, [["mistyped", PUZZLE]]);
  asked = [];
  const [first, ...others] = [...PUZZLE].flatMap((symbol, cell) => (symbol === "." ? [] : [cell])).slice(0, 17);
  const few = [...others, first].map((cell) => typed(cell, Number(PUZZLE[cell])));
  assert.deepEqual(
    (await slipsTold(after(INITIAL, ...few.flat()))).asked.map(([method]) => method),
    ["mistyped"],
  );
});

test("below 17 clues nobody counts or searches on", async () => {
  judgeOf().update(stateWith("123456789".padEnd(81, ".")));
  mock.timers.tick(100);
  asked[0].answer(verdict("several", 2, false));
  await settle();
  assert.equal(asked.length, 1);
});

test("nothing is asked of an empty board, nor of duplicates", () => {
  const judge = judgeOf();
  judge.update(INITIAL);
  judge.update(stateWith("1.......1".padEnd(81, "."))); // in one row, and in no other house
  mock.timers.tick(1000);
  assert.equal(asked.length, 0);
});

test("clues are judged while an entry clashes, so that nothing waits once it is gone", () => {
  const clashing = after(playing, { type: "select", cell: 1 }, { type: "digit", digit: 4 });
  judgeOf().update(clashing);
  mock.timers.tick(100);
  assert.deepEqual(
    asked.map(({ params }) => params.state.values),
    [PUZZLE],
  );
});

test("a puzzle that was left half judged is judged to its end when it comes back", async () => {
  const judge = judgeOf();
  judge.update(playing);
  mock.timers.tick(100);
  asked[0].answer(verdict("one", 1));
  await settle();
  const judged = after(playing, { type: "judged", judgement: told[0] });
  judge.update({ ...judged, board: INITIAL.board });
  asked[1].fail(new DOMException("cancelled", "AbortError"));
  await settle();
  judge.update(judged);
  mock.timers.tick(100);
  assert.deepEqual([asked.length, asked[2].method], [3, "verdict"]);
});

test("what was judged to its end is not asked again", async () => {
  const judge = judgeOf();
  judge.update(playing);
  mock.timers.tick(100);
  asked[0].answer(verdict("one", 1));
  await settle();
  asked[1].answer({ er: 2.3, grade: "medium", beyond: false });
  await settle();
  const judged = after(playing, { type: "judged", judgement: told[1] });
  judge.update({ ...judged, board: INITIAL.board });
  judge.update(judged);
  mock.timers.tick(100);
  assert.equal(asked.length, 2);
  judge.update(INITIAL);
  judge.update(playing);
  mock.timers.tick(100);
  assert.equal(asked.length, 3, "but where the page has forgotten it");
});

test("what is stale is not told, has a moment to end by itself, and is cancelled then", async () => {
  const judge = judgeOf();
  judge.update(playing);
  mock.timers.tick(100);
  judge.update(stateWith(PUZZLE.replace("4", ".")));
  assert.equal(asked[0].signal.aborted, false);
  asked[0].answer(verdict("one", 1));
  await settle();
  assert.deepEqual(told, []);
  mock.timers.tick(1000);
  assert.equal(asked[0].signal.aborted, true);
  assert.equal(asked[1].signal.aborted, false);
});

test("that the verdict on a puzzle that was left failed is not told", async () => {
  const judge = judgeOf();
  judge.update(playing);
  mock.timers.tick(100);
  judge.update(stateWith(PUZZLE.replace("4", ".")));
  asked[0].fail(new Error("crash"));
  await settle();
  assert.equal(failures, 0);
});

test("a verdict that fails is told once, and asked again only when a person wants it", async () => {
  const judge = judgeOf();
  judge.update(playing);
  mock.timers.tick(100);
  asked[0].fail(new Error("crash"));
  await settle();
  assert.equal(failures, 1);
  judge.update(playing);
  mock.timers.tick(1000);
  assert.equal(asked.length, 1);
  judge.again(playing);
  mock.timers.tick(100);
  assert.equal(asked.length, 2);
});

test("when it ends, nothing more is asked, and what is under way is cancelled at once", async () => {
  const waiting = judgeOf();
  waiting.update(playing);
  waiting.destroy();
  mock.timers.tick(1000);
  assert.equal(asked.length, 0);
  const judging = judgeOf();
  judging.update(playing);
  mock.timers.tick(100);
  judging.destroy();
  assert.equal(asked[0].signal.aborted, true);
  const graded = judgeOf();
  graded.update(playing);
  mock.timers.tick(100);
  asked[1].answer(verdict("one", 1));
  await settle();
  assert.deepEqual([asked[2].method, asked[2].signal.aborted], ["rate", false]);
  graded.destroy();
  assert.equal(asked[2].signal.aborted, true);
});

test("what was judged to its end, or is being judged, is asked anew when a person wants it", async () => {
  const judge = judgeOf();
  judge.update(playing);
  mock.timers.tick(100);
  asked[0].answer(verdict("several", 2, false));
  await settle();
  asked[1].answer(verdict("several", 23));
  await settle();
  asked[2].answer({ cells: {} });
  await settle();
  const judged = after(playing, { type: "judged", judgement: told[told.length - 1] });
  judge.update(judged);
  mock.timers.tick(1000);
  assert.equal(asked.length, 3);
  for (const count of [4, 5]) {
    judge.again(judged);
    mock.timers.tick(100);
    assert.deepEqual([asked.length, asked[count - 1].params.limit], [count, 2]);
  }
  mock.timers.tick(300);
  assert.deepEqual(
    asked.slice(3).map(({ signal }) => signal.aborted),
    [true, false],
  );
});
