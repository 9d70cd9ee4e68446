import assert from "node:assert/strict";
import { test } from "node:test";
import { withoutEntries } from "../../../web/board/board.js";
import { NO_HISTORY, remember, travel } from "../../../web/board/history.js";
import { answerTo } from "../../../web/draw/setter/questions.js";
import { createSetter, UNUSED } from "../../../web/draw/setter/service.js";
import { answerWords, countWords } from "../../../web/draw/setter/words.js";

const BOARD = { geometry: "4+killer:4:r1c12", givens: ".".repeat(16), values: ".".repeat(16), notes: null };
const KEY = `${BOARD.geometry}:${BOARD.givens}`;
const asAny = (/** @type {unknown} */ value) => /** @type {any} */ (value);

/** @param {object} verdict @param {object} [board] */
const judged = (verdict, board = BOARD) => asAny({ board, judgement: { puzzle: KEY, verdict } });

test("up to 99 solutions are told, and more are 100+", () => {
  const count = (/** @type {object} */ verdict) => countWords(judged(verdict)).args?.count;
  assert.equal(count({ code: "none", count: 0, exact: true }), 0);
  assert.equal(count({ code: "one", count: 1, exact: true }), 1);
  assert.deepEqual(countWords(judged({ code: "several", count: 99, exact: true })), {
    key: "setter.count",
    args: { count: 99 },
  });
  assert.deepEqual(countWords(judged({ code: "several", count: 1000, exact: false })), {
    key: "setter.many",
    args: { count: 100 },
  });
  assert.deepEqual(countWords(judged({ code: "several", count: 2, exact: false })).key, "setter.many");
});

test("a puzzle that is not judged yet is being counted", () => {
  const other = { ...BOARD, geometry: "4+killer:5:r1c12" };
  assert.equal(countWords(judged({ code: "one" }, other)).key, "setter.counting");
});

test("a question is asked in portions, with its progress", async () => {
  /** @type {unknown[]} */
  const told = [];
  const ask = async (/** @type {string} */ _method, /** @type {any} */ { from }) =>
    from === null ? { items: ["one"], next: 3, total: 5 } : { items: ["two"], next: null, total: 5 };
  const answer = await answerTo("needed", {}, BOARD, asAny(ask), (done, total) => told.push([done, total]));
  assert.deepEqual(answer, { does: "needed", unneeded: ["one", "two"], total: 5 });
  assert.deepEqual(told, [
    [3, 5],
    [5, 5],
  ]);
});

test("no clue is searched for if logic needs none", async () => {
  /** @type {string[]} */
  const asked = [];
  const ask = async (/** @type {string} */ method) => {
    asked.push(method);
    return { values: "1234".repeat(4), cells: {}, left: 0, steps: 5, grade: "easy" };
  };
  const answer = await answerTo("ease", { grade: "easy" }, BOARD, asAny(ask), () => {});
  assert.deepEqual(asked, ["reach"]);
  assert.equal(answerWords(answer).key, "setter.easy-already");
});

test("clues at drawn cells are searched for in portions with one seed, and a refusal is an answer", async () => {
  const refused = { error: { code: "wish-pattern-never", args: { found: "2", tries: "40" } } };
  /** @type {any[]} */
  const asked = [];
  const ask = (/** @type {unknown} */ last) => async (/** @type {string} */ _method, /** @type {any} */ params) => {
    asked.push(params);
    if (params.upto === 20) return { givens: null, tries: 20, total: 40 };
    if (last === refused) throw refused;
    return last;
  };
  /** @type {unknown[]} */
  const told = [];
  const answers = [];
  for (const last of [{ givens: "1..2".padEnd(16, "."), tries: 31, total: 40 }, refused])
    answers.push(
      await answerTo("clues", { pattern: "p9000" }, BOARD, asAny(ask(last)), (done, total) => told.push([done, total])),
    );
  assert.deepEqual(answers.map(answerWords), [
    { key: "setter.clues.found", args: { count: 2 } },
    {
      key: "wish-error.refused",
      args: { reason: { key: "wish-error.pattern-never", args: { found: "2", tries: "40" } } },
    },
  ]);
  assert.deepEqual(told, [
    [20, 40],
    [20, 40],
  ]);
  assert.equal(asked[0].seed, asked[1].seed);
  assert.notEqual(asked[0].seed, asked[2].seed);
});

