/** Check the answers of the worker that opens and reads photographs. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { PUZZLE, photograph } from "./drawn-photo.js";

/** @type {(event: {data: object}) => Promise<void>} */
let ask = () => assert.fail("nobody listens");
/** @type {any[]} */
const told = [];
Object.assign(globalThis, {
  addEventListener(/** @type {string} */ event, /** @type {typeof ask} */ heard) {
    if (event === "message") ask = heard;
  },
  postMessage: (/** @type {object} */ message) => told.push(message),
});
/** The names of the locks that the worker holds. @type {string[]} */
const held = [];
const locks = {
  request: async (/** @type {string} */ name, /** @type {() => void} */ hold) => held.push(name) && hold(),
};
Object.assign(globalThis, { self: { name: "photo-1" }, navigator: { locks } });
await import("../../../web/photo-worker.js");

test("the worker holds the lock with its name, and says so", async () => {
  await null;
  assert.deepEqual([held, told.splice(0)], [["photo-1"], [{ held: true }]]);
});

const model = new Uint8Array(readFileSync(new URL("../../../web/photo/digits.bin", import.meta.url))).buffer;
/** @param {object} data */
const answer = async (data) => {
  await ask({ data });
  return told.splice(0);
};

test("pixels are read with the model; where there is no grid, nothing is found", async () => {
  const [{ found }] = await answer({ pixels: photograph(), model, corners: null });
  const digits = found.cells.map((/** @type {Float32Array} */ cell) => cell.indexOf(Math.max(...cell)) || ".");
  assert.equal(digits.join(""), PUZZLE);
  const blank = { width: 99, height: 99, data: new Uint8ClampedArray(4 * 99 * 99).fill(255) };
  assert.deepEqual(await answer({ pixels: blank, model, corners: null }), [{ found: null }]);
});

test("a file's bytes become pixels, or it is said what has failed", async () => {
  /** @type {string[]} */
  const opened = [];
  const bitmap = { width: 2, height: 1, close() {} };
  Object.assign(globalThis, {
    async createImageBitmap(/** @type {Blob} */ file) {
      opened.push(`${file.type}: ${await file.text()}`);
      return bitmap;
    },
    OffscreenCanvas: class {
      getContext = () => ({ drawImage() {}, getImageData: () => "pixels" });
    },
  });
  const file = { bytes: new TextEncoder().encode("a picture").buffer, type: "image/png" };
  assert.deepEqual(await answer(file), [{ found: "pixels" }]);
  assert.deepEqual(opened, ["image/png: a picture"]);
  Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new Error("no picture")) });
  assert.deepEqual(await answer(file), [{ failed: "Error: no picture" }]);
});
