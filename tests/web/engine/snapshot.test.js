import assert from "node:assert/strict";
import test from "node:test";
import { makeRoom, pack, unpack } from "../../../web/engine/snapshot.js";

const LENGTH = 65_536;
const HEAD = Uint8Array.of(1, 2, 3, 4);

/** @param {Record<number, number>} written */
const memoryOf = (written) => Object.assign(new Uint8Array(LENGTH), written);

const BORN = memoryOf({ 100: 5, 9000: 6, 9001: 7 });

for (const [what, memory] of Object.entries({
  "nothing changed": BORN,
  "what was there changed, and something new": Object.assign(BORN.slice(), { 100: 1, 50000: 2, 65535: 3 }),
  "what was there gone": memoryOf({}),
}))
  test(`a snapshot with ${what} comes back as it was`, () => {
    const restored = BORN.slice();
    const snapshot = unpack(pack(HEAD, memory, BORN), () => restored);
    assert.deepEqual([...snapshot], [...HEAD]);
    assert.deepEqual([...snapshot.subarray(1, 3)], [2, 3]);
    assert.deepEqual(restored, BORN, "written too early");
    assert.equal(snapshot.subarray(HEAD.length).length, 0, "nothing is left to copy");
    assert.deepEqual(restored, memory);
  });

test("pages that are as they were at birth are left out, except for the last", () => {
  const changed = Object.assign(BORN.slice(), { 50000: 1 });
  assert.equal(pack(HEAD, changed, BORN).length, 2 * 4096 + HEAD.length + 16);
});

test("a memory grows to the size of the snapshot's, and never shrinks", () => {
  for (const [pages, grown] of [
    [1, 3],
    [3, 3],
    [4, 4],
  ]) {
    const memory = new WebAssembly.Memory({ initial: pages });
    makeRoom(memory, pack(HEAD, new Uint8Array(3 * LENGTH), new Uint8Array(3 * LENGTH)));
    assert.equal(memory.buffer.byteLength, grown * LENGTH);
  }
});

test("a snapshot whose pages are cut, or more than its list has, is refused before anything is written", () => {
  const packed = pack(HEAD, Object.assign(BORN.slice(), { 50000: 1 }), BORN);
  for (const [wrong, left] of /** @type {const} */ ([
    [packed.slice(0, -1), 8191],
    [packed.slice(0, -8192), 0],
    [Uint8Array.of(...packed, 0), 8193],
  ])) {
    const message = `a snapshot of 2 pages holds ${left} bytes of them`;
    assert.throws(() => unpack(wrong, assert.fail), { name: "RangeError", message });
  }
});
