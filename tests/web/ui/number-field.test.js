import assert from "node:assert/strict";
import { test } from "node:test";
import { createNumberField } from "../../../web/ui/number-field.js";
import { drawn, layOut } from "../../support/elements.js";
import { inEnglish } from "../../support/seen.js";

layOut();
inEnglish();

/**
 * Create a field for 0 to 500, or for other bounds.
 * @param {Partial<import("../../../web/ui/number-field.js").Bounds>} [bounds]
 */
function field(bounds) {
  /** @type {number[]} */
  const told = [];
  const made = createNumberField({ least: 0, most: 500, ...bounds }, { id: "x" }, (number) => told.push(number));
  const [input, wrong] = [drawn(made.input), drawn(made.wrong)];
  const type = (/** @type {string} */ value) => {
    Object.assign(input, { value });
    input.hears("change");
    return [told.splice(0), input.getAttribute("aria-invalid"), wrong.textContent];
  };
  return { type, input: made.input, show: made.show };
}

test("a number within bounds is told; any other is refused with a sentence, and the one before stays", () => {
  const { type, show, input } = field();
  show(12);
  const refused = [[], "true", "Enter a whole number from 0 to 500. Until then, 12 is used."];
  for (const value of ["10000", "501", "-1", "24.4", "", "x", "1e9"]) assert.deepEqual(type(value), refused, value);
  assert.equal(input.value, "1e9", "what was typed is still there, to be corrected");
  for (const value of ["0", "500", " 7 "]) assert.deepEqual(type(value), [[Number(value)], null, ""], value);
});

test("a field for lengths takes parts of a number", () => {
  const { type, show } = field({ least: 50, most: 2000, whole: false });
  show(200);
  for (const value of ["152.4", "215.9", "50", "133.35"]) assert.deepEqual(type(value), [[Number(value)], null, ""]);
  assert.deepEqual(type("49.9"), [[], "true", "Enter a number from 50 to 2,000. Until then, 200 is used."]);
});

test("what is typed is not written over, and what is refused goes once another number counts", () => {
  const { type, show, input } = field();
  show(12);
  input.focus();
  Object.assign(input, { value: "1" });
  show(13);
  assert.equal(input.value, "1");
  Object.assign(document, { activeElement: null });
  type("10000");
  show(13);
  assert.equal(input.value, "10000");
  show(20);
  assert.deepEqual([input.value, input.getAttribute("aria-invalid")], ["20", null]);
});
