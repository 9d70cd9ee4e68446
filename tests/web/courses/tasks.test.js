import assert from "node:assert/strict";
import { test } from "node:test";
import { createBacktracking } from "../../../web/courses/backtracking-view.js";
import { createFields } from "../../../web/courses/fields-view.js";
import { createOrder } from "../../../web/courses/order-view.js";
import { createUnique } from "../../../web/courses/unique-view.js";
import { createUsed } from "../../../web/courses/used-view.js";
import { drawn, layOut } from "../../support/elements.js";
import { inEnglish, press, seen } from "../../support/seen.js";

layOut();
inEnglish();

/** The full grid at the start of "one or many", by the names of its cells. */
const CLUES = Array.from("1234341221434321", (digit, at) => `r${Math.floor(at / 4) + 1}c${(at % 4) + 1}, ${digit}`);

/** Return functions that press buttons of a lesson and read its result. @param {HTMLElement} root */
function task(root) {
  const tones = () =>
    drawn(root)
      .querySelectorAll(".course-answer")
      .map((line) => line.dataset.tone ?? null);
  /** Press these buttons, and return the result of the last one. @param {...string} names */
  const judged = (...names) => {
    for (const name of names) press(root, name);
    return tones()[0];
  };
  return { lines: () => seen(root), judged, tones };
}

test("fields: each is judged by its guard, the next one comes after a right answer, and after the last the first", () => {
  const { lines, judged } = task(createFields());
  const field = () =>
    lines()
      .slice(0, 4)
      .map((line) => line.split(" |")[1].trim());
  const kinds = { none: "None", one: "One: a single", several: "Several" };
  const first = ["1 0110", "1 0101", "1 0100", "1 0011"];
  assert.deepEqual(field(), first);
  assert.equal(judged(kinds.one), "bad");
  assert.deepEqual(field(), first);
  const answers = /** @type {const} */ (["several", "one", "none", "one", "several", "one"]);
  const fields = answers.map((answer) => {
    const [now] = field();
    assert.equal(judged(kinds[answer]), "good", now);
    return now;
  });
  assert.deepEqual(fields, ["1 0110", "1 0100", "1 0000", "1 1000", "1 1011", "1 0001"]);
  const done = lines().at(-1);
  assert.deepEqual(field(), first);
  judged(kinds.several);
  assert.notEqual(lines().at(-1), done);
});

test("used digits: the four lines are filled for a cell, and what is left is concluded", () => {
  const root = createUsed();
  const { lines, judged } = task(root);
  assert.equal(judged("Check"), "bad");
  const toggles = drawn(root).querySelectorAll(".course-toggle");
  assert.equal(toggles.length, 16);
  const on = (/** @type {number} */ line, /** @type {number} */ digit) => toggles[4 * line + digit - 1].hears("click");
  on(1, 4);
  on(2, 3);
  assert.equal(judged("Check"), "bad");
  for (const digit of [1, 2, 4]) on(3, digit);
  assert.deepEqual(lines().slice(2, 6), [
    "Row [1] [2] [3] [4] 0000",
    "Column [1] [2] [3] [4]* 1000",
    "Box [1] [2] [3]* [4] 0100",
    "Allowed [1]* [2]* [3] [4]* 1011",
  ]);
  assert.equal(judged("Check"), "bad");
  on(3, 4);
  assert.equal(judged("Check"), "good");
  assert.match(lines().at(-1) ?? "", /r1c1.*1 and 2/);
  assert.equal(judged("Another cell"), "none");
  assert.deepEqual(
    lines()
      .slice(1, 6)
      .join(" ")
      .match(/r\dc\d|[01]{4}/g),
    ["r1c2", "0000", "0000", "0000", "0000"],
  );
  for (let times = 0; times < 9; times += 1) press(root, "Another cell");
  assert.equal(lines()[1], "The table for r1c1");
});

