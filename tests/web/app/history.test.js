/** Check that Back closes open parts one by one before it leaves the page. */
import "../../support/still.js"; // first, because other modules read browser features as they load
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { closeByBack } from "../../../web/app/back.js";
import { INITIAL } from "../../../web/app/state.js";
import { createStore } from "../../../web/app/store.js";

/** The history of a tab: its steps and the current one. */
const tab = { steps: /** @type {unknown[]} */ ([]), at: 0 };
let popped = () => {};

/** @param {number} by */
const go = (by) => {
  tab.at += by;
  if (tab.at >= 0) popped();
};
Object.assign(globalThis, {
  history: {
    get state() {
      return tab.steps[tab.at];
    },
    pushState: (/** @type {unknown} */ state) => tab.steps.splice(++tab.at, tab.steps.length, state),
    back: () => go(-1),
  },
});
window.addEventListener = /** @type {any} */ (
  (/** @type {string} */ event, /** @type {() => void} */ heard) => {
    assert.equal(event, "popstate");
    popped = heard;
  }
);

/** @type {ReturnType<typeof createStore>} */
let store;
beforeEach(() => {
  Object.assign(tab, { steps: ["another site", null], at: 1 });
  Object.assign(location, { hash: "" });
  store = createStore(INITIAL);
  closeByBack(store);
});

/** @param {string} layer */
const open = (layer) => store.act({ type: "layer", layer: /** @type {any} */ (layer) });
const isOpen = () => [store.getState().layer, store.getState().puzzlesOpen];

test("what is open has one step of the history for all of it, and Back closes the uppermost", () => {
  assert.equal(tab.steps.length, 2);
  store.act({ type: "puzzles", open: true });
  open("about");
  assert.deepEqual(tab, { steps: ["another site", null, { open: true }], at: 2 });
  go(-1);
  assert.deepEqual(isOpen(), ["", true]);
  assert.equal(tab.at, 2, "there is a step for what is still open");
  go(-1);
  assert.deepEqual([isOpen(), tab.at], [["", false], 1]);
  go(-1);
  assert.equal(tab.steps[tab.at], "another site");
});

test("what was closed otherwise leaves its step: the next Back goes on to where it would have gone", () => {
  open("about");
  open("");
  assert.equal(tab.at, 2);
  open("about");
  assert.equal(tab.steps.length, 3, "the step is used again");
  open("");
  go(-1);
  assert.equal(tab.steps[tab.at], "another site");
});

test("forward to a step whose thing was closed, and back from there", () => {
  open("about");
  go(-1);
  go(1);
  assert.deepEqual([isOpen(), tab.at], [["", false], 2]);
  go(-1);
  assert.equal(tab.steps[tab.at], "another site");
});

test("a link that is followed is no Back", () => {
  open("about");
  location.hash = "#p=...";
  tab.steps.push(null);
  go(1);
  assert.deepEqual(isOpen(), ["about", false]);
  assert.deepEqual(tab.steps.slice(2), [{ open: true }, null, { open: true }]);
});
