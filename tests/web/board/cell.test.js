import assert from "node:assert/strict";
import { test } from "node:test";
import { createCell } from "../../../web/board/cell.js";
import { after, lookNow, PUZZLE, stateWith } from "../../support/boards.js";
import { drawn, layOut } from "../../support/elements.js";
import { inEnglish } from "../../support/seen.js";

layOut();
inEnglish();
const BLANK = lookNow(after(stateWith(PUZZLE), { type: "select", cell: 80 }))[1];

/** @param {...Partial<typeof BLANK>} looks one after the other */
function seen(...looks) {
  const cell = createCell(3);
  for (const look of looks) cell.render({ ...BLANK, tints: "", ...look });
  return drawn(cell.element);
}

/** @param {Partial<typeof BLANK>} look */
const classOf = (look) => seen(look).getAttribute("class");

test("a cell's classes say what it is, and no more", () => {
  assert.equal(classOf({}), "cell blank");
  assert.equal(classOf({ kind: "given", symbol: "4", tints: "peer" }), "cell given peer");
  assert.equal(classOf({ corners: [1] }), "cell blank cornered");
  assert.equal(classOf({ color: 3 }), "cell blank paint paint-3");
  assert.equal(classOf({ selected: true, conflict: true }), "cell blank selected conflict");
  assert.equal(classOf({ marked: ["fin", "base"] }), "cell blank marked role-fin marked role-base");
});

test("it says to readers whether it is chosen, fixed or wrong", () => {
  /** @param {Partial<typeof BLANK>} look */
  const told = (look) => ["selected", "readonly", "invalid"].map((name) => seen(look).getAttribute(`aria-${name}`));
  assert.deepEqual(told({}), ["false", "false", null]);
  assert.deepEqual(told({ selected: true, kind: "given", conflict: true }), ["true", "true", "true"]);
});

test("small digits stand as a box's cells do, in order, those in corners apart", () => {
  const cell = seen({ notes: [2, 9] }, { notes: [2, 6, 9], corners: [4], lit: 4 });
  const [value, notes, corners] = cell.children;
  assert.deepEqual(
    [value, notes, corners].map((part) => part.textContent),
    ["", "2 6 9 ", "4 "],
  );
  assert.deepEqual(
    notes.children.map(({ style }) => Reflect.get(style, "gridArea")),
    ["1 / 2", "2 / 3", "3 / 3"],
  );
  assert.equal(corners.children[0].getAttribute("class"), "note lit");
});

test("a small digit has its role, its colour, whether it is crossed out and whether its digit is lit", () => {
  const look = { notes: [1, 2, 3, 4], noteRoles: { 1: "out" }, noteColors: { 2: 5 }, crossed: [3], lit: 4 };
  const classes = seen(/** @type {any} */ (look)).children[1].children.map((note) => note.getAttribute("class"));
  assert.deepEqual(classes, ["note role-out", "note paint paint-5", "note crossed", "note lit"]);
});

test("small digits go when there are none, and when a digit is written", () => {
  const cell = seen({ notes: [1], corners: [2] }, { kind: "entry", symbol: "7" });
  assert.deepEqual(
    cell.children.map(({ textContent }) => textContent),
    ["7"],
  );
});

test("a screen reader is told what stands in a cell, and of its small digits which are left, crossed out or marked", () => {
  const label = (/** @type {object} */ look) => seen(/** @type {any} */ (look)).getAttribute("aria-label");
  const rest = (/** @type {object} */ look) =>
    label(look)
      ?.replace(`${label({})}`, "")
      .split(", ")
      .filter(Boolean);
  const plain = label({});
  assert.equal(plain, "r1c2, blank");
  const crossed = rest({ notes: [1, 3, 5], crossed: [3, 5] }) ?? [];
  assert.equal(crossed.length, 2);
  assert.deepEqual(
    crossed.map((words) => words.match(/\d/g)?.join("")),
    ["1", "35"],
  );
  assert.deepEqual(
    rest({ notes: [1, 3], corners: [4] })?.map((words) => words.match(/\d/g)?.join("")),
    ["13", "4"],
  );
  const roles =
    rest({ notes: [1, 2, 3], noteRoles: { 1: "out", 3: "out", 2: "fin" }, roles: ["out", "fin", "base"] }) ?? [];
  assert.deepEqual(
    roles.map((words) => words.match(/\d/g)?.join("") ?? words),
    ["123", "13", "2", roles[3]],
  );
  assert.equal(roles.length, 4);
  assert.equal(rest({ notes: [1, 2], noteColors: { 2: 5 } })?.length, 2);
  assert.equal(rest({ color: 3, conflict: true })?.length, 2);
});
