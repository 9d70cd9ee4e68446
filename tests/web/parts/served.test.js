/** Check the parts of a page that has a server, which are beside the scripts of the page. */
import assert from "node:assert/strict";
import { test } from "node:test";

/** @type {unknown[][]} */
const fetched = [];
const fetch = async (/** @type {unknown[]} */ ...asked) => void fetched.push(asked);
Object.assign(globalThis, { fetch });
const { fetchPart, importScript, linkTo } = await import("../../../web/parts/parts.js");

test("a part is fetched from its place on the server, as it is asked for, and a link leads to it", async () => {
  await fetchPart("a.txt", { cache: "reload" });
  assert.deepEqual(fetched, [[new URL("../../../web/parts/a.txt", import.meta.url).href, { cache: "reload" }]]);
  assert.deepEqual(linkTo("a.txt"), { href: "./a.txt", target: "_blank" });
});

test("a script is had from there", async () => {
  assert.equal(await importScript("bytes.js"), await import("../../../web/parts/bytes.js"));
  await assert.rejects(importScript("none.js"), { code: "ERR_MODULE_NOT_FOUND" });
});
