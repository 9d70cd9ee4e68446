import assert from "node:assert/strict";
import { test } from "node:test";
import { EVERY_STEP, groupsOf, listed } from "../../../web/explain/step-rows.js";

/** @typedef {import("../../../web/explain/model.js").Step} Step */

/** @param {string} technique @param {[number, number][]} eliminations @param {[number, number][]} [placements] @returns {Step} */
const step = (technique, eliminations, placements = []) => ({
  technique,
  er: null,
  placements,
  eliminations,
  marks: [],
  links: [],
  reasons: [],
  branches: [],
  nested: [],
  words: {
    in: placements.length ? "r1c1=1" : "",
    out: eliminations.map(([cell, digit]) => `${cell}≠${digit}`).join(", "),
  },
  notation: { hodoku: "", eureka: "" },
  conclusions: [],
});

const STEPS = [
  step("hidden-single", [[1, 1]], [[0, 1]]),
  step("skyscraper", [[5, 3]]),
  step("xy-wing", [[7, 4]]),
  step("skyscraper", [
    [8, 3],
    [9, 3],
  ]),
  step("x-chain", [[5, 3]]),
  step("xyz-wing", [
    [5, 3],
    [5, 4],
  ]),
];
const names = (/** @type {Step} */ { technique }) => [technique.replace("-", " ").toUpperCase()];

/** @param {Partial<import("../../../web/explain/step-rows.js").StepFilter>} [wish] */
const found = (wish) => groupsOf(STEPS, { ...EVERY_STEP, ...wish }, names);
/** @param {Parameters<typeof found>[0]} wish */
const numbers = (wish) => listed(found(wish));

test("what comes to the same is one row that unfolds", () => {
  assert.deepEqual(found(), [
    {
      heading: "",
      rows: [
        { first: 0, same: [] },
        { first: 1, same: [4] },
        { first: 2, same: [] },
        { first: 3, same: [] },
        { first: 5, same: [] },
      ],
    },
  ]);
  assert.deepEqual(numbers({}), [0, 1, 4, 2, 3, 5]);
});

test("by technique, by digit, by what they do", () => {
  assert.deepEqual(
    found({ by: "technique" }).map(({ heading, rows }) => [heading, rows.length]),
    ["hidden-single", "skyscraper", "xy-wing", "x-chain", "xyz-wing"].map((slug) => [
      { key: `technique.${slug}.name` },
      slug === "skyscraper" ? 2 : 1,
    ]),
  );
  const digits = found({ by: "digit" });
  assert.deepEqual(
    digits.map(({ heading }) => heading),
    ["1", "3", "4"].map((digit) => ({ key: "steps.digit", args: { digit } })),
  );
  assert.deepEqual(
    digits.map((group) => listed([group])),
    [[0], [1, 4, 3, 5], [2, 5]],
  );
  const effects = found({ by: "effect" });
  assert.deepEqual(
    effects.map((group) => listed([group])),
    [[0], [1, 4], [2], [3], [5]],
  );
  assert.equal(effects[1].heading, "5≠3");
});

test("a step of two digits is in both groups, and once in the walk through the list", () => {
  assert.deepEqual(numbers({ by: "digit" }), [0, 1, 4, 3, 5, 2]);
});

test("found by name, by what the code begins with, by digit, by cell, by what it writes", () => {
  assert.deepEqual(numbers({ text: " xy" }), [2, 5]);
  assert.deepEqual(numbers({ text: "SKY" }), [1, 3]);
  assert.deepEqual(numbers({ text: "0400" }), [1, 3]);
  assert.deepEqual(numbers({ text: "nothing like it" }), []);
  assert.deepEqual(numbers({ digit: 4 }), [2, 5]);
  assert.deepEqual(numbers({ cell: 5 }), [1, 4, 5]);
  assert.deepEqual(numbers({ places: true }), [0]);
  assert.deepEqual(numbers({ digit: 3, cell: 5, text: "chain" }), [4]);
});

test("with a digit chosen, a group for each digit is that digit's alone", () => {
  assert.deepEqual(
    found({ by: "digit", digit: 4 }).map((group) => listed([group])),
    [[2, 5]],
  );
});
