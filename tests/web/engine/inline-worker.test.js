import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { beforeEach, mock, test } from "node:test";

const FILES = {
  "worker.js": "work()",
  "pyodide/pyodide.mjs": "const a = 1;export{a as loadPyodide};",
  "pyodide/pyodide.asm.mjs": "const a = '100% # of it';export default a;",
  "boot/a.gz": "memory",
};
const described = Object.entries(FILES).map(([path, text]) => [
  path,
  { bytes: text.length, sha256: createHash("sha256").update(text).digest("hex") },
]);
const build = JSON.stringify({ boot: { a: "boot/a.gz", gone: "boot/gone.gz" }, files: Object.fromEntries(described) });

/** The parts of the file, as elements. @type {Record<string, string>} */
const parts = { "build.json": build, ...FILES };
const querySelector = (/** @type {string} */ selector) => {
  const path = /data-part="(.*)"/.exec(selector)?.[1];
  return path === undefined || path in parts ? { textContent: btoa(parts[path ?? ""] ?? ""), remove() {} } : null;
};

/** The workers, in the order of their start. @type {FakeWorker[]} */
let started = [];
class FakeWorker {
  address = "";
  name = "";
  /** @type {any} */ onmessage;
  /** @type {any} */ onerror;
  /** @type {any} */ onmessageerror;
  ended = false;
  /** @type {any[]} */ sent = [];
  /** @param {string} address @param {WorkerOptions} options */
  constructor(address, { name, type }) {
    Object.assign(this, { address, name, type });
    this.kind = address.slice(0, 5);
    started.push(this);
  }
  /** @param {any} message */
  postMessage(message) {
    this.sent.push(message);
  }
  terminate() {
    this.ended = true;
  }
}
Object.assign(globalThis, { document: { querySelector }, Worker: FakeWorker });
Object.assign(WebAssembly, { Exception: WebAssembly.Exception ?? class {} });

/** The number of the test, so that each has its own module, which remembers the kind of address that worked. */
let round = 0;
/** @type {typeof import("../../../web/engine/inline-worker.js")} */
let inline;

beforeEach(async () => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  started = [];
  round += 1;
  inline = await import(`../../../web/engine/inline-worker.js?round=${round}`);
});

/** Wait until a number of workers has started. @param {number} count */
async function workers(count) {
  while (started.length < count) await new Promise((later) => setImmediate(later));
  return started[count - 1];
}

test("a worker that says hello on blob: gets its parts, and is what is talked to", async () => {
  const worker = inline.spawnInline("one");
  const said = mock.fn();
  worker.onmessage = said;
  const inside = await workers(1);
  assert.equal(inside.kind, "blob:");
  inside.onmessage({ data: { type: "hello" } });
  assert.deepEqual(Object.keys(inside.sent[0]), ["build.json", "boot/a.gz", "boot/gone.gz"]);
  assert.equal(await inside.sent[0]["boot/a.gz"].text(), "memory");
  inside.onmessage({ data: { type: "ready" } });
  worker.postMessage("ask");
  assert.deepEqual(
    said.mock.calls.map(({ arguments: [{ data }] }) => data.type),
    ["ready"],
  );
  assert.equal(inside.sent[1], "ask");
  worker.terminate();
  assert.ok(inside.ended);
});

test("its error leads to data:, which is kept for the workers that follow", async () => {
  inline.spawnInline("one");
  const refused = await workers(1);
  refused.onerror({});
  const taken = await workers(2);
  assert.ok(refused.ended);
  assert.match(decodeURIComponent(taken.address), /^data:text\/javascript.*100% # of it.*work\(\)$/s);
  taken.onmessage({ data: { type: "hello" } });
  inline.spawnInline("two");
  assert.equal((await workers(3)).kind, "data:");
});

test("ten seconds without hello lead there, too, and not a moment less", async () => {
  inline.spawnInline("one");
  await workers(1);
  mock.timers.tick(inline.HELLO - 1);
  assert.equal(started.length, 1);
  mock.timers.tick(1);
  assert.equal(started[1].kind, "data:");
});

test("after hello neither an error nor silence leads anywhere", async () => {
  const worker = inline.spawnInline("one");
  const failed = mock.fn();
  Object.assign(worker, { onerror: failed, onmessageerror: failed });
  const inside = await workers(1);
  inside.onmessage({ data: { type: "hello" } });
  mock.timers.tick(10 * inline.HELLO);
  inside.onerror({ message: "later" });
  inside.onmessageerror();
  assert.equal(started.length, 1);
  assert.deepEqual(
    failed.mock.calls.map(({ arguments: [event] }) => event),
    [{ message: "later" }, undefined],
  );
});

test("where neither kind works it fails as a worker does", async () => {
  const worker = inline.spawnInline("one");
  const failed = mock.fn();
  worker.onerror = failed;
  (await workers(1)).onerror({ message: "first" });
  (await workers(2)).onerror({ message: "second" });
  assert.deepEqual(
    failed.mock.calls.map(({ arguments: [{ message }] }) => message),
    ["second"],
  );
});

test("one that is ended before it has begun never begins", async () => {
  inline.spawnInline("one").terminate();
  inline.spawnInline("two");
  await workers(1);
  await new Promise((later) => setImmediate(later));
  assert.deepEqual(
    started.map((each) => each.name),
    ["two"],
  );
});

test("the engine of one file starts such workers", async () => {
  const { createEngine } = await import("../../../web/engine/engine.js");
  createEngine();
  assert.equal((await workers(1)).kind, "blob:");
});

test("the last kind of address is waited for as long as it takes", async () => {
  const worker = inline.spawnInline("one");
  const failed = mock.fn();
  worker.onerror = failed;
  (await workers(1)).onerror({});
  const last = await workers(2);
  mock.timers.tick(10 * inline.HELLO);
  assert.deepEqual([failed.mock.callCount(), last.ended], [0, false]);
});

test("a worker that cannot read the parts is sent copies of them", async () => {
  const worker = inline.spawnInline("one");
  const said = mock.fn();
  worker.onmessage = said;
  const inside = await workers(1);
  inside.onmessage({ data: { type: "hello" } });
  inside.onmessage({ data: { type: "unread" } });
  while (inside.sent.length < 2) await new Promise((later) => setImmediate(later));
  const { "boot/a.gz": copy, "boot/gone.gz": gone } = inside.sent[1];
  assert.equal(new TextDecoder().decode(copy), "memory");
  assert.equal(gone, null);
  assert.equal(said.mock.callCount(), 0, "that is between the two of them");
});
