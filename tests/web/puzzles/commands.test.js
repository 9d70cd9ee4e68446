import assert from "node:assert/strict";
import { test } from "node:test";
import { reduce } from "../../../web/app/state.js";
import { puzzlesCommands } from "../../../web/puzzles/actions.js";
import { boardFrom, PUZZLE, stateWith } from "../../support/boards.js";

test("a next puzzle on which nothing was done is opened as it is", () => {
  const state = boardFrom(PUZZLE.replace("4", "."));
  const kept = reduce(stateWith(PUZZLE), { type: "tray-add", newcomers: [{ state, source: "text" }], now: 1 });
  /** @type {object[]} */
  const acts = [];
  const wiring = { getState: () => kept, act: (/** @type {object} */ action) => acts.push(action), keepBoard() {} };
  puzzlesCommands(/** @type {any} */ ({}), wiring)["next-puzzle"]({});
  assert.deepEqual(acts, [{ type: "load", puzzles: [state], kept: true }]);
});
