import assert from "node:assert/strict";
import { test } from "node:test";
import { candidateGrid, postingFrom, postOf } from "../../../web/explain/post.js";

/** @param {string} technique @param {string} line @returns {any} */
const step = (technique, line) => ({ technique, notation: { hodoku: line, eureka: line.replace("<>", "-") } });
const nameOf = (/** @type {{technique: string}} */ { technique }) => technique;
const values = "12..34..........";
const cells = { 2: [3, 4], 3: [4], 6: [1, 2], 7: [1] };
const board = /** @type {any} */ ({ geometry: "4", givens: values, values });
const steps = [step("hidden-single", "r1c3=3"), step("full-house", "r1c4=4"), step("x-wing", "1 r12 => r3c1<>1")];
/** @type {any} */
const path = {
  kind: "path",
  about: board,
  steps,
  index: 2,
  solved: true,
  next: null,
  boards: Array(4).fill({ values, cells }),
};

test("a step is its name and its line, in the chosen notation and markup", () => {
  const posted = (/** @type {object} */ posting) => postOf("step", path, postingFrom(posting), nameOf);
  assert.equal(posted({}), "x-wing: 1 r12 => r3c1<>1");
  assert.equal(posted({ notation: "eureka", markup: "bbcode" }), "[b]x-wing[/b]: 1 r12 => r3c1-1");
  assert.equal(posted({ markup: "markdown" }), "**x-wing**: 1 r12 =\\> r3c1\\<\\>1");
});

test("a position is a grid with lines between the boxes and columns of one width", () => {
  const grid = ["+------+-------+", "| 1  2 | 34  4 |", "| 3  4 | 12  1 |", "+------+-------+"];
  assert.deepEqual(candidateGrid(path, values).split("\n").slice(0, 4), grid);
  assert.match(postOf("position", path, postingFrom({ markup: "bbcode" }), nameOf), /^\[code\]\n\+-.*\+\n\[\/code\]$/s);
});

test("a path has the puzzle and its steps, with singles in succession in one line", () => {
  const lines = [values, "", "1. r1c3=3, r1c4=4", "2. x-wing: 1 r12 => r3c1<>1"];
  assert.equal(postOf("path", path, postingFrom(), nameOf), lines.join("\n"));
  assert.equal(postOf("path", { ...path, solved: false }, postingFrom(), nameOf), [...lines, "…"].join("\n"));
});
