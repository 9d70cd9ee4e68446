import assert from "node:assert/strict";
import { test } from "node:test";
import { idsOf } from "../../../web/book/edit.js";
import { choiceField, iconButton, textField } from "../../../web/book/fields.js";
import { createOrder, firstOrder } from "../../../web/book/order.js";
import { icon } from "../../../web/ui/dom.js";
import { drawn, layOut } from "../../support/elements.js";
import { control, enter, inEnglish, press, seen } from "../../support/seen.js";

layOut();
inEnglish();

/** @type {any} */
const TECHNIQUES = [{ name: "x-wing", grades: ["hard", "expert"] }];
const WISH = { size: "9", grade: "easy", symmetry: "half-turn", clues: "any", technique: "any" };

/** Create the form of an order, and record its changes. @param {object} [wish] */
function ordering(wish) {
  /** @type {any[]} */
  const told = [];
  const order = createOrder((next) => told.push(next));
  const now = wish && { wish: { ...WISH, ...wish }, count: 3, seed: "desk" };
  order.show(/** @type {any} */ (now ?? null), TECHNIQUES);
  const more = drawn(order.root).all("details")[0];
  more.setAttribute("open", "");
  /** @param {string} name */
  const choices = (name) =>
    control(order.root, name).options.map((/** @type {any} */ option) => option.getAttribute("value"));
  return { ...order, told, choices };
}

test("a section without an order can have one; the first orders twelve", () => {
  const { root, told } = ordering();
  assert.deepEqual(seen(root), ["[Make new puzzles]"]);
  press(root, "Make new puzzles");
  assert.deepEqual([told[0].count, firstOrder(5).count], [12, 5]);
});

test("an order is shown as it is, and can be taken away", () => {
  const { root, told } = ordering({});
  assert.deepEqual(seen(root), [
    "Puzzles {3}",
    "Rules {Classic}",
    "Difficulty {Easy}",
    "More options",
    "ER range {}",
    "Size {9 × 9}",
    "Symmetry of the clues {Rotational (180°)}",
    "Number of clues {any}",
    "Required technique {Any}",
    "Seed or ID {desk}",
    "[Don't make new puzzles]",
  ]);
  press(root, "Don't make new puzzles");
  assert.deepEqual(told, [null]);
});

test("the number of clues is chosen as in newspapers, and one that was typed elsewhere stays", () => {
  const { root, told } = ordering({});
  enter(root, "Number of clues", "usual");
  assert.equal(told.at(-1).wish.clues, "usual");
  const typed = ordering({ clues: "28-30" });
  assert.ok(typed.choices("Number of clues").includes("28-30"));
  enter(typed.root, "Number of clues", "any");
  assert.equal(typed.told.at(-1).wish.clues, "any");
});

test("puzzles with rules can be ordered, with grades and sizes of their own", () => {
  const variant = { kinds: "killer", size: "6", grade: "easy", symmetry: "none" };
  const { root, told, choices } = ordering({ technique: "x-wing", grade: "hard" });
  enter(root, "Rules", "killer");
  const wish = { kinds: "killer", size: "9", grade: "hard", symmetry: "half-turn" };
  assert.deepEqual(told.at(-1).wish, { ...wish, clues: "any", cages: "any", rules: "all" });
  assert.ok(choices("Rules").includes("sandwich"));
  const other = ordering({ ...variant, clues: "some", cages: "2-5", rules: "needed" });
  assert.deepEqual(other.choices("Size"), ["9", "6"]);
  assert.ok(!other.choices("Difficulty").includes("gentle"));
  enter(other.root, "Difficulty", "medium");
  assert.deepEqual(other.told.at(-1).wish, {
    ...{ ...variant, grade: "medium" },
    ...{ clues: "some", cages: "2-5", rules: "needed" },
  });
  enter(other.root, "Rules", "classic");
  assert.deepEqual(other.told.at(-1).wish, { ...WISH, size: "6", symmetry: "none" });
});

test("the puzzles of an order are recognised by the IDs that Python gives them", () => {
  const killer = {
    kinds: "killer",
    size: "6",
    grade: "easy",
    symmetry: "none",
    clues: "any",
    cages: "2-5",
    rules: "all",
  };
  assert.deepEqual(idsOf({ wish: killer, count: 1, seed: "desk" }), ["v2.killer.6.easy.none.any.2-5.all.desk.0"]);
  assert.deepEqual(idsOf({ wish: WISH, count: 1, seed: "desk" }), ["g2.9.easy.half-turn.any.any.desk.0"]);
  for (const [change, version] of /** @type {[Partial<typeof WISH>, string][]} */ ([
    [{ grade: "diabolical" }, "g2"],
    [{ grade: "extreme" }, "g4"],
    [{ grade: "er7.5-8.0" }, "g4"],
    [{ grade: "er7.4-8.0" }, "g2"],
    [{ grade: "extreme", size: "8" }, "g2"],
    [{ grade: "extreme", technique: "aic" }, "g2"],
    [{ grade: "extreme", clues: "p637bf2783c1b18d838080" }, "g2"],
  ])) {
    const [id] = idsOf({ wish: { ...WISH, ...change }, count: 1, seed: "desk" });
    assert.equal(id.slice(0, 2), version, id);
  }
});

