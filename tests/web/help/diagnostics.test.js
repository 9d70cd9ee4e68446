import assert from "node:assert/strict";
import { test } from "node:test";
import { PUZZLE, stateWith } from "../../support/boards.js";

/** The network, to which the page gets access when it is loaded. @type {typeof fetch} */
let network;
globalThis.fetch = (...request) => network(...request);
const { copyReport, createErrorLog, report } = await import("../../../web/help/diagnostics.js");

const WINDOW = {
  location: new URL("http://localhost/page?x#secret"),
  innerWidth: 800,
  innerHeight: 600,
  devicePixelRatio: 2,
};

/** @typedef {import("../../../web/app/state.js").State} State */

/**
 * Add what a page has around the report. The network does not answer, and its time limit ends at once.
 * @param {import("node:test").TestContext} t
 */
function surround(t) {
  const storage = { estimate: async () => ({ usage: 5, quota: 9 }), persisted: async () => true };
  const navigator = { userAgent: "some browser", languages: ["ko", "en"], storage };
  for (const [name, value] of Object.entries({ ...WINDOW, navigator })) {
    Object.defineProperty(globalThis, name, { value, configurable: true });
    t.after(() => Reflect.deleteProperty(globalThis, name));
  }
  network = (_, { signal } = {}) =>
    new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
  t.mock.method(AbortSignal, "timeout", () => {
    const stop = new AbortController();
    setTimeout(() => stop.abort(new DOMException("late", "TimeoutError")));
    return stop.signal;
  });
}

test("a build.json that does not answer holds nothing back", { timeout: 1000 }, async (t) => {
  surround(t);
  const lines = (await report(stateWith(PUZZLE), ["one error"], async () => null)).split("\n");
  assert.ok(lines.includes("version: unknown, TimeoutError: late"));
  assert.ok(lines.includes("browser: some browser"));
  assert.ok(lines.includes("errors: 1"));
});

/**
 * Return the lines of a report if build.json can be loaded.
 * @param {import("node:test").TestContext} t @param {Partial<State>} part
 */
async function linesOf(t, part, lost = /** @type {string[] | null} */ ([])) {
  surround(t);
  network = async () => Response.json({ version: "1.2" });
  return (await report({ ...stateWith(PUZZLE), ...part }, ["first", "second"], async () => lost)).split("\n");
}

test("everything that a helper needs is there, and nothing of a link to a puzzle", async (t) => {
  const tried = [{ how: "cached", code: "corrupt", detail: "bytes" }];
  const lines = await linesOf(t, {
    engine: { phase: "ready", how: "plain", ms: 700, tried },
    offline: { phase: "failed", code: "full", detail: "no room", bytes: 1, total: 2, update: "waiting" },
  });
  assert.deepEqual(lines, [
    "engine: plain, 700 ms",
    "tried before: cached (corrupt: bytes)",
    "offline: failed, full: no room, 1 of 2 bytes",
    "update: waiting",
    "version: 1.2",
    "storage: 5 of 9 bytes, persistent",
    "address: http://localhost/page",
    "browser: some browser",
    "languages: ko en",
    "screen: 800 x 600, 2",
    "parts: all match",
    `board: 9 ${PUZZLE} ${PUZZLE}`,
    "errors: 2",
    "first",
    "second",
  ]);
});

test("the report says whether all saved parts are those of the build", async (t) => {
  assert.ok((await linesOf(t, {}, ["main.js", "style.css"])).includes("parts: missing or damaged: main.js, style.css"));
  assert.ok((await linesOf(t, {}, null)).includes("parts: not checked, no offline copy"));
  t.mock.timers.enable({ apis: ["setTimeout"] });
  surround(t);
  network = async () => Response.json({ version: "1.2" });
  const late = report(stateWith(PUZZLE), [], () => new Promise(() => {}));
  t.mock.timers.tick(15_000);
  assert.match(await late, /^parts: not checked, Error: no answer$/m);
});

test("where a browser tells nothing of its storage, nothing is said to be kept for good", async (t) => {
  surround(t);
  for (const storage of [undefined, { estimate: () => Promise.reject(), persisted: () => Promise.reject() }]) {
    Object.assign(navigator, { storage });
    assert.match(await report(stateWith(PUZZLE), [], async () => null), /^storage: 0 of 0 bytes, not persistent$/m);
  }
});

for (const [engine, said] of /** @type {[State["engine"], string][]} */ ([
  [{ phase: "loading", stage: "python", bytes: 3, total: 8 }, "engine: loading, python, 3 of 8 bytes"],
  [{ phase: "failed", code: "offline", detail: "no network" }, "engine: failed, offline, no network"],
  [{ phase: "ready", how: "plain", ms: 700 }, "tried before: nothing"],
]))
  test(`the report says "${said}"`, async (t) => {
    assert.ok((await linesOf(t, { engine })).includes(said));
  });

test("of what went wrong the latest twenty are kept, with the time and where", (t) => {
  const window = new EventTarget();
  Object.assign(globalThis, { window });
  t.after(() => Reflect.deleteProperty(globalThis, "window"));
  t.mock.timers.enable({ apis: ["Date"], now: 0 });
  const log = createErrorLog();
  for (let at = 0; at < 18; at += 1) log.add(`no ${at}`, "engine");
  window.dispatchEvent(Object.assign(new Event("error"), { message: "script error", error: null }));
  window.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason: new RangeError("too far") }));
  const plain = Object.assign(new Error("short"), { stack: undefined });
  log.add(plain, "engine");
  const lines = log.lines();
  assert.equal(lines.length, 20);
  assert.equal(lines[0], "1970-01-01T00:00:00.000Z engine: no 1");
  assert.match(lines[17], /^1970\S+ page: script error$/);
  assert.match(lines[18], /^1970\S+ page: RangeError: too far\n +at /);
  assert.match(lines[19], /engine: Error: short$/);
});

test("a report that the clipboard refuses is to be copied by hand", async (t) => {
  const writeText = t.mock.fn(async (/** @type {string} */ _) => {});
  Object.defineProperty(globalThis, "navigator", { value: { clipboard: { writeText } }, configurable: true });
  t.after(() => Reflect.deleteProperty(globalThis, "navigator"));
  const state = { ...stateWith(PUZZLE), report: "all of it" };
  assert.equal(await copyReport(state), "copy.done");
  assert.deepEqual(writeText.mock.calls[0].arguments, ["all of it"]);
  writeText.mock.mockImplementation(() => Promise.reject(new DOMException("", "NotAllowedError")));
  assert.equal(await copyReport(state), "diagnostics.by-hand");
});
