/** Check the marks on the root element, from which the style sheets learn what is open. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { markRoot, removeMarked, showMarked } from "../../../web/ui/root.js";
import { drawn, layOut } from "../../support/elements.js";

const SHEETS = { mark: "sheet", kind: ".sheet" };

/** @type {any[]} */
let there = [];
beforeEach(() => {
  layOut();
  there = [];
  Object.assign(document, { querySelectorAll: () => there });
});

const markOf = (/** @type {string} */ name) => drawn(document.documentElement).getAttribute(`data-${name}`);

/** Add a dialog to the page. It notes the mark at the time when it opens or closes, which moves the focus. */
function dialog() {
  /** @type {any} */
  const made = { open: false, seen: [], remove: () => there.splice(there.indexOf(made), 1) };
  const turn = (/** @type {boolean} */ open) => () => {
    made.seen.push(markOf("sheet"));
    made.open = open;
  };
  there.push(Object.assign(made, { show: turn(true), close: turn(false) }));
  return made;
}

test("a mark has a value, or is there or not", () => {
  markRoot("takes", "hint");
  markRoot("draw", true);
  assert.deepEqual([markOf("takes"), markOf("draw")], ["hint", ""]);
  markRoot("takes", false);
  markRoot("draw", null);
  assert.deepEqual([markOf("takes"), markOf("draw")], [null, null]);
});

test("the mark changes before the dialog does, so that what gets the focus is visible", () => {
  const sheet = dialog();
  showMarked(sheet, true, SHEETS);
  showMarked(sheet, false, SHEETS);
  assert.deepEqual(sheet.seen, ["", null]);
});

test("when one dialog follows another, the mark stays in both orders", () => {
  const [first, second] = [dialog(), dialog()];
  showMarked(first, true, SHEETS);
  showMarked(second, true, SHEETS);
  showMarked(first, false, SHEETS);
  assert.equal(markOf("sheet"), "");
  showMarked(second, false, SHEETS);
  showMarked(first, true, SHEETS);
  assert.equal(markOf("sheet"), "");
});

test("a removed dialog leaves no mark", () => {
  const [first, second] = [dialog(), dialog()];
  for (const each of [first, second]) showMarked(each, true, SHEETS);
  removeMarked(first, SHEETS);
  assert.equal(markOf("sheet"), "");
  removeMarked(second, SHEETS);
  assert.equal(markOf("sheet"), null);
});
