/**
 * Check the lessons on how programs solve against pressed.txt, after pressing everything in them repeatedly. `node FILE
 * write` rewrites it.
 */

import "../../support/still.js"; // first, because other modules read browser features as they load
import { test } from "node:test";
import { createCourse } from "../../../web/courses/course.js";
import { voice } from "../../../web/ui/i18n.js";
import { drawn } from "../../support/elements.js";
import { difference, held } from "../../support/golden.js";
import { lines } from "../../support/lines.js";

/** The number of times that each control is pressed, in their order, and the texts that are typed. */
const ROUNDS = {
  backtracking: 20,
  "cell-order": 4,
  "used-digits": 2,
  "exact-cover": 2,
  "one-or-many": 2,
  "all-singles": 8,
};
const TYPED = [63, 64];
const BEGINS = "Start over";

/** @param {string} name @param {number} rounds */
function* course(name, rounds) {
  const root = drawn(createCourse(name, voice));
  let before = lines(root);
  yield* [`${name}:`, ...before];
  const all = root.all("button");
  const again = all.filter(({ textContent }) => textContent === BEGINS);
  const others = all.filter((button) => !again.includes(button));
  for (const button of [...Array(rounds).fill(others).flat(), ...again]) {
    for (const input of root.all("input")) Object.assign(input, { valueAsNumber: TYPED[Number(input.held ?? 1)] });
    button.hears("click");
    const now = lines(root);
    const news = difference(before, now);
    if (news.length) yield* [`${name}: ${button.getAttribute("aria-label") ?? button.textContent}`, ...news];
    before = now;
  }
}

test("what is pressed in the lessons is answered as it was", () => {
  held(
    new URL("./pressed.txt", import.meta.url),
    Object.entries(ROUNDS).flatMap(([name, rounds]) => [...course(name, rounds)]),
  );
});
