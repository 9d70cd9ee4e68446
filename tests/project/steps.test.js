import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { runBeside } from "../../tools/processes.mjs";
import { inLanes, inTurn, sumUp } from "../../tools/steps.mjs";

/** @type {string[]} */
let told = [];

beforeEach(() => {
  told = [];
  mock.method(console, "log", (/** @type {string} */ line) => told.push(line));
});
afterEach(() => mock.restoreAll());

const FAILS = { name: "library", go: async () => ({ passed: false, end: "FAILED tests/test_listing.py" }) };
const PASSES = { name: "build", go: () => true };

test("a step runs after one that failed, and what failed is told last, with its last words", async () => {
  assert.equal(sumUp(await inTurn([FAILS, PASSES])), false);
  const [library, build, how] = told.slice(-3);
  assert.match(library ?? "", /^FAILED {2}library \(/);
  assert.match(build ?? "", /^passed {2}build \(/);
  assert.equal(how, "\n--- how library failed\nFAILED tests/test_listing.py");
});

test("where all passed, the summary is the last that is told", async () => {
  assert.equal(sumUp(await inTurn([PASSES])), true);
  assert.match(told.at(-1) ?? "", /^passed {2}build \(/);
});

test("of a failed step that kept no words, only its line is told", async () => {
  assert.equal(sumUp(await inTurn([{ name: "biome", go: () => false }])), false);
  assert.match(told.at(-1) ?? "", /^FAILED {2}biome \(/);
});

test("side by side, no more run at once than there are lanes, and all run", async () => {
  let running = 0;
  let most = 0;
  const go = async () => {
    most = Math.max(most, ++running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    return true;
  };
  const lines = await inLanes(
    ["a", "b", "c", "d", "e"].map((name) => ({ name, go })),
    2,
  );
  assert.deepEqual(lines.map((line) => line.name).sort(), ["a", "b", "c", "d", "e"]);
  assert.equal(most, 2);
});

test("a program beside others keeps how its output ends, in lines", async () => {
  const script = "for (let line = 1; line <= 20; line += 1) console.log(line); process.exitCode = 3";
  const { passed, end } = await runBeside(process.execPath, ["-e", script]);
  assert.equal(passed, false);
  assert.deepEqual(end.trimEnd().split("\n").slice(-2), ["19", "20"]);
  assert.ok(end.split("\n").length < 20, "not all of it");
});
