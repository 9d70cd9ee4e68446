import assert from "node:assert/strict";
import { test } from "node:test";
import { doneOutcome, failureOf, newcomerOf, unmetOutcome } from "../../../web/make/result.js";
import { boardFrom } from "../../support/boards.js";

const puzzle = "1...".padEnd(16, ".");
/** @type {import("../../../web/contract/shapes.js").Made} */
const made = {
  geometry: "4",
  puzzle,
  solution: "1234",
  id: "g2.x",
  grade: "hard",
  er: 3.4,
  beyond: false,
  minimal: false,
  met: true,
  tries: 7,
};
const plain = { state: boardFrom(puzzle), solution: "1234", source: "made" };

test("a puzzle that was made goes to My puzzles with its grade, id and name", () => {
  assert.deepEqual(newcomerOf(made, "a-1"), {
    ...plain,
    grade: "hard",
    er: 3.4,
    beyond: false,
    name: "a-1",
    id: "g2.x",
  });
  assert.equal(newcomerOf({ ...made, beyond: true }).beyond, true);
});

test("what it does not have is left out, so that it can be rated later", () => {
  assert.deepEqual(newcomerOf({ ...made, grade: null, er: null, id: "" }), plain);
});

test("the end of making in words", () => {
  assert.deepEqual(doneOutcome(3), { tone: "good", words: { key: "make.done", args: { count: 3 } } });
  const { tone, words, nearest } = unmetOutcome(made, 2);
  assert.deepEqual([tone, words.key, words.args?.tries, words.args?.found], ["bad", "make.unmet", 7, 2]);
  assert.deepEqual(nearest, newcomerOf(made));
});

test("a failure in words: of the wish in its own, of anything else with what is known", async () => {
  const wish = { code: "wish-clues", args: { found: "x" } };
  const failed = async (/** @type {object} */ more) => (await failureOf(Object.assign(new Error("short"), more))).words;
  const reason = { key: "wish-error.clues", args: { found: "x" } };
  assert.deepEqual(await failed({ error: wish }), { key: "wish-error.refused", args: { reason } });
  assert.deepEqual(await failed({ detail: "long" }), { key: "task.failed", args: { detail: "long" } });
  assert.deepEqual(await failed({ error: { code: "crash", args: {} } }), {
    key: "task.failed",
    args: { detail: "short" },
  });
});
