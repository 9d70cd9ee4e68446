/** Check the card with advice for users who could lose puzzles. */
import "../../support/still.js"; // first, because other modules read browser features as they load

import assert from "node:assert/strict";
import { test } from "node:test";
import { createAdvice } from "../../../web/app/advice.js";
import { INITIAL } from "../../../web/app/state.js";
import { after, boardFrom, PUZZLE } from "../../support/boards.js";
import { placed, press, seen } from "../../support/seen.js";

/** Create the card in a browser, for a page with or without a puzzle. @param {object} browser */
function advice(browser) {
  Object.defineProperty(globalThis, "navigator", { value: browser, configurable: true });
  const { root, acts, view } = placed(createAdvice);
  const newcomers = [{ state: boardFrom(PUZZLE), source: /** @type {const} */ ("made") }];
  const kept = after(INITIAL, { type: "tray-add", newcomers, now: Date.now() });
  const shows = (state = kept) => {
    view.render(state);
    return seen(root);
  };
  return { root, acts, view, shows };
}

const HOME = [
  "Safari deletes the data of this page after seven days without a visit. To keep the data, add the page to your Home Screen: tap Share, then “Add to Home Screen”.",
  "[Back up everything] [OK]",
];

test("where the browser forgets, a person with something to lose is told until it is answered", () => {
  const { root, acts, view, shows } = advice({ standalone: false });
  assert.deepEqual([seen(root), shows(INITIAL), shows(), shows(INITIAL)], [[], [], HOME, []]);
  shows();
  for (const name of ["Back up everything", "OK"]) press(root, name);
  assert.deepEqual(acts, [{ type: "save-everything" }, { type: "advised", now: Date.now() }]);
  view.destroy();
  assert.deepEqual(seen(root), []);
});

test("where it does not, nobody is", () => {
  assert.deepEqual([advice({}).shows(), advice({ standalone: true }).shows()], [[], []]);
});
