import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { langOf, lineOf, puzzleIn } from "../../../web/texts/texts.js";

const read = (/** @type {string} */ path) => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf-8");
const { texts, slips } = JSON.parse(read("web/texts/texts.json"));

test("a quote of ours is found at its line, however it is indented", () => {
  const source = "def steps(sudoku):\n    while True:\n        sudoku[y][x] = 0\n";
  assert.equal(lineOf(source, "sudoku[y][x] = 0"), 3);
  assert.equal(lineOf(source, "sudoku[y][x] = 1"), 0);
});

test("a puzzle that was printed can be taken from its line", () => {
  const puzzle = `${"53..7....".repeat(8)}.........`;
  assert.equal(puzzleIn(`one solution: 0 of 20\n${puzzle}\n`), puzzle);
  assert.equal(puzzleIn(`${puzzle}1\n0 3 4\n`), null);
});

test("a program is English, a sentence or its comment has the language of its text", () => {
  assert.equal(langOf("guess(0);", "zh-Hant"), "en");
  assert.equal(langOf("if( u(e)  )//就随机进行选择", "zh-Hans"), "zh-Hans");
});

test("every slip has its words, and whoever shows one has a program for it", () => {
  const words = JSON.parse(read("web/texts/en.json"));
  const told = Object.keys(words).filter((key) => key.startsWith("texts.slip."));
  const all = Object.values(slips).flat();
  assert.deepEqual(told, all.map(({ name }) => `texts.slip.${name}`).sort());
  for (const slug of Object.keys(texts))
    assert.ok(
      slips[slug].some((/** @type {any} */ slip) => slip.program),
      slug,
    );
});
