import assert from "node:assert/strict";
import { test } from "node:test";
import { PATTERNS, SYMMETRIES } from "../../../web/contract/constants.js";
import { cluesFrom, countIn, FIRST_WISH, patternIn, recipeOf, wishFrom } from "../../../web/make/options.js";
import { codeOf, orbitOf, patternOf, withCell } from "../../../web/pattern/model.js";

const HEART = PATTERNS.heart;

test("a pattern is read from its code as it was written", () => {
  for (const code of Object.values(PATTERNS)) assert.equal(codeOf(patternOf(code, 81)), code);
  assert.equal(codeOf([true, false, false, true, ...Array(11).fill(false), true]), "p9001");
  assert.equal(codeOf(Array(81).fill(false)), "");
  assert.equal(patternOf(HEART, 36).includes(true), false);
  assert.deepEqual([countIn(HEART), patternOf(HEART, 81).filter(Boolean).length], [37, 37]);
});

test("a symmetry draws and erases cells together", () => {
  const sizes = Object.fromEntries(SYMMETRIES.map((name) => [name, orbitOf(1, 9, name).size]));
  const wanted = { none: 1, "half-turn": 2, "quarter-turn": 4, "left-right": 2, "top-bottom": 2 };
  assert.deepEqual(sizes, { ...wanted, diagonal: 2, antidiagonal: 2, full: 8 });
  const blank = Array(81).fill(false);
  const drawn = withCell(blank, 0, true, "half-turn");
  assert.deepEqual([drawn[0], drawn[80], drawn.filter(Boolean).length], [true, true, 2]);
  assert.deepEqual(withCell(drawn, 80, false, "half-turn"), blank);
});

test("a pattern takes the place of the number of clues, if it is for the size", () => {
  const wish = { ...FIRST_WISH, clues: "30", pattern: HEART };
  const partOf = (/** @type {object} */ part) => {
    const { symmetry, clues } = recipeOf({ ...wish, ...part }, "a", 0).wish;
    return [symmetry, clues];
  };
  assert.deepEqual(partOf({}), ["none", HEART]);
  assert.deepEqual(partOf({ kind: "killer" }), ["none", HEART]);
  assert.deepEqual(partOf({ size: "6" }), ["half-turn", "30"]);
  assert.deepEqual(partOf({ kind: "x", pattern: "" }), ["half-turn", "30"]);
  assert.deepEqual(partOf({ kind: "x", pattern: "", clues: "", givens: "some" }), ["half-turn", "some"]);
  assert.equal(patternIn({ ...wish, kind: "samurai" }), "");
});

test("a recipe and a saved wish bring the pattern back", () => {
  const parts = (/** @type {string} */ clues) => Object.values(cluesFrom(clues));
  assert.deepEqual(parts(HEART), ["", "any", HEART]);
  assert.deepEqual(["any", "none", "24-28"].map(parts), [
    ["", "any", ""],
    ["", "none", ""],
    ["24-28", "any", ""],
  ]);
  assert.equal(wishFrom({ pattern: HEART }).pattern, HEART);
  assert.equal(wishFrom({ pattern: "heart" }).pattern, "");
});
