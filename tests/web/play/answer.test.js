import assert from "node:assert/strict";
import { test } from "node:test";
import { createAnswer } from "../../../web/play/answer.js";
import { t } from "../../../web/ui/i18n.js";
import { after, PUZZLE, stateWith } from "../../support/boards.js";
import { drawn, layOut } from "../../support/elements.js";
import { inEnglish } from "../../support/seen.js";

layOut();
inEnglish();
const state = stateWith(PUZZLE);
const TASK = { task: "solve", slow: true };

/** Return whether the answer is shown, and whether it can be closed. @param {object} more */
function seen(more) {
  const answer = createAnswer(() => {});
  answer.render(/** @type {any} */ ({ ...state, ...more }));
  const root = drawn(answer.root);
  const close = root.all("button").find((button) => button.className.startsWith("answer-close"));
  return [root.getAttribute("data-shown") !== null, close?.hidden === false];
}

test("an answer can be closed; nothing and what is still at work cannot", () => {
  assert.deepEqual(seen({}), [false, false]);
  assert.deepEqual(seen({ result: { words: { key: "explain.end" }, tone: "good" } }), [true, true]);
  assert.deepEqual(seen({ task: TASK }), [true, false]);
});

test("a hint can be closed", () => {
  const hint = { code: "solved", wrong: [], step: null };
  assert.deepEqual(seen({ explain: { kind: "hint", stage: 1, hint } }), [true, true]);
});

test("with nothing asked it says nothing, and over the way here what that is", () => {
  const said = (/** @type {object} */ more) => {
    const answer = createAnswer(() => {});
    answer.render(/** @type {any} */ ({ ...state, ...more }));
    return drawn(answer.root).querySelector(".outcome-words")?.textContent;
  };
  const { replay } = after(state, { type: "digit", digit: 9 }, { type: "replay", open: true });
  assert.deepEqual([said({}), said({ replay })], ["", t("replay.about")]);
});