test("how many is told when the field is left, unless it is out of bounds", () => {
  const { root, told } = ordering({});
  const field = control(root, "Puzzles");
  for (const typed of ["7", "0", "-3", "2.6", "9999", "x"]) Object.assign(field, { value: typed }).hears("change");
  assert.deepEqual(
    told.map(({ count }) => count),
    [7],
  );
  field.hears("input");
  assert.equal(told.length, 1, "while it is typed it is no number yet");
});

test("each wish changes itself alone, and what it makes impossible", () => {
  const { root, told } = ordering({});
  /** Return the order after a change of a field. @param {string} name @param {string} value */
  const made = (name, value) => {
    told.length = 0;
    enter(root, name, value);
    const [order] = told;
    return (
      order && [order.wish.size, order.wish.grade, order.wish.symmetry, order.wish.technique, order.seed].join(" ")
    );
  };
  assert.deepEqual(
    [
      made("Seed or ID", " Ab "),
      made("Seed or ID", "  "),
      made("Symmetry of the clues", "none"),
      made("Difficulty", "hard"),
      made("Size", "16"),
      made("Required technique", "x-wing"),
      made("ER range", "2.8-3.2"),
      made("ER range", ""),
      made("ER range", "hard"),
    ],
    [
      "9 easy half-turn any ab",
      undefined,
      "9 easy none any desk",
      "9 hard half-turn any desk",
      "16 any half-turn any desk",
      "9 any half-turn x-wing desk",
      "9 er2.8-3.2 half-turn any desk",
      undefined,
      undefined,
    ],
  );
});

test("ER in the place of a grade is told in both fields, and goes with its text", () => {
  const { root, told, choices } = ordering({ grade: "er2.8-3.2" });
  assert.deepEqual([choices("Difficulty").at(-1), control(root, "ER range").value], ["er2.8-3.2", "2.8-3.2"]);
  assert.equal(choices("Difficulty").length, ordering({}).choices("Difficulty").length + 1);
  enter(root, "ER range", " ");
  assert.equal(told.at(-1).wish.grade, "any");
});

test("only a size that is rated has grades to choose; a technique, those that it can have", () => {
  const isIdle = (/** @type {object} */ wish) => Reflect.get(control(ordering(wish).root, "Difficulty"), "disabled");
  assert.deepEqual([isIdle({}), isIdle({ size: "16", grade: "any" })], [false, true]);
  assert.deepEqual(ordering({ technique: "x-wing", grade: "hard" }).choices("Difficulty"), ["any", "hard", "expert"]);
  assert.deepEqual(ordering({}).choices("Required technique"), ["any", "x-wing"]);
  assert.deepEqual(ordering({ technique: "gone" }).choices("Required technique"), ["any", "x-wing", "gone"]);
});

test("what is being typed is left alone, a choice is not; choices stay as long as they are the same", () => {
  const [box, choice] = [textField("book.note", () => {}, 3), choiceField("book.look", () => {})];
  const shown = (/** @type {string} */ value) => {
    box.show(value);
    choice.show(value, ["a", "b"], (name) => name.toUpperCase());
    return [box.box.value, choice.select.value];
  };
  assert.deepEqual(shown("a"), ["a", "a"]);
  const [option] = drawn(choice.select).options;
  for (const control of [box.box, choice.select]) {
    control.focus();
    shown("a");
    assert.deepEqual(shown("b"), control === box.box ? ["a", "b"] : ["b", "b"]);
  }
  assert.equal(drawn(choice.select).options[0], option);
});

test("choices stand in their groups, and languages are named in their own", () => {
  const { select, show } = choiceField("book.look", () => {});
  show(
    "ko",
    ["de", "ko", "x"],
    (name) => name,
    (name) => (name === "x" ? "Other" : ""),
  );
  assert.equal(
    drawn(select).outerHTML.replace(/ (class|id)="[^"]*"/g, ""),
    '<select><option value="de">de</option><option value="ko" lang="ko">ko</option><optgroup label="Other"><option value="x">x</option></optgroup></select>',
  );
  const ids = [choiceField("book.look", () => {}), choiceField("book.look", () => {})].map(({ select }) => select.id);
  assert.notEqual(ids[0], ids[1]);
  const button = drawn(iconButton("book.up", icon("up"), () => {}));
  assert.equal(button.getAttribute("aria-label"), button.getAttribute("title"));
});
