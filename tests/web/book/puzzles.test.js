import assert from "node:assert/strict";
import { test } from "node:test";
import { choiceField } from "../../../web/book/fields.js";
import { createPuzzles } from "../../../web/book/puzzles.js";
import { drawn, layOut } from "../../support/elements.js";
import { inEnglish } from "../../support/seen.js";

layOut();
inEnglish();
const GIVENS = ["1", "2", "3"].map((digit) => digit.padEnd(81, "."));
const PUZZLES = /** @type {any[]} */ (GIVENS.map((puzzle) => ({ puzzle, givens: puzzle, geometry: "9" })));

/** Create a section of three puzzles, and record its actions. */
function section() {
  /** @type {unknown[]} */
  const told = [];
  const view = createPuzzles({
    move: (from, to) => told.push([from, to]),
    change: (puzzles) => told.push(puzzles.length),
    name: (index, name) => told.push([index, name]),
  });
  view.show(PUZZLES, true);
  const [grid, tools] = drawn(view.root).children;
  const cards = () => grid.all("button");
  const pressed = () => cards().findIndex((card) => card.getAttribute("aria-pressed") === "true");
  return { view, told, tools, cards, pressed, buttons: tools.all("button") };
}

test("none is chosen at first, nor in another section; in the same the choice stays", () => {
  const { view, tools, cards, pressed } = section();
  assert.deepEqual([cards().length, pressed(), tools.hidden], [3, -1, true]);
  cards()[1].hears("click");
  assert.deepEqual([pressed(), tools.hidden], [1, false]);
  view.show([...PUZZLES], false);
  assert.equal(pressed(), 1);
  view.show([...PUZZLES], true);
  assert.deepEqual([pressed(), tools.hidden], [-1, true]);
});

test("a puzzle is moved to either side, not past the ends, and stays chosen; it is taken out", () => {
  const { told, cards, pressed, buttons } = section();
  const [earlier, later, remove] = buttons;
  cards()[1].hears("click");
  later.hears("click");
  later.hears("click");
  assert.deepEqual([told, pressed()], [[[1, 2]], 2]);
  earlier.hears("click");
  earlier.hears("click");
  earlier.hears("click");
  assert.deepEqual(
    [told.slice(1), pressed()],
    [
      [
        [2, 1],
        [1, 0],
      ],
      0,
    ],
  );
  remove.hears("click");
  assert.equal(told.at(-1), 2);
});

test("where the last was taken out, the one before is chosen", () => {
  const { view, cards, pressed } = section();
  cards()[2].hears("click");
  view.show(PUZZLES.slice(0, 2), false);
  assert.equal(pressed(), 1);
});

test("what is to be looked at is chosen and has the focus; where it is gone, the last is chosen", () => {
  const { view, tools, cards, pressed } = section();
  view.goTo(1);
  assert.deepEqual([pressed(), tools.hidden, document.activeElement], [1, false, cards()[1]]);
  view.goTo(9);
  assert.deepEqual([pressed(), document.activeElement], [2, cards()[1]]);
});

test("a puzzle is told with its number, and what is known of it; one that is not as ordered is marked", () => {
  const { view, cards } = section();
  const [plain, known, met] = PUZZLES;
  view.show([plain, { ...known, name: "Mine", grade: "hard", er: 4, unmet: ["er"] }, { ...met, unmet: [] }], false);
  assert.deepEqual(
    cards().map((card) => ["aria-label", "title", "data-unmet"].map((name) => card.getAttribute(name))),
    [
      ["Puzzle 1", "", null],
      ["Puzzle 2, Mine · Hard · 4.0", "Mine · Hard · 4.0", ""],
      ["Puzzle 3", "", null],
    ],
  );
  assert.deepEqual(
    cards().map((card) => card.querySelector(".book-about")?.textContent),
    ["1", "2 Mine · Hard · 4.0", "3"],
  );
});

test("the name of the chosen one is shown, and changed", () => {
  const { view, told, tools, cards } = section();
  view.show([PUZZLES[0], { ...PUZZLES[1], name: "Mine" }], false);
  const [field] = tools.all("input");
  const shown = (/** @type {number} */ at) => {
    cards()[at].hears("click");
    return [field.value, tools.getAttribute("aria-label")];
  };
  assert.deepEqual(shown(0), ["", "Puzzle 1"]);
  assert.deepEqual(shown(1), ["Mine", "Puzzle 2"]);
  Object.assign(field, { value: "Our order" }).hears("input");
  assert.deepEqual(told, [[1, "Our order"]]);
});

test("a list is written anew only when its values are others", () => {
  const field = choiceField("book.kind", () => {});
  field.show("b", ["a", "b"], (value) => `<${value}>`);
  const options = () => drawn(field.select).all("option");
  const [first] = options();
  assert.deepEqual(
    options().map((option) => option.textContent),
    ["<a>", "<b>"],
  );
  field.show("a", ["a", "b"], (value) => value);
  assert.equal(options()[0], first);
  field.show("a", ["a", "c"], (value) => value);
  assert.deepEqual(
    options().map((option) => option.textContent),
    ["a", "c"],
  );
});
