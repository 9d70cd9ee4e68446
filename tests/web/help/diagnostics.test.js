import assert from "node:assert/strict";
import { test } from "node:test";
import { report } from "../../../web/help/diagnostics.js";
import { PUZZLE, stateWith } from "../../support/boards.js";

const WINDOW = { location: new URL("http://localhost/"), innerWidth: 800, innerHeight: 600, devicePixelRatio: 2 };

/** What a page has around the report; `fetch` is as patient as it is asked to be. @param {import("node:test").TestContext} t */
function surround(t) {
  const navigator = { userAgent: "some browser", languages: ["ko", "en"] };
  for (const [name, value] of Object.entries({ ...WINDOW, navigator })) {
    Object.defineProperty(globalThis, name, { value, configurable: true });
    t.after(() => Reflect.deleteProperty(globalThis, name));
  }
  t.mock.method(globalThis, "fetch", (/** @type {URL} */ _, /** @type {RequestInit} */ { signal } = {}) => {
    return new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
  });
  t.mock.method(AbortSignal, "timeout", () => {
    const stop = new AbortController();
    setTimeout(() => stop.abort(new DOMException("late", "TimeoutError")));
    return stop.signal;
  });
}

test("a build.json that does not answer holds nothing back", { timeout: 1000 }, async (t) => {
  surround(t);
  const lines = (await report(stateWith(PUZZLE), ["one error"])).split("\n");
  assert.ok(lines.includes("version: unknown, TimeoutError: late"));
  assert.ok(lines.includes("browser: some browser"));
  assert.ok(lines.includes("errors: 1"));
});
