/** Check the rules of the lessons on how programs solve, while everything in them is pressed. */

import "../../support/still.js"; // first, because other modules read browser features as they load
import assert from "node:assert/strict";
import { test } from "node:test";
import { createCourse } from "../../../web/courses/course.js";
import { drawn } from "../../support/elements.js";
import { seen } from "../../support/seen.js";
import { brokenReferences, brokenTexts, unnamed } from "../../support/view-laws.js";

/** The number of times that each control is pressed, in their order. */
const ROUNDS = {
  backtracking: 20,
  "cell-order": 4,
  "used-digits": 2,
  "exact-cover": 2,
  "one-or-many": 2,
  "all-singles": 8,
};
/** The numbers that are entered: a wrong and a right one. */
const TYPED = [63, 64];
const BEGINS = "Start over";

for (const [name, rounds] of Object.entries(ROUNDS))
  test(`${name}: each press is answered, in whole words, and "${BEGINS}" leads back to the beginning`, () => {
    const root = drawn(createCourse(name));
    const all = root.all("button");
    const again = all.filter(({ textContent }) => textContent === BEGINS);
    /** Return what is seen down to each of these buttons. */
    const above = () =>
      again.map((button) => {
        const lines = seen(button.closest("section"));
        return lines.slice(0, lines.indexOf(`[${BEGINS}]`));
      });
    const begun = above();
    const views = new Set();
    for (let round = 0; round < rounds; round++) {
      for (const button of all.filter((each) => !again.includes(each))) {
        for (const input of root.all("input")) Object.assign(input, { valueAsNumber: TYPED[round % TYPED.length] });
        button.hears("click");
        assert.deepEqual(brokenTexts(root), []);
        assert.deepEqual(unnamed(root), []);
        assert.deepEqual(brokenReferences(root), []);
        views.add(seen(root).join("\n"));
      }
    }
    assert.ok(views.size > rounds, `${views.size} different views`);
    for (const button of again) button.hears("click");
    assert.deepEqual(above(), begun);
  });
