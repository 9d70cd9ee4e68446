/** Check the parts of the page as one file, which are elements that are removed when they are read. */
import assert from "node:assert/strict";
import { test } from "node:test";

/** @type {Map<string, string>} */
const elements = new Map([
  ["licences.txt", btoa("free")],
  ["cut.txt", "%"],
]);
const querySelector = (/** @type {string} */ selector) => {
  const [, path] = /data-part="(.*)"/.exec(selector) ?? [];
  const textContent = elements.get(path ?? "licences.txt");
  return textContent === undefined ? null : { textContent, remove: () => elements.delete(path) };
};
let fetched = 0;
let tries = 0;
const late = async () => {
  tries += 1;
  if (tries === 1) throw new Error("not marked yet");
  return "late";
};
const fetch = async () => {
  fetched += 1;
};
Object.assign(globalThis, { document: { querySelector }, scripts: { "late.js": late }, fetch });
const { fetchPart, importScript, inOneFile, linkTo, partOf } = await import("../../../web/parts/parts.js");

test("a part is found in the file, once and for all, and nothing is fetched", async () => {
  assert.equal(inOneFile, true);
  for (let round = 0; round < 2; round++) {
    assert.equal(await partOf("licences.txt")?.text(), "free");
    assert.equal(await (await fetchPart("licences.txt")).text(), "free");
  }
  assert.deepEqual([[...elements.keys()], fetched], [["cut.txt"], 0]);
});

test("what is not there, or was cut off, is told as a server tells it", async () => {
  assert.deepEqual([(await fetchPart("none.txt")).status, (await fetchPart("cut.txt")).status], [404, 404]);
  assert.equal(partOf("none.txt"), null);
});

test("a link to a part saves it, for there is no other page", async (context) => {
  const made = context.mock.method(URL, "createObjectURL", () => "blob:1");
  assert.deepEqual(linkTo("licences.txt"), { href: "blob:1", download: "licences.txt" });
  linkTo("none.txt");
  const texts = made.mock.calls.map(({ arguments: [blob] }) => /** @type {Blob} */ (blob).text());
  assert.deepEqual(await Promise.all(texts), ["free", ""]);
});

test("a script of the file is run once; one that failed is tried again", async () => {
  await assert.rejects(importScript("late.js"), /not marked yet/);
  assert.deepEqual([await importScript("late.js"), await importScript("late.js"), tries], ["late", "late", 2]);
});
