/** Check what a step draws over the board: crosses, lines, styles of branches, and nothing twice. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { createLinks, styleOf } from "../../../web/board/chain-links.js";
import { geometry } from "../../../web/board/geometry.js";
import { drawn, layOut } from "../../support/elements.js";
import { lines } from "../../support/lines.js";

layOut();
const NINE = geometry("9");
const FOUR = geometry("4");
/** @param {number} from @param {number} to */
const reason = (from, to) => /** @type {any} */ ({ from: [from, 2], to: [to, 2], strong: false });
const NONE = /** @type {any} */ ({ chain: [], reasons: [], branch: null, lit: null });

/** @param {any} links @param {typeof NINE} size @param {any[]} [marks] */
function shown(links, size, marks = []) {
  const { root, render } = createLinks();
  render({ ...NONE, ...links }, marks, size);
  return lines(drawn(root));
}

test("what a digit rules out is crossed, as large as the place of a small digit is, and has one ray", () => {
  assert.deepEqual(shown({ reasons: [reason(0, 1), reason(0, 2)] }, NINE), [
    'svg class="links" aria-hidden="true" viewBox="0 0 9 9"',
    '  path class="ray" d="M1 0.167L2.5 0.167"',
    '  path class="barred" d="M1.433 0.1L1.567 0.233M1.433 0.233L1.567 0.1"',
    '  path class="barred" d="M2.433 0.1L2.567 0.233M2.433 0.233L2.567 0.1"',
  ]);
  assert.deepEqual(shown({ reasons: [reason(0, 1)] }, FOUR).slice(2), [
    '  path class="barred" d="M1.65 0.15L1.85 0.35M1.65 0.35L1.85 0.15"',
  ]);
});

test("five branches differ, then they begin anew", () => {
  assert.deepEqual([null, 0, 4, 5, 11].map(styleOf), [null, 0, 4, 0, 1]);
});

test("what is drawn already is not drawn again", () => {
  const { root, render } = createLinks();
  const draw = (/** @type {any} */ links) => {
    const before = root.childNodes;
    render({ ...NONE, ...links }, [], NINE);
    return root.childNodes !== before;
  };
  assert.deepEqual([{}, {}, { reasons: [reason(0, 1)] }, { reasons: [reason(0, 1)] }, {}].map(draw), [
    true,
    false,
    true,
    false,
    true,
  ]);
});
