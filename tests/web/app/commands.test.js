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

test("the next puzzle is one of My puzzles as it was left, and a new one where there is none", () => {
  const { done, notes } = notebook();
  const [puzzle, begun] = [boardFrom(PUZZLE), { ...boardFrom(PUZZLE), values: SOLUTION.replace("9", ".") }];
  const newcomers = [{ state: puzzle, source: /** @type {const} */ ("text"), progress: { board: begun } }];
  const kept = reduce(INITIAL, pretending({ type: "tray-add", newcomers, now: 0, drafts: [] }));
  for (const state of [kept, INITIAL]) {
    const wiring = { getState: () => state, act: notes("act"), keepBoard: notes("keep") };
    puzzlesCommands(pretending({}), wiring)["next-puzzle"]({});
  }
  const load = { type: "load", puzzles: [begun], kept: true };
  assert.deepEqual(done, [
    ["act", load],
    ["act", { type: "make", what: "one" }],
  ]);
});

test("each of what can be made goes to its own maker", () => {
  const { done, notes } = notebook();
  const makers = { one: notes("one"), batch: notes("batch"), classSet: notes("class"), ofDay: notes("day") };
  const commands = makeCommands(pretending(makers));
  for (const what of /** @type {const} */ (["one", "batch", "class"])) commands.make({ what });
  commands["make-day"]({ day: "20260228" });
  const [name, day, words] = /** @type {any[]} */ (done.pop());
  assert.deepEqual(done, [["one"], ["batch"], ["class"]]);
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
  const commands = explainCommands(pretending(wiring), pretending(ways));
  assert.equal(await commands["technique-example?"]({ technique: "x-wing" }), undefined);
  assert.equal(await commands["ways?"]({}), undefined);
  assert.equal(commands["ways-stop"]({}), "stopped");
});
