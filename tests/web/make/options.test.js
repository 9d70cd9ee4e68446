import assert from "node:assert/strict";
import { test } from "node:test";
import {
  bandOf,
  boardFor,
  FIRST_WISH,
  GRADES,
  gradesFor,
  gradesWith,
  gradeTyped,
  MADE_GRADES,
  MOST,
  mixed,
  numberOf,
  partnersOf,
  randomSeed,
  recipeOf,
  regionsIn,
  variantWish,
  wishFrom,
  wishKey,
  withChoice,
  withRegions,
} from "../../../web/make/options.js";

test("what Python is asked", () => {
  const wish = { ...FIRST_WISH, clues: " 24 - 28 ", technique: "xy-wing" };
  assert.deepEqual(recipeOf(wish, " K3F9 ", 7), {
    wish: { size: "9", grade: "medium", symmetry: "half-turn", clues: "24-28", technique: "xy-wing" },
    seed: "k3f9",
    index: 7,
  });
  assert.equal(recipeOf(FIRST_WISH, "a", 0).wish.clues, "any");
});

test("puzzles with rules have their own wish, sizes and grades", () => {
  const killer = withChoice(FIRST_WISH, { kind: "killer" });
  assert.deepEqual(recipeOf(killer, "a", 2), {
    wish: {
      kinds: "killer",
      size: "9",
      grade: "medium",
      symmetry: "half-turn",
      clues: "any",
      cages: "any",
      rules: "all",
    },
    seed: "a",
    index: 2,
  });
  assert.equal(withChoice({ ...FIRST_WISH, size: "16" }, { kind: "killer" }).size, "9");
  assert.equal(withChoice({ ...FIRST_WISH, grade: "gentle" }, { kind: "killer" }).grade, "any");
  const samurai = withChoice({ ...FIRST_WISH, size: "6", grade: "extreme" }, { kind: "samurai" });
  assert.deepEqual([samurai.size, samurai.grade], ["9", "any"]);
  assert.deepEqual(gradesFor(samurai, []), ["easy", "medium"]);
  assert.equal(variantWish({ ...samurai, givens: "none" }).clues, "any");
  assert.deepEqual([boardFor(samurai), boardFor(FIRST_WISH)], ["9@r1c1,r1c13,r7c7,r13c1,r13c13", "9"]);
  assert.equal(withChoice({ ...FIRST_WISH, grade: "er2.8-3.2" }, { kind: "killer" }).grade, "any");
  assert.equal(withChoice({ ...FIRST_WISH, technique: "x-wing" }, { kind: "killer" }).technique, "any");
  assert.notEqual(wishKey(killer), wishKey(FIRST_WISH));
  assert.equal(wishFrom(killer).kind, "classic");
});

test("two kinds of rules can be mixed, unless they are alike or one has a board of its own", () => {
  assert.deepEqual([mixed("x", "killer"), mixed("x", "")], ["x+killer", "x"]);
  const mixture = withChoice(FIRST_WISH, { kind: mixed("x", "killer"), cages: "2-5", needed: true, givens: "some" });
  const { kinds, cages, rules, clues } = variantWish(mixture);
  assert.deepEqual([kinds, cages, rules, clues], ["killer+x", "2-5", "needed", "some"]);
  const both = (/** @type {string} */ name) => gradesFor(withChoice(FIRST_WISH, { kind: name }), []);
  assert.deepEqual(
    both("killer+x"),
    both("killer").filter((grade) => both("x").includes(grade)),
  );
  assert.deepEqual([partnersOf("classic"), partnersOf("samurai")], [[], []]);
  const partners = partnersOf("kropki");
  for (const name of ["kropki", "kropki-some", "samurai"]) assert.ok(!partners.includes(name), name);
  assert.ok(["x", "killer", "jigsaw-drawn"].every((name) => partners.includes(name)));
});

test("a jigsaw takes the regions of the board", () => {
  const regions = "regions:1112112_334433_4";
  assert.equal(regionsIn(`4x+killer:3:r1c12+${regions}`), `4+${regions}`);
  assert.equal(regionsIn("4+killer:3:r1c12"), null);
  const drawn = withChoice(FIRST_WISH, { kind: "jigsaw-drawn+x" });
  assert.equal(withRegions(drawn, `4+${regions}`).size, `4+${regions}`);
  assert.equal(withRegions(drawn, "4").size, "9");
  assert.equal(withRegions(FIRST_WISH, `4+${regions}`).size, "9");
});

test("puzzles with rules may have clues, sizes of cages, and only the rules that are needed", () => {
  const chosen = { ...FIRST_WISH, givens: "some", cages: "2-5", needed: true };
  const asked = (/** @type {string} */ kind) =>
    /** @type {any} */ (recipeOf(withChoice(chosen, { kind }), "a", 0).wish);
  const parts = (/** @type {string} */ kind) => [asked(kind).clues, asked(kind).cages, asked(kind).rules];
  assert.deepEqual(parts("killer"), ["some", "2-5", "needed"]);
  assert.deepEqual(parts("thermometer"), ["some", "any", "needed"]);
  assert.deepEqual(parts("x"), ["some", "any", "all"]);
});

