/** The state, views and services that the board adds to the page. */
import { BOARD_STATE } from "./actions.js";
import { createCover } from "./cover.js";
import { createKeypad } from "./keypad.js";
import { createMistakes } from "./mistakes.js";
import { createModes } from "./modes.js";
import { createJointReader } from "./read-joint.js";
import { createRuleReader } from "./read-rules.js";
import { createGrid } from "./view.js";

/** @type {import("../app/types.js").Slice} */
export const BOARD = {
  state: BOARD_STATE,
  views: {
    grid: { create: createGrid, place: "grid" },
    cover: { create: createCover, place: "grid" },
    keypad: { create: (root, onAction) => createKeypad(root, onAction, createModes(onAction)), place: "keypad" },
  },
  start({ watch, ...wiring }) {
    const mistakes = createMistakes(wiring);
    const rules = createRuleReader(wiring);
    watch(({ board, mode, right, settings, clock }) => [board, mode, right, settings, clock.assigned], mistakes.update);
    const joint = createJointReader(wiring);
    watch(({ board }) => [board], rules.update);
    watch(({ board, rulesRead }) => [board, rulesRead], joint.update);
    return { commands: {}, begin: () => rules.update(wiring.getState()) };
  },
};
