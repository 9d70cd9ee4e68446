import assert from "node:assert/strict";
import { test } from "node:test";
import { bars, csv, sums, ticks } from "../../../web/learn/comparison.js";

/** @param {Partial<import("../../../web/learn/comparison.js").Row>} fields @returns {import("../../../web/learn/comparison.js").Row} */
const row = (fields) => ({
  slug: "engine",
  puzzle: "53..",
  end: "end",
  tries: 1,
  conflicts: 0,
  places: 0,
  backtracks: 0,
  solutions: 1,
  depth: 0,
  first: 1,
  seconds: 0.5,
  ...fields,
});

test("sums go over all puzzles and tell how many were stopped", () => {
  const rows = [
    row({ slug: "every-solution", tries: 10, end: "tries" }),
    row({ tries: 2 }),
    row({ slug: "every-solution", tries: 5 }),
    row({ tries: 3, end: "refused" }),
  ];
  const [first, second] = sums(rows);
  assert.deepEqual(
    [first.slug, first.tries, first.seconds, first.stopped, first.count],
    ["every-solution", 15, 1, 1, 2],
  );
  assert.deepEqual([second.slug, second.tries, second.stopped, second.refused], ["engine", 5, 0, 1]);
});

test("on the log scale every decade is as long as the next", () => {
  const [one, ten, hundred, thousand] = bars([1, 10, 100, 1000]);
  assert.ok(one > 0 && one < 0.05);
  assert.ok(Math.abs(ten - 1 / 3) < 1e-9 && Math.abs(hundred - 2 / 3) < 1e-9);
  assert.equal(thousand, 1);
});

test("under the bars stand the powers of ten, of many every other one", () => {
  assert.deepEqual(ticks([3, 0, 1000]), [
    { value: 1, place: 0 },
    { value: 10, place: 1 / 3 },
    { value: 100, place: 2 / 3 },
    { value: 1000, place: 1 },
  ]);
  assert.deepEqual(
    ticks([0.02, 41_679]).map(({ value }) => value),
    [0.01, 1, 100, 10_000],
  );
});

test("parts of a second have bars too, and nothing has none", () => {
  const [short, long, none] = bars([0.001, 1, 0]);
  assert.ok(short > 0 && short < long && long === 1);
  assert.equal(none, 0);
  assert.deepEqual(bars([0, 0]), [0, 0]);
});

test("the file has a line a row, and an empty field where there was no solution", () => {
  const lines = csv([row({ first: null })]).split("\r\n");
  assert.equal(lines[0], "puzzle,slug,end,tries,first,conflicts,places,backtracks,solutions,depth,seconds");
  assert.equal(lines[1], "53..,engine,end,1,,0,0,0,1,0,0.5");
  assert.deepEqual(lines.slice(2), [""]);
});

test("a comparison is stopped by its tries or by its solutions", () => {
  const ends = /** @type {const} */ (["tries", "solutions", "end", "refused"]);
  assert.equal(sums(ends.map((end) => row({ end })))[0].stopped, 2);
});
