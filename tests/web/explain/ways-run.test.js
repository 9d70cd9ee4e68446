/** Check that the ways to the solution are requested in parts, grow, stop at once, and continue where they stopped. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { reduce } from "../../../web/app/state.js";
import { ORDERS } from "../../../web/contract/constants.js";
import { createWaysRun } from "../../../web/explain/ways-run.js";
import { PUZZLE, stateWith } from "../../support/boards.js";

const THERE = { values: PUZZLE.replace(".", "9"), cells: {} };
const PARTS = {
  first: { counts: { "naked-single": 2, pointing: 1 }, solved: false, next: THERE },
  last: { counts: { "naked-single": 3 }, solved: true, next: null },
};

/** Create a page whose engine answers every way in two parts, and stops answering after a number of answers. */
function page() {
  let state = stateWith(PUZZLE);
  /** @type {any[]} */
  const asked = [];
  /** @type {any[]} */
  const seen = [];
  /** @type {(nothing: null) => void} */
  let waits = () => {};
  const waiting = new Promise((resolve) => {
    waits = resolve;
  });
  const still = { after: Number.POSITIVE_INFINITY, waiting };
  const run = createWaysRun({
    getState: () => state,
    act(action) {
      state = reduce(state, action);
      seen.push(state.ways);
    },
    ask: /** @type {any} */ (
      async (
        /** @type {string} */ method,
        /** @type {any} */ params,
        /** @type {{signal: AbortSignal}} */ { signal },
      ) => {
        asked.push({ method, ...params });
        if (asked.length > still.after) {
          waits(null);
          return new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
        }
        if (method === "backdoors") return { cells: [[1]] };
        return { order: params.order, ...(params.from ? PARTS.last : PARTS.first) };
      }
    ),
  });
  return { run, asked, seen, still, ways: () => /** @type {any} */ (state.ways) };
}

test("each way is asked for until nothing is left of it, and its parts are one", async () => {
  const { run, asked, seen, ways } = page();
  await run.start();
  const parts = asked.filter(({ method }) => method === "way");
  assert.deepEqual(
    parts.map(({ order, from }) => [order, from]),
    ORDERS.flatMap((order) => [
      [order, null],
      [order, THERE],
    ]),
  );
  assert.ok(parts.every(({ seconds }) => seconds > 0));
  for (const { counts, solved } of ways().ways) {
    assert.deepEqual(counts, { "naked-single": 5, pointing: 1 });
    assert.ok(solved);
  }
  assert.equal(ways().running, false);
  const grown = seen.map((each) => each.ways[0]?.counts["naked-single"]);
  assert.ok(grown.indexOf(2) >= 0 && grown.indexOf(2) < grown.indexOf(5), "the first part is seen before the second");
});

test("a way that was stopped goes on from where it was", async () => {
  const { run, asked, still, ways } = page();
  still.after = 2; // the backdoors and the first part of the first way
  const stopped = run.start();
  await still.waiting;
  assert.deepEqual([ways().running, ways().ways.length, ways().ways[0].next], [true, 1, THERE]);
  run.stop();
  await assert.rejects(stopped);
  assert.equal(ways().running, false);
  still.after = Number.POSITIVE_INFINITY;
  await run.start();
  assert.deepEqual(asked[3], { ...asked[2], from: THERE });
  assert.deepEqual(ways().ways[0].counts, { "naked-single": 5, pointing: 1 });
  const before = asked.length;
  await run.start();
  assert.equal(asked.length, before, "what is there is not asked for again");
});

test("begun anew, it stops what was asked before, which shows nothing any more", async () => {
  const { run, asked, seen, still, ways } = page();
  still.after = 1; // the backdoors
  const before = run.start();
  await still.waiting;
  still.after = Number.POSITIVE_INFINITY;
  const now = run.start();
  await assert.rejects(before, { name: "AbortError" });
  await now;
  assert.deepEqual(asked.map(({ method }) => method).slice(0, 4), ["backdoors", "way", "way", "way"]);
  assert.deepEqual([ways().running, ways().ways.length], [false, ORDERS.length]);
  assert.equal(seen.at(-1), ways());
});
