import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { takeOpenedFiles, takeShare } from "../../../web/transfer/arrivals.js";

const FILE = new File(["53..7"], "one.sdk");

test("a file that the installed page is opened with is opened; a plain start opens none", async () => {
  /** @type {any[]} */
  const acts = [];
  /** @type {any} */
  let launch;
  const setConsumer = (/** @type {any} */ take) => {
    launch = take;
  };
  takeOpenedFiles((action) => acts.push(action), { setConsumer });
  await launch({ files: [] });
  assert.deepEqual(acts, []);
  await launch({ files: [{ getFile: async () => FILE }] });
  assert.deepEqual(acts, [{ type: "open", files: [FILE] }]);
  takeOpenedFiles(() => assert.fail("a browser without a queue opens nothing"), undefined);
});

/** @param {Record<string, string | File> | null} shared @returns {Promise<any[]>} */
async function taken(shared) {
  const form = new FormData();
  for (const [name, value] of Object.entries(shared ?? {})) form.append(name, value);
  let kept = shared ? new Response(form) : undefined;
  const cache = {
    match: async () => kept,
    delete: async () => {
      kept = undefined;
    },
  };
  Object.assign(globalThis, { caches: { open: async () => cache } });
  /** @type {any[]} */
  const acts = [];
  await takeShare((action) => acts.push(action));
  assert.equal(kept, undefined, "it is taken once");
  return acts;
}

test("what was shared is read as text or opened as a file, once", async () => {
  assert.deepEqual(await taken({ title: "Today", text: "53..7", url: "" }), [{ type: "text", text: "Today\n53..7\n" }]);
  const [opened] = await taken({ text: "", file: FILE });
  assert.equal(opened.type, "open");
  assert.equal(await opened.files[0].text(), "53..7");
  assert.deepEqual(await taken({ title: "", text: " " }), []);
  assert.deepEqual(await taken(null), []);
});

test("the manifest, sw.js and the page mean the same place", () => {
  const read = (/** @type {string} */ name) => readFileSync(new URL(`../../../web/${name}`, import.meta.url), "utf8");
  const { share_target: target } = JSON.parse(read("manifest.webmanifest"));
  assert.equal(target.action, "./share");
  for (const line of [`const SHARE = "share";`, `const SHARES = "sudoku-shares";`])
    for (const module of ["sw.js", "transfer/arrivals.js"])
      assert.ok(read(module).includes(line), `${module}: ${line}`);
});
