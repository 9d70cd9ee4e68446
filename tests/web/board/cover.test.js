/** Check what covers the board while the clock is paused. */
import "../../support/still.js"; // first, because other modules read browser features as they load

import assert from "node:assert/strict";
import { test } from "node:test";
import { INITIAL } from "../../../web/app/state.js";
import { createCover } from "../../../web/board/cover.js";
import { h } from "../../../web/ui/dom.js";
import { drawn } from "../../support/elements.js";
import { press, seen } from "../../support/seen.js";

const COVERED = ["Paused", "[Resume]"];

/** Create a board and a keypad with their cover. @param {import("node:test").TestContext} context */
function board(context) {
  const [cell, keypad] = [h("div", { tabindex: "0" }), h("div", {})];
  const grid = h("div", {}, cell);
  const parts = context.mock.method(document, "querySelectorAll", () => [grid, keypad]);
  Object.assign(document, { activeElement: null });
  /** @type {unknown[]} */
  const acts = [];
  const root = h("main", {}, grid);
  const cover = createCover(root, (action) => acts.push(action));
  /**
   * Return what is visible, whether each part is usable, and whether the focus is in the board's cell.
   * @param {boolean} paused
   */
  const shows = (paused) => {
    cover.render({ ...INITIAL, clock: { ...INITIAL.clock, paused } });
    const inert = [grid, keypad].map((part) => part.hasAttribute("inert"));
    return { seen: seen(root), inert, inCell: document.activeElement === cell };
  };
  return { root: drawn(root), acts, cover, shows, parts };
}

test("while the clock is paused neither board nor keypad can be reached, and it can go on", (context) => {
  const { root, acts, shows, parts } = board(context);
  assert.deepEqual(shows(true), { seen: COVERED, inert: [true, true], inCell: false });
  assert.equal(document.activeElement, root.all("button")[0]);
  press(root, "Resume");
  assert.deepEqual(acts, [{ type: "pause", now: Date.now() }]);
  assert.deepEqual(shows(false), { seen: [], inert: [false, false], inCell: true });
  assert.deepEqual(parts.mock.calls[0].arguments, ["#grid [role=grid], #keypad"]);
});

test("as long as nothing changes the focus stays where it is", (context) => {
  const { shows, cover, root } = board(context);
  assert.equal(shows(false).inCell, false);
  shows(true);
  Object.assign(document, { activeElement: null });
  shows(true);
  assert.equal(document.activeElement, null);
  cover.destroy();
  assert.deepEqual(seen(root), []);
});
