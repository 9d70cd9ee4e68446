/** Check what a worker for foreign code still has after everything else was removed. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Worker } from "node:worker_threads";
import { MOST_MEMORY } from "../../../web/own/closed.js";

const CLOSED = new URL("../../../web/own/closed.js", import.meta.url).href;

/**
 * Return the result of a script in a worker. Node's own globals, which no browser has, are ignored.
 * @param {string} script
 */
function said(script) {
  const source = `
    const { parentPort } = require("node:worker_threads");
    const say = parentPort.postMessage.bind(parentPort);
    import("${CLOSED}").then(({ closeUp, reachable }) => {
      try { say(eval(${JSON.stringify(script)})); } catch (error) { say(error.message); }
    });`;
  const worker = new Worker(source, { eval: true });
  return new Promise((resolve, reject) => {
    worker.once("message", (message) => worker.terminate().then(() => resolve(message)));
    worker.once("error", reject);
  });
}

test("what is of the language stays, all else goes, whatever a browser calls it", async () => {
  const left = await said(`
    Object.assign(globalThis, { fetch() {}, tomorrow: {}, [Symbol("tomorrow")]: {} });
    Object.setPrototypeOf(globalThis, Object.create(Object.prototype, { behind: { value: {}, configurable: true } }));
    closeUp();
    [reachable(), Reflect.ownKeys(Object.getPrototypeOf(globalThis)).length, typeof fetch, typeof tomorrow, typeof process,
     typeof Function, typeof Map, typeof WebAssembly, typeof setTimeout, typeof console]`);
  const kept = ["function", "function", "object", "function", "object"];
  assert.deepEqual(left, [[], 0, "undefined", "undefined", "undefined", ...kept]);
});

for (const [what, where] of [
  ["on the global object", "globalThis"],
  [
    "behind it",
    "Object.setPrototypeOf(globalThis, Object.create(Object.prototype)) && Object.getPrototypeOf(globalThis)",
  ],
])
  test(`what cannot be taken away, ${what}, stops the worker; a number does no harm`, async () => {
    const define = (/** @type {string} */ name, /** @type {string} */ value) =>
      said(`Object.defineProperty(${where}, ${name}, { value: ${value} }); closeUp(); "closed"`);
    assert.equal(await define('"TEMPORARY"', "0"), "closed");
    assert.equal(await define('"stubborn"', "{}"), "still there: stubborn");
    assert.equal(await define('Symbol("stubborn")', "{}"), "still there: Symbol(stubborn)");
  });

test("Python's memory grows so far and no farther, and nobody can change that", async () => {
  const pages = MOST_MEMORY / 65_536;
  const told = await said(`
    closeUp();
    const memory = new WebAssembly.Memory({ initial: ${pages - 2} });
    const refusal = (pages) => { try { return memory.grow(pages); } catch (error) { return error.name + ": " + error.message; } };
    const refused = [refusal(3)];
    const grown = [memory.grow(1), memory.grow(1)];
    refused.push(refusal(1));
    WebAssembly.Memory.prototype.grow = null;
    [grown, memory.buffer.byteLength, refused, typeof memory.grow, Reflect.deleteProperty(WebAssembly.Memory.prototype, "grow")]`);
  assert.deepEqual(told, [
    [pages - 2, pages - 1],
    ...[MOST_MEMORY, Array(2).fill("RangeError: more memory than a run may have"), "function", false],
  ]);
});
