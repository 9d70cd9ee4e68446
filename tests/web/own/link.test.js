import assert from "node:assert/strict";
import { test } from "node:test";
import { codeLink, LONGEST, packedCode, unpackedCode } from "../../../web/own/link.js";
import { codeOf } from "../../../web/storage/links.js";

const PROGRAM = { name: "Mine, 我的", code: 'def solve(grid):\n    print("解く")\n    return True\n'.repeat(20) };

test("a program comes out of a link as it went in, and the link is short", async () => {
  const link = codeLink(await packedCode(PROGRAM), "https://example.org/page#old");
  const { hash, pathname } = new URL(link);
  assert.equal(pathname, "/page");
  assert.match(hash, /^#c=[\w-]+$/);
  assert.ok(hash.length < PROGRAM.code.length / 4);
  assert.deepEqual(await unpackedCode(codeOf(hash) ?? ""), PROGRAM);
});

test("a link that is cut, changed, or of something else holds no program", async () => {
  const packed = await packedCode(PROGRAM);
  const changed = `${packed.slice(0, 40)}${packed[40] === "A" ? "B" : "A"}${packed.slice(41)}`;
  for (const text of ["", "no", packed.slice(0, -8), changed]) assert.equal(await unpackedCode(text), null, text);
});

test("what is packed small and becomes endless is not unpacked to its end", async () => {
  assert.equal(await unpackedCode(await packedCode({ name: "", code: "#".repeat(LONGEST) })), null);
  const most = { name: "", code: "#".repeat(LONGEST - 100) };
  assert.deepEqual(await unpackedCode(await packedCode(most)), most);
});

test("other links are no programs", () => {
  for (const hash of ["", "#p=123", "#learn/fish"]) assert.equal(codeOf(hash), null);
});
