import assert from "node:assert/strict";
import { test } from "node:test";
import { adviceOf, keepingFrom, mayLoseData } from "../../../web/app/keeping.js";
import { settingsFrom } from "../../../web/app/settings.js";
import { INITIAL } from "../../../web/app/state.js";
import { after, boardFrom, SOLUTION } from "../../support/boards.js";

const NOON = Date.UTC(2026, 4, 1, 12);

/** @typedef {import("../../../web/app/state.js").State} State */

let made = 0;

/** Add new puzzles, all of them different. @param {State} state @param {number} count @param {number} now */
function grown(state, count, now) {
  const boards = Array.from({ length: count }, () => boardFrom(SOLUTION.slice(made++).padEnd(81, ".")));
  const newcomers = boards.map((board) => ({ state: board, source: /** @type {const} */ ("made") }));
  return after(state, { type: "tray-add", newcomers, now });
}

/** @param {State} state @param {number} now */
const answered = (state, now) => after(state, { type: "advised", now });

test("only Safari in the browser of an iPhone or iPad forgets", () => {
  assert.equal(mayLoseData({ standalone: false }), true);
  assert.equal(mayLoseData({ standalone: true }), false, "the page is on the Home Screen");
  assert.equal(mayLoseData({}), false, "every other browser");
});

test("the Home Screen is offered once, when there is something to lose", () => {
  assert.equal(adviceOf(INITIAL), null);
  const one = grown(INITIAL, 1, NOON);
  assert.deepEqual(adviceOf(one), { key: "keeping.home" });
  const told = answered(one, NOON + 1);
  assert.equal(adviceOf(told), null);
  assert.equal(adviceOf(grown(told, 9, NOON + 2)), null);
});

test("after ten new puzzles it reminds of saving, and again after ten more", () => {
  const told = answered(grown(INITIAL, 12, NOON), NOON + 1);
  const ten = grown(told, 10, NOON + 2);
  assert.deepEqual(adviceOf(ten), { key: "keeping.save", args: { count: 10 } });
  const saved = answered(ten, NOON + 3);
  assert.equal(adviceOf(saved), null);
  const fewer = after(saved, { type: "tray-remove", keys: saved.tray.items.slice(0, 15).map(({ key }) => key) });
  assert.deepEqual(
    adviceOf(grown(fewer, 10, NOON + 4))?.args,
    { count: 10 },
    "what was deleted is not counted against it",
  );
});

test("the next visit knows what was said, and nothing odd is taken for it", () => {
  const { keeping } = answered(INITIAL, NOON).settings;
  assert.deepEqual(settingsFrom(JSON.parse(JSON.stringify({ keeping }))).keeping, keeping);
  assert.deepEqual(keepingFrom({ told: 1, saved: 7 }), { told: false, saved: "" });
});
