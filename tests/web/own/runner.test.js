import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { MOST, PER_SECOND } from "../../../web/own/quota.js";
import { createOwnRunner, GRACE, IDLE, SECONDS, SILENCE } from "../../../web/own/runner.js";
import { FakeWorker } from "../../support/fake-worker.js";

const PUZZLE = "4..52.7.3.....3...1....7....14.....67...5...15.....42....4....5...8.....2.1.76..8";
const SOLUTION = "496528713875143692132967854314289576729654381568731429687492135943815267251376948";
const COUNTERS = { tries: 5, conflicts: 2, places: 3, backtracks: 1, solutions: 1, depth: 3, first: null };
const REQUEST = { code: "def solve(grid): pass", puzzle: PUZZLE };

/** The workers, in the order of their start. @type {FakeWorker[]} */
let started = [];
/** @type {any[]} */
let heard = [];
const failed = mock.fn();
/** The time for the quota of messages. */
let now = 0;
/** @type {ReturnType<typeof createOwnRunner>} */
let runner;

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  failed.mock.resetCalls();
  started = [];
  heard = [];
  const spawn = () => {
    const worker = new FakeWorker();
    started.push(worker);
    return /** @type {any} */ (worker);
  };
  now = 0;
  runner = createOwnRunner({ spawn, onFailed: failed, clock: () => now });
});

const hear = (/** @type {any} */ message) => heard.push(message);
const types = () => heard.map(({ type }) => type);
/** @param {FakeWorker} worker @param {object} message */
const tell = (worker, message) => worker.onmessage?.({ data: JSON.stringify(message) });
const ready = (/** @type {FakeWorker} */ worker) => worker.say({ type: "ready" });

function running() {
  runner.run(REQUEST, hear);
  const [worker] = started.slice(-1);
  ready(worker);
  return worker;
}

/** @param {object} change */
const ended = (change) => ({
  type: "end",
  result: { code: "solved", args: { count: 1 } },
  counters: COUNTERS,
  solved: true,
  grid: SOLUTION,
  ...change,
});

test("the first run waits for Python, and gets all that its program tells, in order", () => {
  const worker = running();
  assert.deepEqual(JSON.parse(/** @type {any} */ (worker.sent[0]).run), { ...REQUEST, seconds: SECONDS });
  worker.say({ type: "running" });
  tell(worker, { type: "started", kind: "solve", lists: ["grid"] });
  tell(worker, { type: "print", text: "one\n", cut: false });
  tell(worker, { type: "events", items: [["place", 1, 9, 4]], counters: COUNTERS, cut: false });
  tell(worker, ended({}));
  assert.deepEqual(types(), ["loading", "started", "print", "events", "end"]);
  assert.equal(heard[4].right, true);
});

test("a worker runs one program and is ended; the next one waits for the next run", () => {
  const first = running();
  tell(first, ended({}));
  assert.ok(first.ended);
  const [, second] = started;
  ready(second);
  heard = [];
  runner.run(REQUEST, hear);
  assert.deepEqual(types(), [], "nothing is to be waited for");
  assert.equal(second.sent.length, 1);
});

test("an error ends the run, and is told as Python tells it", () => {
  const worker = running();
  const error = { code: "name", args: { name: "x" }, name: "NameError", text: "no x", line: 3 };
  const told = { type: "error", error, trace: [{ line: 3, name: "solve", text: "x" }] };
  tell(worker, told);
  assert.deepEqual(heard.slice(1), [told]);
  assert.ok(worker.ended);
});

test("what a program says of its own solution is not believed", () => {
  const changed = `${PUZZLE[0] === "4" ? "5" : "4"}${SOLUTION.slice(1)}`;
  for (const grid of [changed, SOLUTION.replace("496", "946"), SOLUTION.replace(/9/g, "."), PUZZLE]) {
    tell(running(), ended({ grid }));
    assert.equal(heard.at(-1).right, false, grid);
  }
  tell(running(), ended({ solved: false, grid: PUZZLE }));
  assert.equal(heard.at(-1).right, null);
});

test("what is no message is passed over", () => {
  const worker = running();
  const counters = { ...COUNTERS, tries: "many" };
  for (const message of [
    "{",
    { type: "constructor" },
    { type: "loading" },
    { type: "print", text: { html: "<b>" } },
    { type: "events", items: [["place", 81, 1, 1]], counters: COUNTERS, cut: false },
    { type: "events", items: [], counters, cut: false },
    { type: "end", solved: true },
    { type: "error", error: { code: "<b>", args: {}, name: "", text: "", line: 1 }, trace: [] },
    ended({ grid: "x".repeat(81) }),
  ])
    tell(worker, /** @type {any} */ (message));
  assert.deepEqual(types(), ["loading"]);
});

test("a message that is not a status changes nothing, whatever it is", () => {
  const worker = running();
  for (const data of [null, undefined, 3, [], {}, { type: "hello" }, { type: "failed" }, { type: "constructor" }])
    worker.onmessage?.({ data });
  for (const type of ["ready", "boot"]) worker.say({ type });
  assert.deepEqual([types(), worker.sent.length, worker.ended], [["loading"], 1, false]);
});

