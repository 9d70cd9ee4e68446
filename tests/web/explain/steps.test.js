/** Check the list of steps. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { EVERY_STEP } from "../../../web/explain/step-rows.js";
import { createExplainSteps } from "../../../web/explain/steps.js";
import { PUZZLE, stateWith } from "../../support/boards.js";
import { drawn, layOut } from "../../support/elements.js";
import { FORCING } from "../../support/forcing-step.js";
import { inEnglish } from "../../support/seen.js";

layOut();
inEnglish();
const playing = stateWith(PUZZLE);
const STEPS = Array.from({ length: 9 }, (_, cell) => ({ ...FORCING, placements: [[cell, 6]] }));
const found = { kind: "steps", about: playing.board, steps: STEPS, index: 0, cells: {}, filter: EVERY_STEP };

test("the step that is chosen is marked, and brought into sight where it is not", () => {
  const { root, render } = createExplainSteps(() => {});
  const list = drawn(root);
  const choose = (/** @type {number} */ index) =>
    render({ ...playing, explain: /** @type {any} */ ({ ...found, index }) });
  choose(0);
  const items = list.querySelectorAll(".step-item");
  for (const [at, item] of items.entries()) Object.assign(item, { offsetTop: at * 10, offsetHeight: 10 });
  Object.assign(list, { clientHeight: 40, scrollTop: 0 });
  const tops = [3, 4, 5, 6, 4, 2, 1].map((index) => {
    choose(index);
    assert.deepEqual(list.querySelectorAll("[aria-current=step]"), [items[index]]);
    return Reflect.get(list, "scrollTop");
  });
  assert.deepEqual(tops, [0, 20, 20, 40, 40, 0, 0]);
});
