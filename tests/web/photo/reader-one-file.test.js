/** Check that the page as one file reads photographs with a worker from inside the file. */
import assert from "node:assert/strict";
import { test } from "node:test";

/** @type {any[]} */
const started = [];
class Reader {
  constructor(/** @type {unknown[]} */ ...how) {
    started.push(how);
  }
  postMessage(/** @type {{model: ArrayBuffer}} */ { model }) {
    started.push(new TextDecoder().decode(model));
  }
}
const parts = Promise.resolve({
  "photo-worker.js": new Blob(['read("½")']),
  "photo/digits.bin": new Blob(["the model"]),
});
Object.assign(globalThis, { Worker: Reader, given: { parts, scripts: {} } });
const { startReader } = await import("../../../web/photo/reader.js");

test("the worker has its script in its address, and is sent the model", async () => {
  const reader = await startReader(new AbortController().signal);
  reader.read(/** @type {any} */ ({ width: 1, height: 1, data: [] }), null);
  const script = `data:text/javascript,${encodeURIComponent('read("½")')}`;
  const [[address, { type }], model] = started;
  assert.deepEqual([address, type, model], [script, "module", "the model"]);
});
