import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:net";
import { afterEach, beforeEach, mock, test } from "node:test";
import { createSilence, runBeside } from "../../tools/processes.mjs";
import { inLanes, inTurn, shareOut, sumUp } from "../../tools/steps.mjs";

/** @type {string[]} */
let told = [];

beforeEach(() => {
  told = [];
  mock.method(console, "log", (/** @type {string} */ line) => told.push(line));
});
const { CI } = process.env;
afterEach(() => {
  mock.restoreAll();
  if (CI) process.env.CI = CI;
  else delete process.env.CI;
});

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

/** @param {string} script @param {number} silence */
const beside = (script, silence) => runBeside(process.execPath, ["-e", script], { silence });

test("a program that is silent for too long is ended, and that is told", async () => {
  const { passed, unended, end } = await beside("console.log('waiting'); setInterval(() => {}, 60_000)", 1000);
  assert.deepEqual({ passed, unended }, { passed: false, unended: false });
  assert.match(end, /waiting\n+It printed nothing any more, and was ended\.\n$/);
});

test("Python writes its compiled modules to files, even where the machine forbids that", async (context) => {
  process.env.PYTHONDONTWRITEBYTECODE = "1";
  context.after(() => delete process.env.PYTHONDONTWRITEBYTECODE);
  const { end } = await runBeside(process.execPath, ["-p", "[process.env.PYTHONDONTWRITEBYTECODE]"]);
  assert.equal(end, "[ '' ]\n");
});

test("a program that prints now and then may take as long as it needs", () => {
  const isSilent = createSilence(600, 0);
  const looks = [...Array(100).keys()].map((look) => isSilent(look, look * 599));
  assert.ok(!looks.includes(true));
  assert.deepEqual([isSilent(99, 59_900), isSilent(99, 59_901), isSilent(100, 60_000)], [false, true, false]);
});

/** Return a program that starts another one, which connects here and never ends. Then it does `then`. @param {number} port @param {string} then */
const starts = (port, then) => {
  const calls = `require("node:net").connect(${port}, "127.0.0.1", () => console.log("called")); setInterval(() => {}, 60_000)`;
  return `
    const busy = setInterval(() => console.log("."), 100);
    const other = require("node:child_process").spawn(process.execPath, ["-e", ${JSON.stringify(calls)}]);
    other.stdout.once("data", () => { ${then} });`;
};

for (const [how, then] of Object.entries({ "is ended": "clearInterval(busy)", "ends itself": "process.exit(0)" }))
  test(`nothing outlives a program that ${how}`, async () => {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
    const called = once(server, "connection");
    const ran = beside(starts(port, then), 2000);
    const [socket] = await called;
    socket.on("error", () => {}); // a killed program does not close its connection
    await Promise.all([ran, once(socket.resume(), "close")]);
    server.close();
  });

test("a session of tests that ended itself, since one would not end, is told from one that failed", async () => {
  assert.equal((await beside("process.exitCode = 124", 60_000)).unended, true);
  assert.equal((await beside("process.exitCode = 1", 60_000)).unended, false);
});

test("in CI, what did not end is run once more, and told where it stood at first", async () => {
  process.env.CI = "true";
  const outcomes = [
    { passed: false, unended: true, end: "in test_waits" },
    { passed: true, end: "" },
  ];
  assert.equal(sumUp(await inTurn([{ name: "journeys", go: async () => outcomes.shift() ?? true }])), true);
  assert.equal(told.at(-1), "\n--- flaky: journeys did not end at first\nin test_waits");
  assert.deepEqual(outcomes, []);
});

test("elsewhere, or where it failed, it is not run again", async () => {
  for (const [ci, unended] of /** @type {const} */ ([
    ["", true],
    ["true", false],
  ])) {
    process.env.CI = ci;
    const once = [{ passed: false, unended, end: "in test_waits" }];
    assert.equal(sumUp(await inTurn([{ name: "journeys", go: async () => once.pop() ?? true }])), false);
  }
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

test("things are shared out evenly, and the largest group comes first", () => {
  assert.deepEqual(
    shareOut([1, 2, 3, 9, 4, 5], 3, (size) => size),
    [[9], [5, 2, 1], [4, 3]],
  );
  assert.deepEqual(
    shareOut(["a"], 2, () => 1),
    [["a"], []],
  );
});
