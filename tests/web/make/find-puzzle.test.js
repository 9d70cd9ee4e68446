import assert from "node:assert/strict";
import { test } from "node:test";
import { findPuzzle } from "../../../web/make/find-puzzle.js";

test("a portion of tries grows while portions are quick, and stays where they take their time", async (t) => {
  let now = 1000;
  t.mock.method(performance, "now", () => now);
  const times = [100, 499, 500, 900, 100];
  /** @type {number[]} */
  const asked = [];
  /** @type {any[]} */
  const told = [];
  const generate = async (/** @type {any} */ { seed, upto }) => {
    assert.equal(seed, "s");
    asked.push(upto);
    now += times[asked.length - 1];
    const answer =
      asked.length < times.length ? { met: false, tries: upto, effort: 2000 } : { puzzle: "1...", met: true };
    return /** @type {any} */ (answer);
  };
  const made = await findPuzzle(generate, /** @type {any} */ ({ wish: {}, seed: "s" }), (sought) =>
    told.push(sought.tries),
  );
  assert.equal(made.puzzle, "1...");
  assert.deepEqual(asked, [20, 20 + 40, 60 + 80, 140 + 80, 220 + 80]);
  assert.deepEqual(told, asked.slice(0, -1));
});
