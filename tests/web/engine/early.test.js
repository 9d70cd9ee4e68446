import assert from "node:assert/strict";
import { test } from "node:test";
import { FakeWorker } from "../../support/fake-worker.js";

const EARLY = "../../../web/early.js";
Object.assign(WebAssembly, { Exception: class {} });

/** The first worker, in a browser whose workers are made so. @param {() => FakeWorker} make @returns {Promise<typeof import("../../../web/early.js").early>} */
async function begun(make) {
  let name = "";
  globalThis.Worker = /** @type {any} */ (
    (/** @type {URL} */ _, /** @type {WorkerOptions} */ options) => {
      name = `${options.type} ${options.name}`;
      return make();
    }
  );
  const { early } = await import(`${EARLY}?${made++}`);
  assert.equal(name.split("-")[0], "module sudoku");
  return early;
}
let made = 0;

test("what the first worker says before somebody listens is told then, in order, and once", async () => {
  const early = await begun(() => new FakeWorker());
  assert.ok(early);
  const [first, lost, last] = ["message", "error", "message"].map((type, at) => /** @type {any} */ ({ type, at }));
  early.worker.onmessage?.(first);
  early.worker.onerror?.(lost);
  early.worker.onmessage?.(last);
  /** @type {unknown[]} */
  const heard = [];
  early.worker.onmessage = (event) => heard.push(event);
  early.worker.onerror = (event) => heard.push("an error", event);
  for (let times = 0; times < 2; times += 1) early.listen();
  assert.deepEqual(heard, [first, "an error", lost, last]);
});

test("two pages name their workers differently", async () => {
  const names = [await begun(() => new FakeWorker()), await begun(() => new FakeWorker())].map((early) => early?.name);
  assert.equal(new Set(names).size, 2);
});

test("where no worker starts there is none, and the page goes on", async () => {
  const none = await begun(() => {
    throw new Error("forbidden");
  });
  assert.equal(none, null);
});
