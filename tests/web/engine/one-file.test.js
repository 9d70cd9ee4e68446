/** Check Python in a worker of a one-file page that is cut off before Python's parts. */
import assert from "node:assert/strict";
import { test } from "node:test";

const NOTHING = { bytes: 1, sha256: "" };
const paths = ["wasm", "snapshot.bin", "sudoku.zip", "python314.zip"];
const boot = { "pyodide.asm.wasm": "wasm", ...Object.fromEntries(paths.slice(1).map((path) => [path, path])) };
const scripts = Object.fromEntries(["pyodide.mjs", "pyodide.asm.mjs"].map((path) => [path, async () => ({})]));
const files = Object.fromEntries([...paths, ...Object.keys(scripts)].map((path) => [path, NOTHING]));
const build = new Blob([JSON.stringify({ pyodide: { dir: "" }, boot, files, places: {}, wheels: {} })]);
const worker = {
  self: globalThis,
  postMessage() {},
  given: { parts: Promise.resolve({ "build.json": build }), scripts },
};
Object.assign(globalThis, worker);
Object.defineProperty(globalThis, "navigator", { value: {}, configurable: true });
const python = await import("../../../web/engine/pyodide.js");

test("in one file that is cut Python is started in the ways whose parts are in it, and each is told as cut", async () => {
  await assert.rejects(
    python.boot(assert.fail),
    (/** @type {any} */ { code, message }) =>
      code === "cut" && /^snapshot: cut: \S+ 404, null\ncompiled: cut: \S+ 404, null$/.test(message),
  );
});
