// Korean particles, by the table that Python's tests read too (tests/test_particles.py).
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { withParticles } from "../../web/korean.js";

/** @type {[string, string][]} */
const CASES = JSON.parse(readFileSync(new URL("../particles.json", import.meta.url), "utf-8"));

for (const [written, said] of CASES) {
  test(`${written} is said ${said}`, () => assert.equal(withParticles(written), said));
}
