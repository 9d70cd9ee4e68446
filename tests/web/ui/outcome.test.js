import assert from "node:assert/strict";
import { test } from "node:test";
import { INITIAL } from "../../../web/app/state.js";
import { createOutcome } from "../../../web/ui/outcome.js";
import { drawn, layOut } from "../../support/elements.js";
import { inEnglish, press, seen } from "../../support/seen.js";

layOut();
inEnglish();

/** Create an outcome line, and record its actions. */
function outcome() {
  /** @type {unknown[]} */
  const acts = [];
  const { root, render } = createOutcome(
    (action) => acts.push(action),
    () => ({ key: "task.waiting" }),
  );
  const [words] = drawn(root).all("p");
  /** @param {object} part @returns {[string, string | null, string | null]} */
  const shows = (part) => {
    render(/** @type {any} */ ({ ...INITIAL, ...part }));
    return [seen(root).join(" / "), drawn(root).getAttribute("data-tone"), words.getAttribute("aria-live")];
  };
  return { root, acts, shows };
}
const TASK = { name: "count", slow: true, words: null };
const READY = { phase: "ready", how: "plain", ms: 1 };
const WAITING = "Waiting for the solver to load…";

test("what runs long is said with its way to cancel, the last answer else, and where there is none what comes first", () => {
  const { root, acts, shows } = outcome();
  assert.deepEqual(shows({}), [WAITING, "none", "polite"]);
  const result = { task: "count", tone: "good", words: { key: "tool.open" } };
  const [answer, tone] = shows({ result, task: { ...TASK, slow: false } });
  assert.deepEqual([answer, tone], ["Open file", "good"]);
  const [line, busy] = shows({ result, task: TASK, engine: READY });
  assert.match(line, /^Working… .*\[Cancel\]$/);
  assert.equal(busy, "busy");
  press(root, "Cancel");
  assert.deepEqual(acts, [{ type: "cancel" }]);
  assert.match(shows({ task: TASK })[0], /^Waiting for the solver/);
  assert.match(shows({ task: { ...TASK, words: { key: "tool.open" } }, engine: READY })[0], /^Open file/);
});

test("what is read aloud row by row, the first one too, is not said twice", () => {
  const { shows } = outcome();
  const live = (/** @type {object | null} */ task) => shows({ task })[2];
  assert.deepEqual(
    [live({ ...TASK, row: 0 }), live({ ...TASK, row: 8 }), live(TASK), live(null)],
    ["off", "off", "polite", "polite"],
  );
});
