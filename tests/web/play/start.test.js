/** Check what an empty board offers. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { INITIAL } from "../../../web/app/state.js";
import { createStart } from "../../../web/play/start.js";
import { PUZZLE, stateWith } from "../../support/boards.js";
import { drawn, layOut } from "../../support/elements.js";
import { inEnglish, seen } from "../../support/seen.js";

layOut();
inEnglish();

/** @type {any[]} */
const acts = [];
const start = createStart((action) => acts.push(action));
/** Return what is shown below the buttons that start a puzzle. @param {object} more @param {object} [begun] */
function shown(more, begun = INITIAL) {
  start.render(/** @type {any} */ ({ ...begun, ...more }));
  return seen(start.root);
}

test("a puzzle is typed in, pasted, or made", () => {
  assert.deepEqual(shown({}), [
    "[Type a puzzlefor example from a newspaper] [Paste or openany common text format or file] [New puzzlewith exactly one solution]",
  ]);
  for (const button of drawn(start.root).all("button")) button.click();
  assert.deepEqual(acts, [
    ...[{ type: "typeIn" }, { type: "to-board" }],
    { type: "incoming", incoming: { text: "", error: null } },
    { type: "make", what: "one" },
  ]);
});

test("it is told that one is being made, and that none was found; not that one was", () => {
  const words = (/** @type {object} */ more) => shown(more).slice(1);
  const made = (/** @type {string} */ tone) => ({
    made: { tone, words: { key: "make.cancelled", args: { count: 2 } } },
  });
  assert.deepEqual(words({}), []);
  const [making] = words({ making: {} });
  const [failed] = words(made("bad"));
  assert.ok(making && failed.includes("2") && making !== failed, `${making} ${failed}`);
  assert.deepEqual(words({ making: {}, ...made("bad") }), [making]);
  assert.deepEqual(words(made("good")), []);
});

test("it gives way to a puzzle, and to what was asked", () => {
  assert.deepEqual(shown({}, stateWith(PUZZLE)), []);
  assert.deepEqual(shown({ result: { words: { key: "explain.end" }, tone: "good" } }), []);
  assert.ok(shown({}).length);
});
