import assert from "node:assert/strict";
import { test } from "node:test";
import { FakeWorker } from "../../support/fake-worker.js";

const EARLY = "../../../web/early.js";
Object.assign(WebAssembly, { Exception: class {} });

/** True if workers may start. */
let allowed = true;
let named = "";
globalThis.Worker = /** @type {any} */ (
  class extends FakeWorker {
    /** @param {URL} _ @param {WorkerOptions} options */
    constructor(_, { type, name }) {
      super();
      named = `${type} ${name}`;
      if (!allowed) throw new Error("forbidden");
    }
  }
);

let pages = 0;
/** Return the first worker of a page. @returns {Promise<typeof import("../../../web/early.js").early>} */
async function begun() {
  pages += 1;
  const { early } = await import(`${EARLY}?${pages}`);
  assert.match(named, /^module sudoku-\w{4,}$/);
  return early;
}

test("what the first worker says before somebody listens is told then, in order, and once", async () => {
  const early = await begun();
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
  const names = [await begun(), await begun()].map((early) => early?.name);
  assert.equal(new Set(names).size, 2);
});

test("where no worker starts there is none, and the page goes on", async () => {
  allowed = false;
  assert.equal(await begun(), null);
});
