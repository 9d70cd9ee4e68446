import assert from "node:assert/strict";
import { test } from "node:test";
import { NO_LISTING } from "../../../web/puzzles/listing.js";
import { createListingBar } from "../../../web/puzzles/listing-bar.js";
import { layOut } from "../../support/elements.js";
import { control, inEnglish, press } from "../../support/seen.js";

layOut();
inEnglish();

test("what is looked for stands in its field, but nothing is placed in it while a person does", () => {
  const { root, render } = createListingBar(() => {});
  const field = control(root, "Search My puzzles");
  const held = (/** @type {string} */ search) => {
    render([], { ...NO_LISTING, search });
    return field.value;
  };
  assert.deepEqual([held("train"), held("")], ["train", ""]);
  field.focus();
  field.value = "hard ";
  assert.equal(held("hard"), "hard ");
});

test("the filter for duplicates is there as soon as the filters are opened", () => {
  const twins = ["12..", "21.."].map((givens, at) => ({
    key: String(at),
    minlex: "..12",
    state: { geometry: "4", givens, values: givens, notes: null },
  }));
  const { root, render } = createListingBar(() => {});
  render(/** @type {any} */ (twins), NO_LISTING);
  press(root, "Filter");
  assert.equal(control(root, "Duplicates").hidden, false);
});
