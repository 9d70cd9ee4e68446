import assert from "node:assert/strict";
import { test } from "node:test";
import { createAnswer } from "../../../web/play/answer.js";
import { PUZZLE, stateWith } from "../../support/boards.js";
import { drawn, layOut } from "../../support/elements.js";

layOut();
const state = stateWith(PUZZLE);
const TASK = { task: "solve", slow: true };

/** Whether the answer is shown, and its Close is offered. @param {object} more */
function seen(more) {
  const answer = createAnswer(() => {});
  answer.render(/** @type {any} */ ({ ...state, ...more }));
  const root = drawn(answer.root);
  const close = root.all("button").find((button) => button.className.startsWith("answer-close"));
  return [root.getAttribute("data-shown") !== null, close?.hidden === false];
}

test("an answer can be closed; nothing and what is still at work cannot", () => {
  assert.deepEqual(seen({}), [false, false]);
  assert.deepEqual(seen({ result: { words: { key: "explain.ready" }, tone: "good" } }), [true, true]);
  assert.deepEqual(seen({ task: TASK }), [true, false]);
});

test("a hint can be closed", () => {
  const hint = { code: "solved", wrong: [], step: null };
  assert.deepEqual(seen({ explain: { kind: "hint", stage: 1, hint } }), [true, true]);
});