test("a change of the puzzle cancels the question, and its answer never comes", async () => {
  /** @type {any} */
  let state = { board: BOARD, draw: {}, setter: UNUSED, layer: "", judgement: null };
  /** @type {AbortSignal[]} */
  const signals = [];
  const setter = createSetter({
    ask: asAny((/** @type {string} */ _method, /** @type {object} */ _params, /** @type {any} */ { signal }) => {
      signals.push(signal);
      return new Promise((_, reject) => signal.addEventListener("abort", () => reject(new Error("aborted"))));
    }),
    getState: () => state,
    act: (/** @type {any} */ action) => {
      if (action.type === "setter")
        state = { ...state, setter: action.setter && { ...state.setter, ...action.setter } };
    },
  });
  setter.update();
  const answered = setter.answer({ does: "needed" });
  assert.equal(state.setter.asked, "needed");
  state = { ...state, board: { ...BOARD, geometry: "4" } };
  setter.update();
  await answered;
  assert.equal(signals[0].aborted, true);
  assert.equal(state.setter.asked, null);
  assert.equal(state.setter.answer, null);
});

test("the search for true candidates shows that it lasts, gives way to a question, and ends with its switch", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const settled = () => new Promise((done) => setImmediate(done));
  const after = async (/** @type {number} */ time) => {
    context.mock.timers.tick(time);
    await settled();
    setter.update();
  };
  /** @type {any} */
  let state = { board: BOARD, draw: {}, setter: { ...UNUSED, isShown: true }, layer: "", judgement: null };
  /** @type {[string, AbortSignal][]} */
  const asked = [];
  const setter = createSetter({
    ask: asAny((/** @type {string} */ method, /** @type {object} */ _params, /** @type {any} */ { signal }) => {
      asked.push([method, signal]);
      return new Promise((resolve, reject) => {
        signal.addEventListener("abort", () => reject(new Error("aborted")));
        if (method === "reach") setTimeout(() => resolve({ left: 0, steps: 1 }), 100);
      });
    }),
    getState: () => state,
    act: (/** @type {any} */ action) => {
      if (action.type === "setter") state = { ...state, setter: { ...state.setter, ...action.setter } };
    },
  });
  setter.update();
  await after(0);
  await after(250);
  assert.deepEqual([asked.map(([method]) => method), state.setter.isSearching], [["possible"], false]);
  await after(300);
  assert.equal(state.setter.isSearching, true);

  setter.answer({ does: "reach" });
  await after(0);
  assert.deepEqual([state.setter.isSearching, asked[1][0]], [false, "reach"]);
  await after(400);
  assert.equal(asked[0][1].aborted, true);
  await after(250);
  await after(300);
  assert.deepEqual([asked[2][0], state.setter.isSearching], ["possible", true], "it goes on after the answer");

  state = { ...state, setter: { ...state.setter, isShown: false } };
  await after(0);
  await after(400);
  assert.deepEqual([asked[2][1].aborted, state.setter.isSearching, asked.length], [true, false, 3]);
});

test("the tools are put away with the drawing", () => {
  /** @type {any[]} */
  const acted = [];
  const state = asAny({ board: BOARD, draw: null, setter: { ...UNUSED, isShown: true }, shown: {}, layer: "" });
  createSetter({ ask: asAny(null), getState: () => state, act: (action) => acted.push(action) }).update();
  assert.deepEqual(acted.slice(-2), [
    { type: "shown", shown: null },
    { type: "setter", setter: null },
  ]);
});

test("rules that are off are no part of the puzzle, but Undo brings them back", () => {
  const board = { ...BOARD, off: ["killer:3:r2c12"] };
  assert.equal("off" in withoutEntries(board), false);
  const history = remember(NO_HISTORY, board, BOARD);
  assert.deepEqual(travel({ history, board: BOARD }, -1).board, board);
});
