import assert from "node:assert/strict";
import { test } from "node:test";
import { assignmentLink, LONGEST_LINK, packedAssignment, unpackedAssignment } from "../../../web/assign/assignment.js";
import { SLUGS } from "../../../web/learn/classroom.js";
import { deflate } from "../../../web/storage/deflated.js";
import { assignmentOf, codeOf } from "../../../web/storage/links.js";
import { PUZZLE } from "../../support/boards.js";

/** @type {import("../../../web/assign/assignment.js").Assignment} */
const PLAIN = {
  ...{ title: "回溯 1", question: "Why does it go back here?\n왜?", asks: "answer", puzzle: PUZZLE },
  ...{ slug: SLUGS[0], seed: "1", position: 412, code: null },
};
const VARIANTS = [
  PLAIN,
  { ...PLAIN, asks: /** @type {const} */ ("program"), position: 0, code: "def solve(grid):\n    pass\n" },
  { ...PLAIN, slug: SLUGS[6], seed: "", puzzle: `${".".repeat(80)}9` },
];

for (const [at, assignment] of VARIANTS.entries()) {
  test(`assignment ${at} comes out of a link as it went in, and any change of a letter is seen`, async () => {
    const packed = await packedAssignment(assignment);
    const link = assignmentLink(packed, "https://example.org/page#old");
    const { hash, pathname } = new URL(link);
    assert.deepEqual([pathname, codeOf(hash)], ["/page", null]);
    assert.ok(link.length < 500 && link.length < LONGEST_LINK);
    assert.deepEqual(await unpackedAssignment(assignmentOf(hash) ?? ""), assignment);
    for (let place = 0; place < packed.length; place += 17) {
      const changed = `${packed.slice(0, place)}${packed[place] === "A" ? "B" : "A"}${packed.slice(place + 1)}`;
      assert.equal(await unpackedAssignment(changed), null, `at ${place}`);
    }
    assert.equal(await unpackedAssignment(packed.slice(0, -6)), null);
  });
}

test("what is whole but no assignment is none", async () => {
  const parts = Object.values(PLAIN);
  const wrong = [
    null,
    [],
    parts,
    [2, ...parts],
    [1, ...parts, "more"],
    [1, " ", ...parts.slice(1)],
    [1, ...parts.with(2, "essay")],
    [1, ...parts.with(3, PUZZLE.slice(1))],
    [1, ...parts.with(3, "x".repeat(81))],
    [1, ...parts.with(4, "__proto__")],
    [1, ...parts.with(6, -1)],
    [1, ...parts.with(6, 1.5)],
    [1, ...parts.with(7, 7)],
  ];
  for (const value of wrong) assert.equal(await unpackedAssignment(await deflate(value)), null, JSON.stringify(value));
  assert.deepEqual(await unpackedAssignment(await deflate([1, ...parts])), PLAIN);
});
