// Checks Korean particles with the table that Python's tests read too (tests/python/test_particles.py).
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { withParticles } from "../../../web/ui/korean.js";

/** @type {[string, string][]} */
const CASES = JSON.parse(readFileSync(new URL("../../support/particles.json", import.meta.url), "utf-8"));

for (const [written, said] of CASES) {
  test(`${written} is said ${said}`, () => assert.equal(withParticles(written), said));
}
