/**
 * Actions on wishes and on making puzzles.
 *
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("./options.js").Wish} Wish
 * @typedef {{
 *   wish: {choice: Partial<Wish>},
 *   making: {making: State["making"], made: State["made"]},
 *   techniques: {techniques: State["techniques"]},
 * }} MakeChanges
 * @typedef {{make: {what: "one" | "batch" | "class"}, "make-day": {day: string}, "make-cancel": {}, "make-nearest": {}, "techniques?": {}}} MakeCommands
 */
import { withChoice } from "./options.js";

/** @type {import("../app/actions.js").Changes<MakeChanges>} */
export const MAKE_CHANGES = {
  wish: (state, { choice }) => ({ ...state, wish: withChoice(state.wish, choice, state.techniques), made: null }),
  making: (state, { making, made }) => ({ ...state, making, made }),
  techniques: (state, { techniques }) => ({ ...state, techniques }),
};
