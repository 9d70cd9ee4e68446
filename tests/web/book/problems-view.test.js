/** Check the list of problems to look at before a book is printed. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { INITIAL } from "../../../web/app/state.js";
import { createProblems } from "../../../web/book/problems-view.js";
import { newBook } from "../../../web/print/book.js";
import { PUZZLE } from "../../support/boards.js";
import { drawn, layOut } from "../../support/elements.js";
import { inEnglish, press, seen } from "../../support/seen.js";

layOut();
inEnglish();

const known = { puzzle: PUZZLE, geometry: "9", techniques: ["x-wing"] };
const [SECTION] = newBook("en").sections;
const full = { ...SECTION, puzzles: [known] };

/** Create the list of problems, open. */
function things() {
  /** @type {unknown[]} */
  const asked = [];
  const { root, render } = createProblems(
    (at, puzzle) => asked.push([at, puzzle]),
    () => asked.push("check"),
  );
  Object.assign(drawn(root).all("details")[0], { open: true });
  /** @param {import("../../../web/print/book.js").BookSection[]} sections @param {any[]} [warnings] */
  const shows = (sections, warnings = []) => {
    const print = { ...INITIAL.print, sheets: /** @type {any} */ ({ warnings }) };
    render({ ...INITIAL, print }, { ...newBook("en"), sections });
    return seen(root);
  };
  /** Return the words that only screen readers receive. */
  const told = () => drawn(root).querySelector(".unseen")?.textContent;
  return { root: drawn(root), asked, shows, told };
}

test("all is well only when every puzzle has been checked", () => {
  const { shows, told, root, asked } = things();
  const fine =
    "No problems were found. Every puzzle has exactly one solution, matches the options of its section and appears only once. No title is cut off.";
  shows([SECTION]);
  assert.deepEqual([shows([full]), told()], [[fine], ""]);
  const { techniques: _, ...other } = known;
  const soFar = "No problems so far. Some puzzles have not been checked yet.";
  assert.deepEqual(shows([{ ...full, puzzles: [known, other] }]), [soFar, "[Check 1 puzzle]"]);
  press(root, "Check 1 puzzle");
  assert.deepEqual(asked, ["check"]);
});

test("things are counted, also for a screen reader, and each leads to its place", () => {
  const { shows, told, root, asked } = things();
  const lines = ["2 issues to check", "[Section 1: no puzzles yet]", "[Section 2, puzzle 1: no solution]"];
  const warnings = [{ code: "no-solution", puzzles: [1] }];
  shows([full]);
  assert.deepEqual([shows([SECTION, full], warnings), told()], [[...lines, lines[0]], lines[0]]);
  for (const line of lines.slice(1)) press(root, line.slice(1, -1));
  assert.deepEqual(asked, [
    [0, -1],
    [1, 0],
  ]);
});

test("the list stays while it says the same, as somebody may be in it", () => {
  const { shows, root } = things();
  const first = () => root.all("li")[0];
  shows([SECTION]);
  const before = first();
  shows([{ ...SECTION }]);
  assert.equal(first() === before, true);
  shows([{ ...SECTION, title: "One" }]);
  assert.equal(first().textContent, "One: no puzzles yet");
});

test("of many things sixty are listed", () => {
  const { shows, root } = things();
  assert.equal(shows([full, ...Array(61).fill(SECTION)])[0], "61 issues to check");
  assert.equal(root.all("li").length, 60);
});