test("one or many: clues are taken away as long as one solution is left, and laid back", () => {
  const { lines, judged } = task(createUnique());
  assert.equal(lines()[1], "16 clues, one solution. Remove 10 more.");
  const cells = ["r1c1, 1", "r1c2, 2", "r1c3, 3", "r1c4, 4", "r2c1, 3", "r2c3, 1", "r3c2, 1", "r3c4, 3", "r4c1, 4"];
  assert.equal(judged(cells[0]), "none");
  assert.equal(lines()[1], "15 clues, one solution. Remove 9 more.");
  judged("r1c1, blank");
  assert.equal(lines()[1], "16 clues, one solution. Remove 10 more.");
  judged(...cells);
  const few = lines()[1];
  assert.match(few, /^7 clues/);
  judged("r4c2, 3", "r4c3, 2", "r4c4, 1", "r3c1, 2", "r3c3, 4");
  assert.equal(judged("r2c2, 4", "r2c4, 2"), "bad");
  assert.match(lines()[1], /100/);
  judged("Start over");
  assert.equal(lines()[1], "16 clues, one solution. Remove 10 more.");
});

test("one or many: six clues with one solution are well done, seven are not yet, two solutions are not right", () => {
  const { lines, judged } = task(createUnique());
  const left = new Set(CLUES);
  const blank = (/** @type {string} */ cell) => `${cell.slice(0, 4)}, blank`;
  const tones = [];
  for (const cell of CLUES) {
    const tone = judged(cell);
    if (tone === "bad") judged(blank(cell));
    else left.delete(cell);
    tones.push(tone);
  }
  assert.ok(tones.includes("bad"));
  const clues = Number.parseInt(lines()[1], 10);
  assert.equal(clues, left.size);
  assert.equal(task(createUnique()).tones()[0], "none");
  assert.equal(judged(blank("r1c1")), clues + 1 > 6 ? "none" : "good");
  assert.ok(clues <= 6, lines()[1]);
});

test("one or many: of a single clue it is told as of one", () => {
  const { lines, judged } = task(createUnique());
  judged(...CLUES.slice(1));
  assert.equal(lines()[1], "1 clue, 72 solutions: not a proper puzzle. Put a clue back.");
});

test("one or many: by chance it is told how often it goes well", (context) => {
  context.mock.method(Math, "random", () => 0.5);
  const { lines, judged, tones } = task(createUnique());
  judged("Dig");
  assert.match(lines().at(-1) ?? "", /100.*9|9.*100/);
  assert.equal(tones()[1], "none");
});

test("the order of cells: the one with the fewest candidates is taken, and a wrong choice is told", () => {
  const { lines, judged } = task(createOrder());
  const cells = () => lines()[0];
  assert.equal(judged("r1c1, blank, candidates 1 and 2"), "bad");
  assert.ok(cells().includes("[r1c1, blank"));
  assert.equal(judged("r2c1, blank, candidates 1"), "good");
  assert.ok(cells().includes("(r2c1, 1)"));
  judged("Start over");
  assert.ok(cells().includes("[r2c1, blank, candidates 1]"));
  assert.equal(lines()[1], "Which cell has the fewest candidates?");
});

test("going back: one writes what the program writes, to the end, and can begin again", () => {
  const root = createBacktracking();
  const { lines, judged } = task(root);
  assert.equal(judged("Go back"), "bad");
  assert.ok(["good", "none"].includes(judged("1") ?? ""));
  assert.match(lines()[0], /^\(r1c1, 1\) \(r1c2, blank\)\*/);
  let presses = 0;
  while (lines()[0].includes(")*") && presses < 100) {
    const before = lines()[0];
    for (const name of ["1", "2", "3", "4", "Go back"]) {
      presses += 1;
      if (judged(name) !== "bad") break;
    }
    assert.notEqual(lines()[0], before);
  }
  assert.equal(
    lines()[0]
      .match(/\d(?=\))/g)
      ?.join("").length,
    16,
  );
  const said = lines()[2];
  judged("1");
  assert.equal(lines()[2], said);
  judged("Start over");
  assert.match(lines()[0], /^\(r1c1, blank\)\*/);
});
