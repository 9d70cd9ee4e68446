/** Check cards that are dragged to another position in My puzzles. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { MOVED, makeDraggable } from "../../../web/puzzles/drag.js";
import { drawn, layOut } from "../../support/elements.js";

layOut();
const line = Object.assign(drawn(document.createElement("div")), { hidden: true });
const card = drawn(document.createElement("article"));
card.setAttribute("data-index", 3);
const within = drawn(document.createElement("b"));
card.append(within);
const other = drawn(document.createElement("p"));
const box = drawn(document.createElement("div"));
box.append(card, other);
/** @type {number[][]} */
const moves = [];
makeDraggable(/** @type {any} */ (box), /** @type {any} */ (line), {
  placeAt: (x, y) => ({ index: x + y, left: x, top: y }),
  onPlace: (from, to) => moves.push([from, to]),
});

/** Start dragging an element. @param {any} target */
function begin(target) {
  const dataTransfer = { effectAllowed: "", setData: (/** @type {string} */ type) => types.push(type) };
  /** @type {string[]} */
  const types = [];
  box.hears("dragstart", { target, dataTransfer });
  return [types, dataTransfer.effectAllowed];
}
const over = () => box.hears("dragover", { clientX: 4, clientY: 2 }).defaultPrevented;

test("a card that is dragged shows where it would go, and goes there", () => {
  assert.equal(over(), false); // data from elsewhere cannot be dropped here
  assert.deepEqual(begin(within), [[MOVED], "move"]);
  assert.equal(line.hidden, true);
  assert.equal(over(), true); // the card can be dropped here
  assert.deepEqual([line.hidden, line.style], [false, { ...line.style, translate: "4px 2px" }]);
  box.hears("dragleave", { relatedTarget: card });
  assert.equal(line.hidden, false);
  box.hears("dragleave", { relatedTarget: null });
  assert.equal(line.hidden, true);
  over();
  box.hears("drop", { clientX: 0, clientY: 1 });
  box.hears("dragend");
  assert.deepEqual([moves.splice(0), line.hidden], [[[3, 1]], true]);
});

test("nothing goes anywhere that is no card, or is dragged no longer", () => {
  assert.deepEqual(begin(other), [[], ""]);
  assert.equal(over(), false);
  box.hears("drop", { clientX: 0, clientY: 1 });
  assert.deepEqual(moves, []);
});
