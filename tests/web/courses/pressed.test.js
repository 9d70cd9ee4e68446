/** The lessons on how programs solve, with everything in them pressed over and over, are as they stand in pressed.txt; `node FILE write` writes it anew. */

import "../../support/still.js"; // first: what follows looks at the browser as it is loaded
import { test } from "node:test";
import { createCourse } from "../../../web/courses/course.js";
import { voice } from "../../../web/ui/i18n.js";
import { drawn } from "../../support/elements.js";
import { difference, held } from "../../support/golden.js";
import { lines } from "../../support/lines.js";

/** How often each is pressed, in the order in which they stand; and what is typed. */
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