test("a program cannot begin its time again", () => {
  const worker = running();
  worker.say({ type: "running" });
  mock.timers.tick(SECONDS * 1000);
  worker.say({ type: "running" });
  mock.timers.tick(GRACE);
  assert.equal(heard.at(-1).error.code, "time");
});

test("a program that floods the page with messages is ended at once", () => {
  const print = { type: "print", text: "a", cut: false };
  const worker = running();
  for (let count = 0; count < MOST.messages; count++) tell(worker, print);
  assert.deepEqual([worker.ended, types().length], [false, MOST.messages + 1]);
  now = 1000;
  for (let count = 0; count < PER_SECOND.messages; count++) tell(worker, print);
  assert.equal(worker.ended, false, "more with the time");
  tell(worker, print);
  assert.deepEqual([worker.ended, heard.at(-1).error.code], [true, "flood"]);
});

test("a message of a hundred megabytes ends the run, before it is read", () => {
  const worker = running();
  worker.onmessage?.({ data: "{".repeat(MOST.characters + 1) });
  assert.equal(heard.at(-1).error.code, "flood");
  running().say({ type: "flood" });
  assert.equal(heard.at(-1).error.code, "flood", "as the worker says itself");
});

test("Cancel ends the worker at once", () => {
  const worker = running();
  runner.stop();
  assert.ok(worker.ended);
  tell(worker, { type: "print", text: "still there", cut: false });
  assert.deepEqual(types(), ["loading", "stopped"]);
  runner.stop();
  assert.deepEqual(types(), ["loading", "stopped"], "once");
});

test("a new run stops the old one", () => {
  const first = running();
  /** @type {any[]} */
  const other = [];
  runner.run(REQUEST, (message) => other.push(message));
  assert.ok(first.ended);
  assert.deepEqual(types(), ["loading", "stopped"]);
  assert.deepEqual(other, [{ type: "loading" }]);
});

test("a run that does not end in its time is ended, a moment after Python should have said where it was", () => {
  runner.run({ ...REQUEST, seconds: 3 }, hear);
  const [worker] = started;
  ready(worker);
  mock.timers.tick(GRACE);
  worker.say({ type: "running" });
  mock.timers.tick(3000 + GRACE - 1);
  assert.deepEqual(types(), ["loading"]);
  mock.timers.tick(1);
  assert.ok(worker.ended);
  assert.deepEqual([heard[1].error.code, heard[1].error.args], ["time", { seconds: 3 }]);
});

test("a worker that does not start is told of, its parts are read anew, and the next run tries again", () => {
  runner.run(REQUEST, hear);
  started[0].say({ type: "failed", code: "corrupt", detail: "a part" });
  assert.deepEqual([heard[1].error.code, heard[1].error.text], ["start", "a part"]);
  assert.equal(failed.mock.callCount(), 1);
  assert.equal(started.length, 1, "nobody waits for another");
  runner.run(REQUEST, hear);
  started[1].onerror?.({ message: "refused" });
  runner.run(REQUEST, hear);
  mock.timers.tick(SILENCE);
  assert.deepEqual(types(), ["loading", "error", "loading", "error", "loading", "error"]);
});

test("progress is a sign of life while Python starts", () => {
  runner.run(REQUEST, hear);
  mock.timers.tick(SILENCE - 1);
  started[0].say({ type: "boot", stage: "download", bytes: 1, total: 2 });
  mock.timers.tick(SILENCE - 1);
  assert.deepEqual([types(), started[0].sent], [["loading"], []]);
});

test("a worker that has taken a program and says nothing is given up, and another one waits for the next", () => {
  const worker = running();
  mock.timers.tick(SILENCE - 1);
  assert.deepEqual(types(), ["loading"]);
  mock.timers.tick(1);
  assert.deepEqual([heard[1].error.code, worker.ended, started.length], ["crash", true, 2]);
});

test("a worker that ends under its program is told of, and so is a stack that is full", () => {
  running().say({ type: "failed", code: "python", detail: "RangeError: Maximum call stack size exceeded" });
  running().onerror?.({ message: "out of memory" });
  assert.deepEqual(
    heard.filter(({ type }) => type === "error").map(({ error }) => error.code),
    ["recursion", "crash"],
  );
});

test("Python starts when the editor opens, and what nobody uses is ended", () => {
  runner.warm();
  runner.warm();
  assert.equal(started.length, 1);
  ready(started[0]);
  mock.timers.tick(IDLE);
  assert.ok(started[0].ended);
  runner.warm();
  runner.close();
  assert.ok(started[1].ended);
  assert.equal(started.length, 2);
});

test("a run waits for a Python that is starting already", () => {
  runner.warm();
  runner.run(REQUEST, hear);
  assert.equal(started.length, 1);
  runner.close();
  assert.deepEqual([types(), started.length], [["loading", "stopped"], 1], "whoever leaves needs no other");
});
