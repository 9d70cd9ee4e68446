import assert from "node:assert/strict";
import { test } from "node:test";
import { inPortions } from "../../../web/ui/portions.js";

test("all is done in order, and after every 8 milliseconds of it other work has its turn", async (context) => {
  let now = 0;
  context.mock.method(performance, "now", () => now);
  let turns = 0;
  let busy = true;
  const other = () => {
    turns += 1;
    if (busy) setImmediate(other);
  };
  /** @type {number[]} */
  const seen = [];
  setImmediate(other);
  const done = await inPortions([1, 2, 3, 4, 5], (thing) => {
    now += 4;
    seen.push(turns);
    return thing * thing;
  });
  busy = false;
  assert.deepEqual(done, [1, 4, 9, 16, 25]);
  assert.deepEqual(
    [seen[0] === seen[1], seen[1] < seen[2], seen[2] === seen[3], seen[3] < seen[4]],
    [true, true, true, true],
  );
});