test("numbers of clues and seeds may be written as keyboards all over the world write them", () => {
  for (const clues of ["24-28", "24 – 28", "２４～２８", "24〜28", "24 to 28", "24至28"]) {
    assert.equal(recipeOf({ ...FIRST_WISH, clues }, "ＫＡ３", 0).wish.clues, "24-28", clues);
  }
  assert.equal(recipeOf({ ...FIRST_WISH, clues: "few" }, "ＫＡ３", 0).wish.clues, "few");
  assert.equal(recipeOf(FIRST_WISH, " ＫＡ３", 0).seed, "ka3");
});

test("a band of ER takes the grade's place, as whatever keyboard writes it", () => {
  for (const text of ["8.0-8.9", "8 – 8.9", "ER 8,0～8,9", "er8.0-8.9"])
    assert.equal(gradeTyped(text), "er8.0-8.9", text);
  assert.deepEqual(["8.4", " ", "hard", "9-8", "8.44"].map(gradeTyped), ["er8.4-8.4", "any", null, null, null]);
  assert.deepEqual(bandOf("er8.0-8.9"), { low: "8.0", high: "8.9" });
  assert.equal(bandOf("hard"), null);
  const banded = withChoice(FIRST_WISH, { grade: "er8.0-8.9" });
  assert.equal(recipeOf(banded, "a", 0).wish.grade, "er8.0-8.9");
  assert.equal(withChoice(banded, { symmetry: "none" }).grade, "er8.0-8.9");
  for (const size of ["16", "9x", "6"]) assert.equal(withChoice(banded, { size }).grade, "any");
  assert.equal(wishFrom(banded).grade, FIRST_WISH.grade);
});

test("a large size has no grade and no technique", () => {
  for (const size of ["12", "16"]) {
    const wish = withChoice({ ...FIRST_WISH, technique: "x-wing" }, { size });
    assert.deepEqual([wish.grade, wish.technique], ["any", "any"]);
  }
  assert.equal(withChoice(FIRST_WISH, { size: "6" }).grade, "medium");
});

test("a technique sets the grades that it can have", () => {
  /** @type {import("../../../web/make/options.js").Technique[]} */
  const techniques = [
    { name: "xy-wing", grades: ["hard"] },
    { name: "skyscraper", grades: ["hard", "expert"] },
  ];
  const medium = { ...FIRST_WISH, grade: "medium" };
  assert.equal(withChoice(medium, { technique: "xy-wing" }, techniques).grade, "any");
  assert.equal(withChoice({ ...medium, grade: "expert" }, { technique: "skyscraper" }, techniques).grade, "expert");
  assert.equal(withChoice({ ...medium, technique: "skyscraper" }, { grade: "hard" }, techniques).grade, "hard");
  assert.equal(withChoice(medium, { technique: "any" }, techniques).grade, "medium");
  assert.deepEqual(gradesWith("skyscraper", techniques), ["hard", "expert"]);
  assert.deepEqual(gradesWith("any", techniques), MADE_GRADES);
  assert.deepEqual([MADE_GRADES.length, GRADES.at(-1)], [8, "ultimate"]);
});

test("techniques are for 9x9 alone", () => {
  assert.equal(withChoice({ ...FIRST_WISH, technique: "x-wing" }, { size: "6" }).technique, "any");
});

test("the last wish comes back, as far as there is such a thing", () => {
  const wish = { ...FIRST_WISH, grade: "expert", size: "6", count: 40, seed: "abc", clues: "24", technique: "x-wing" };
  const kept = { ...FIRST_WISH, grade: "expert", size: "6", count: 40 };
  assert.deepEqual(wishFrom(JSON.parse(JSON.stringify(wish))), kept);
  for (const none of [undefined, null, 7, "wish", {}, { grade: "nice", size: 9, count: "x", symmetry: [] }])
    assert.deepEqual(
      wishFrom(none),
      none && Object.hasOwn(/** @type {any} */ (none), "count") ? { ...FIRST_WISH, count: 1 } : FIRST_WISH,
    );
  assert.equal(wishFrom({ size: "16", grade: "hard" }).grade, "any");
  assert.equal(wishFrom({ count: 1e9 }).count, 500);
});

test("the number and the seed do not make another kind of puzzle", () => {
  assert.equal(wishKey(withChoice(FIRST_WISH, { count: 99, seed: "x" })), wishKey(FIRST_WISH));
  assert.notEqual(wishKey(withChoice(FIRST_WISH, { grade: "hard" })), wishKey(FIRST_WISH));
});

test("a seed is short, of letters and digits that are read from paper as what they are", () => {
  for (const random of [0, 0.5, 0.999999])
    assert.match(
      randomSeed(() => random),
      /^[2-9a-hjkmnp-z]{6}$/,
    );
});

test("a number that is entered is a whole one from 1 to what can be made", () =>
  assert.deepEqual(["-5", "0", "", "x", "2.6", "1e9"].map(numberOf), [1, 1, 1, 1, 3, MOST]));
