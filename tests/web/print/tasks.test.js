import assert from "node:assert/strict";
import { test } from "node:test";
import { INITIAL } from "../../../web/app/state.js";
import { PRINT_TASKS } from "../../../web/print/tasks.js";
import { layOut } from "../../support/elements.js";
import { pretending } from "../../support/pretending.js";

layOut();
Object.assign(globalThis, { location: new URL("https://example.org/") });

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

test("pages that were drawn before Cancel are not drawn again", async () => {
  /** @type {number[]} */
  const asked = [];
  let left = 2;
  const asks = pretending(async (_, { from, limit }) => {
    if (left === 0) throw new DOMException("cancelled", "AbortError");
    left -= 1;
    asked.push(from);
    const items = Array.from({ length: Math.min(limit, 100 - from) }, (_, at) => `page ${from + at}`);
    return { items, next: from + limit < 100 ? from + limit : null, total: 100, width: 210, height: 297 };
  });
  const state = { ...INITIAL, print: { ...INITIAL.print, source: /** @type {const} */ ("board") } };
  /** @type {unknown[]} */
  const told = [];
  const print = () => PRINT_TASKS.paper(state, asks, (words, _, cancelled) => told.push([words?.key, cancelled]));
  await assert.rejects(print(), { name: "AbortError" });
  assert.deepEqual(told.at(-1), ["print.working", "print.cancelled.pages"]);
  left = 100;
  const { out } = /** @type {any} */ (await print());
  assert.deepEqual(
    out.pages,
    Array.from({ length: 100 }, (_, at) => `page ${at}`),
  );
  assert.equal(new Set(asked).size, asked.length);
  await print();
  assert.equal(asked.filter((from) => from === 0).length, 2, "from the start, when all were drawn");
});
