import assert from "node:assert/strict";
import { test } from "node:test";
import { createReplay } from "../../../web/play/replay.js";
import { after, PUZZLE, stateWith } from "../../support/boards.js";
import { drawn, layOut } from "../../support/elements.js";
import { enter, inEnglish, press, seen } from "../../support/seen.js";

layOut();
inEnglish();
const fresh = { ...stateWith(PUZZLE), mode: /** @type {const} */ ("play") };
/** A state with three entries, the last of which was removed. */
const played = [1, 2, 5].reduce(
  (state, cell) => after(state, { type: "select", cell }, { type: "pick", digit: 1 }),
  /** @type {import("../../../web/app/state.js").State} */ (fresh),
);

test("the solve is gone through once more, by steps and by the slider, no further than it went", () => {
  /** @type {any[]} */
  const asked = [];
  const { root, render } = createReplay((action) => asked.push(action));
  let state = after(played, { type: "undo" });
  render(state);
  assert.deepEqual(seen(root), []);
  state = after(state, { type: "replay", open: true });
  const shown = () => {
    render(state);
    return seen(root);
  };
  const total = Number(/of (\d+)/.exec(shown().join(" "))?.[1]);
  assert.ok(total >= 3);
  const [slider] = drawn(root).all("input");
  assert.equal(slider.getAttribute("max"), String(total));
  const place = () => {
    const lines = shown().join(" ");
    return [Reflect.get(slider, "value"), slider.getAttribute("aria-valuetext"), lines];
  };
  const go = (/** @type {() => void} */ doing) => {
    doing();
    const action = asked.pop();
    if (action) state = after(state, action);
    return [action?.steps ?? null, ...place()];
  };
  const name = slider.parent?.getAttribute("aria-label") ?? "";
  const to = (/** @type {number} */ at) => go(() => enter(root, name, at));
  const at = (/** @type {number} */ number) => `${number} of ${total}`;
  const [steps, value, text, lines] = to(0);
  assert.ok(steps === null || Number(steps) < 0);
  assert.equal(value, "0");
  assert.ok(String(text).includes(at(0)), String(text));
  assert.match(String(lines), /\([^)]*\) \[[^\]]*\] \{0\}/);
  assert.deepEqual(to(0)[0], null);
  assert.deepEqual(to(total).slice(0, 2), [total, String(total)]);
  assert.equal(to(99)[0], null);
  assert.match(shown().join(" "), /\[[^\]]*\] \([^)]*\) \{/);
  assert.deepEqual(to(1).slice(0, 2), [1 - total, "1"]);
  const [back, forward] = drawn(root).all("button");
  const moves = [forward, forward, back].map((button) => go(() => button.hears("click")).slice(0, 2));
  assert.deepEqual(moves, [
    [1, "2"],
    [1, "3"],
    [-1, "2"],
  ]);
});

test("a board on the way is taken up, or the replay is left", () => {
  /** @type {any[]} */
  const asked = [];
  const { root, render } = createReplay((action) => asked.push(action));
  render(after(played, { type: "replay", open: true }));
  for (const name of seen(root)
    .at(-1)
    ?.match(/(?<=\[)[^\]]+/g) ?? [])
    press(root, name);
  assert.deepEqual(asked, [{ type: "takeUp" }, { type: "replay", open: false }]);
});
