import assert from "node:assert/strict";
import { test } from "node:test";
import { INITIAL, reduce } from "../../../web/app/state.js";
import { explainCommands } from "../../../web/explain/actions.js";
import { learnCommands } from "../../../web/learn/actions.js";
import { makeCommands } from "../../../web/make/actions.js";
import { puzzlesCommands } from "../../../web/puzzles/actions.js";
import { solveCommands } from "../../../web/solve/actions.js";
import { boardFrom, PUZZLE, SOLUTION } from "../../support/boards.js";
import { layOut } from "../../support/elements.js";

layOut();

/** Return a part of the page that has only what a test needs. @param {unknown} part @returns {any} */
const pretending = (part) => part;

/** Return a list of calls, and a function that adds to it. */
function notebook() {
  /** @type {unknown[]} */
  const done = [];
  const notes =
    (/** @type {string} */ name) =>
    (/** @type {unknown[]} */ ...about) =>
      done.push([name, ...about]);
  return { done, notes };
}

test("what helps counts as help before it runs, and other tasks do not", () => {
  const { done, notes } = notebook();
  const commands = solveCommands(pretending({ run: notes("run"), cancel: notes("cancel") }), notes("act"));
  commands.run({ task: "hint" });
  commands.run({ task: "count" });
  commands.cancel({});
  assert.deepEqual(done, [["act", { type: "helped" }], ["run", "hint"], ["run", "count"], ["cancel"]]);
});

test("the next puzzle is an untouched one of My puzzles of the same difficulty, or else a new one", () => {
  const { done, notes } = notebook();
  const puzzle = boardFrom(PUZZLE);
  const begun = { board: { ...puzzle, values: SOLUTION.replace("9", ".") } };
  const newcomer = { state: puzzle, source: /** @type {const} */ ("text"), grade: "hard" };
  const withOne = (/** @type {object} */ more) =>
    reduce(INITIAL, pretending({ type: "tray-add", newcomers: [{ ...newcomer, ...more }], now: 0, drafts: [] }));
  const next = (/** @type {import("../../../web/app/state.js").State} */ state, /** @type {object} */ asked) => {
    const wiring = { getState: () => state, act: notes("act"), keepBoard: notes("keep") };
    puzzlesCommands(pretending({}), wiring)["next-puzzle"](asked);
  };
  next(withOne({}), { grade: "hard" });
  next(withOne({}), {});
  next(withOne({}), { grade: "easy" });
  next(withOne({ progress: begun }), { grade: "hard" });
  next(withOne({ id: "g2.9.hard.half-turn.any.any.d20261128.0" }), { grade: "hard" });
  const record = { puzzle: `9:${puzzle.givens}`, grade: null, time: null, hints: 0, when: "" };
  next(reduce(withOne({}), { type: "solved", record }), { grade: "hard" });
  const typed = { ...puzzle, givens: puzzle.givens.replace("5", "."), values: puzzle.givens.replace("5", ".") };
  next({ ...withOne({}), board: typed, mode: "enter" }, {});
  const load = ["act", { type: "load", puzzles: [puzzle], kept: true }];
  const made = (/** @type {string} */ grade) => ["act", { type: "make-grade", grade }];
  assert.deepEqual(done, [load, load, made("easy"), made("hard"), made("hard"), made("hard"), made("medium")]);
});

test("the puzzle of a day goes on as it was left, or is made", () => {
  const { done, notes } = notebook();
  const state = boardFrom(PUZZLE);
  const board = { ...state, values: SOLUTION.replace("9", ".") };
  const newcomer = { state, source: "made", id: "g2.9.hard.half-turn.any.any.d20261128.0", progress: { board } };
  const kept = reduce(INITIAL, pretending({ type: "tray-add", newcomers: [newcomer], now: 0, drafts: [] }));
  const wiring = { getState: () => kept, act: notes("act"), keepBoard: notes("keep") };
  const commands = puzzlesCommands(pretending({}), wiring);
  for (const day of ["20261128", "20261129"]) commands["day-puzzle"]({ day });
  assert.deepEqual(done, [
    ["act", { type: "load", puzzles: [board], kept: true }],
    ["act", { type: "make-day", day: "20261129" }],
  ]);
});

test("each of what can be made goes to its own maker", () => {
  const { done, notes } = notebook();
  const makers = {
    one: notes("one"),
    batch: notes("batch"),
    classSet: notes("class"),
    ofDay: notes("day"),
    ofGrade: notes("grade"),
  };
  const commands = makeCommands(pretending(makers));
  for (const what of /** @type {const} */ (["one", "batch", "class"])) commands.make({ what });
  commands["make-grade"]({ grade: "easy" });
  commands["make-day"]({ day: "20260228" });
  const [name, day, words] = /** @type {any[]} */ (done.pop());
  assert.deepEqual(done, [["one"], ["batch"], ["class"], ["grade", "easy"]]);
  assert.deepEqual([name, day], ["day", "20260228"]);
  assert.match(JSON.stringify(words), /2026/);
});

test("a long task of the classroom is not run as an algorithm", async () => {
  const { done, notes } = notebook();
  const room = {
    classroom: { run: notes("algorithm") },
    longTasks: { knows: (/** @type {string} */ name) => name === "compare", run: notes("long") },
  };
  const commands = learnCommands(pretending(null), async () => pretending(room));
  await commands.class({ command: "compare" });
  await commands.class({ command: "play" });
  assert.deepEqual(done, [
    ["long", "compare"],
    ["algorithm", { command: "play" }],
  ]);
});

test("a code that cannot be had is none, and the study is handed on", async () => {
  const { done, notes } = notebook();
  const failing = async () => {
    throw new Error("asleep");
  };
  const room = async () => pretending({ theStudy: async () => "study" });
  await learnCommands(pretending(failing), room).qr({ text: "far too long", take: notes("code") });
  const telling = async (/** @type {unknown[]} */ ...asked) => asked.slice(0, 2);
  await learnCommands(pretending(telling), room).qr({ text: "short", take: notes("code") });
  await learnCommands(pretending(failing), room).study({ take: notes("study") });
  assert.deepEqual(done, [
    ["code", null],
    ["code", ["code", { text: "short" }]],
    ["study", "study"],
  ]);
});

test("what explains and cannot be had stops nothing", async () => {
  const wiring = { ask: async () => Promise.reject(new Error("asleep")), getState: () => INITIAL, act: assert.fail };
  const ways = { start: async () => Promise.reject(new Error("asleep")), stop: () => "stopped" };
  const commands = explainCommands(pretending(wiring), async () => pretending(ways));
  assert.equal(await commands["technique-example?"]({ technique: "x-wing" }), undefined);
  assert.equal(await commands["ways?"]({}), undefined);
  assert.equal(await commands["ways-stop"]({}), null, "nothing is loaded only to be stopped");
  const begun = { ...wiring, getState: () => ({ ...INITIAL, ways: {} }) };
  const running = explainCommands(pretending(begun), async () => pretending(ways));
  assert.equal(await running["ways-stop"]({}), "stopped");
});
