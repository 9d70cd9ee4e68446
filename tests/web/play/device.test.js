/** Check what the device is told to do about a move on the board. */
import "../../support/still.js"; // first, because other modules read browser features as they load
import assert from "node:assert/strict";
import { test } from "node:test";
import { reduce } from "../../../web/app/state.js";
import { happened, startDevice } from "../../../web/play/device.js";
import { after, PUZZLE, SOLUTION, stateWith } from "../../support/boards.js";

const playing = stateWith(PUZZLE);
const typed = (/** @type {number} */ digit) => after(playing, { type: "select", cell: 1 }, { type: "digit", digit });

test("an entry, a mistake that is shown and the end differ; notes, undoing and typing clues are silent", () => {
  assert.equal(happened(playing, typed(9)), "entry");
  const once = after(playing, { type: "playBy", by: { mistakes: "once" } });
  const known = after(once, { type: "right", right: { puzzle: `9:${PUZZLE}`, values: SOLUTION } });
  const wrong = after(known, { type: "select", cell: 1 }, { type: "digit", digit: 6 });
  assert.deepEqual([wrong.clock.mistakes, happened(known, wrong)], [1, "wrong"]);
  const full = { ...playing, board: { ...playing.board, values: SOLUTION } };
  assert.equal(happened(typed(9), full), "solved");
  assert.equal(happened(typed(9), playing), null);
  assert.equal(happened(playing, after(playing, { type: "digit", digit: 9, as: "centre" })), null);
  const edited = after(playing, { type: "mode", mode: "enter" });
  assert.equal(happened(edited, after(edited, { type: "select", cell: 1 }, { type: "digit", digit: 9 })), null);
});

test("the device vibrates only for players who want that", (context) => {
  const vibrate = context.mock.fn();
  Object.defineProperty(globalThis, "navigator", { value: { vibrate }, configurable: true });
  Object.assign(document, { addEventListener() {} });
  /** @type {((now: any, before: any) => void)[]} */
  const effects = [];
  const watch = (/** @type {any} */ _, /** @type {any} */ effect) => effects.push(effect);
  startDevice(/** @type {any} */ ({ getState: () => playing, watch }));
  const play = (/** @type {boolean} */ vibration) => {
    const now = reduce(typed(9), { type: "playBy", by: { vibration } });
    for (const effect of effects) effect(now, playing);
  };
  play(false);
  assert.equal(vibrate.mock.callCount(), 0);
  play(true);
  assert.deepEqual(vibrate.mock.calls[0].arguments, [[12]]);
});
