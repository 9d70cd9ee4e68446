import assert from "node:assert/strict";
import { test } from "node:test";
import { INITIAL } from "../../../web/app/state.js";
import { PRINT_TASKS } from "../../../web/print/tasks.js";
import { pretending } from "../../support/pretending.js";

const PUZZLE = `.${"123456789".repeat(9).slice(1)}`;

test("making that was cancelled goes on from where it was", async () => {
  /** @type {[string, number][]} */
  const asked = [];
  let left = 3;
  const asks = pretending(async (_, { seed, index }) => {
    if (left === 0) throw new DOMException("cancelled", "AbortError");
    left -= 1;
    asked.push([seed, index]);
    return { met: true, puzzle: PUZZLE, solution: PUZZLE, id: `${index}`, grade: "hard", er: 3 };
  });
  const make = () => PRINT_TASKS["print-make"](INITIAL, asks, () => {});
  await assert.rejects(make(), { name: "AbortError" });
  left = 100;
  const { made } = /** @type {any} */ (await make());
  assert.equal(made.items.length, 12);
  assert.deepEqual(
    asked,
    Array.from({ length: 12 }, (_, index) => [asked[0][0], index]),
    "each once, of one seed",
  );
  await make();
  assert.notEqual(asked[12][0], asked[0][0], "others, when all were made");
});
