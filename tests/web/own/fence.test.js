/** Check the worker without an origin: it is made from parts of the build, which are loaded again after damage. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { beforeEach, test } from "node:test";
import { FakeWorker } from "../../support/fake-worker.js";

/** @type {Record<string, string>} */
const FILES = {
  "own-worker.js": "work('100% own')",
  "pyodide/pyodide.mjs": "const a = 1;export{a as loadPyodide};",
  "pyodide/pyodide.asm.mjs": "const a = 2;export default a;",
  "boot/a.gz": "memory",
  "boot/b.gz": "files",
};
const WEB = new URL("../../../web/parts/", import.meta.url).href;
const partOf = (/** @type {string} */ text) => ({
  bytes: text.length,
  sha256: createHash("sha256").update(text).digest("hex"),
});
/** @type {Record<string, import("../../../web/engine/downloads.js").Part>} */
const described = Object.fromEntries(Object.entries(FILES).map(([path, text]) => [path, partOf(text)]));
const BUILD = { boot: { a: "boot/a.gz", b: "boot/b.gz" }, files: described };

/** @type {string[]} */
let fetched = [];
/** @type {string[]} */
let gone = [];
globalThis.fetch = async (address) => {
  const path = String(address).replace(WEB, "");
  fetched.push(path);
  if (path === "build.json") return new Response(JSON.stringify(BUILD));
  if (gone.includes(path) || !(path in FILES)) return new Response(null, { status: 404 });
  return new Response(FILES[path]);
};

/** @type {(FakeWorker & {address: string, name: string})[]} */
let started = [];
Object.assign(globalThis, {
  Worker: class extends FakeWorker {
    /** @param {string} address @param {WorkerOptions} options */
    constructor(address, { name = "", type }) {
      super();
      started.push(Object.assign(this, { address, name }));
      assert.equal(type, "module");
    }
  },
});
Object.assign(WebAssembly, { Exception: WebAssembly.Exception ?? class {} });

const { forget, spawnFenced } = await import("../../../web/own/fence.js");

/** Wait until a condition is true. @param {() => boolean} come */
async function until(come) {
  for (let turn = 0; !come(); turn++) {
    assert.ok(turn < 100_000, "it does not come");
    await new Promise((later) => setImmediate(later));
  }
}
const workers = (/** @type {number} */ count) => until(() => started.length === count);

beforeEach(() => {
  [fetched, gone, started] = [[], [], []];
  forget();
});

/**
 * Return what a worker receives after its first message.
 * @param {number} at @returns {Promise<Record<string, string | null>>}
 */
async function sent(at) {
  started[at].say({ type: "hello" });
  const parts = /** @type {Record<string, Blob | null>} */ (/** @type {unknown} */ (started[at].sent[0]));
  return Object.fromEntries(
    await Promise.all(Object.entries(parts).map(async ([path, part]) => [path, part && (await part.text())])),
  );
}

test("it has an address that is nobody else's, and is sent what Python starts from", async () => {
  spawnFenced();
  await workers(1);
  const [{ address, name }] = started;
  assert.match(address, /^data:text\/javascript;charset=utf-8,/);
  const source = decodeURIComponent(address.slice(address.indexOf(",") + 1));
  assert.ok(source.includes(FILES["own-worker.js"]), "what Python is run by");
  assert.equal(name, "own-1");
  const { "build.json": build, ...parts } = await sent(0);
  assert.deepEqual(parts, { "boot/a.gz": "memory", "boot/b.gz": "files" });
  assert.deepEqual(JSON.parse(build ?? ""), BUILD);
});

test("it is read once for all, each with a name of its own, until it is to be forgotten", async () => {
  for (let count = 0; count < 2; count++) spawnFenced();
  await workers(2);
  const once = fetched.length;
  assert.deepEqual([...fetched].sort(), ["build.json", ...Object.keys(FILES)].sort());
  assert.equal(new Set(started.map(({ name }) => name)).size, 2);
  forget();
  spawnFenced();
  await workers(3);
  assert.equal(fetched.length, 2 * once);
});

test("a part of Python that is not there is sent as none; what the worker itself lacks is an error, and read anew", async () => {
  gone = ["boot/a.gz"];
  spawnFenced();
  await workers(1);
  assert.equal((await sent(0))["boot/a.gz"], null);
  forget();
  gone = ["own-worker.js"];
  /** @type {any[]} */
  const told = [];
  Object.assign(spawnFenced(), { onerror: (/** @type {any} */ error) => told.push(error) });
  await until(() => told.length > 0);
  assert.equal(started.length, 1);
  assert.match(told[0].message, /own-worker\.js/);
  gone = [];
  spawnFenced();
  await workers(2);
  assert.equal(started.length, 2);
});
