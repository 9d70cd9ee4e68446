import assert from "node:assert/strict";
import test from "node:test";
import { pack, unpack } from "../../web/sparse.js";

/** @param {number} length @param {Record<number, number>} written */
const memoryOf = (length, written) => Object.assign(new Uint8Array(length), written);

for (const [what, memory] of Object.entries({
  "nothing in it": memoryOf(20_000, {}),
  "something in every page": memoryOf(12_288, { 0: 1, 4096: 2, 12287: 3 }),
  "pages of zeros between, and one that is cut off": memoryOf(40_100, { 5000: 7, 40099: 9 }),
}))
  test(`memory with ${what} comes back as it was`, () => {
    assert.deepEqual(unpack(pack(memory)), memory);
  });

test("pages of zeros are left out", () => {
  assert.equal(pack(memoryOf(1_000_000, { 500000: 1 })).length, 4096 + 12);
});
