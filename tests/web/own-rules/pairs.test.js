/** Check that the lesson on your own rules reads tables as Python writes them, and knows what was written. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { answerTo, pairsOf } from "../../../web/own-rules/pairs.js";

test("a table of pairs is read as Python writes it", () => {
  const whisper = pairsOf("pJgH4AGgAIAD4AP"); // abs(a - b) >= 5
  for (const [a, row] of whisper.entries())
    assert.deepEqual(
      row,
      whisper.map((_, b) => Math.abs(a - b) >= 5),
    );
});

/** @param {(a: number, b: number) => boolean} test */
const answer = (test) =>
  answerTo(Array.from({ length: 9 }, (_, a) => Array.from({ length: 9 }, (_, b) => test(a + 1, b + 1))));

test("each usual mistake has an answer of its own", () => {
  assert.equal(
    answer((a, b) => Math.abs(a - b) >= 5),
    "right",
  );
  assert.equal(
    answer((a, b) => a - b >= 5),
    "one-way",
  );
  assert.equal(
    answer((a, b) => Math.abs(a - b) > 5),
    "more",
  );
  assert.equal(
    answer((a, b) => Math.abs(a - b) < 5),
    "reversed",
  );
  assert.equal(
    answer(() => true),
    "all",
  );
  assert.equal(
    answer((a, b) => a + b === 10),
    "unlike",
  );
});
