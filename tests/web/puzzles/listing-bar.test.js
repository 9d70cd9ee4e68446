import assert from "node:assert/strict";
import { test } from "node:test";
import { NO_LISTING } from "../../../web/puzzles/listing.js";
import { createListingBar } from "../../../web/puzzles/listing-bar.js";
import { layOut } from "../../support/elements.js";
import { control, inEnglish } from "../../support/seen.js";

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
