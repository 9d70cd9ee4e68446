/**
 * The state of the page and its changes by actions. `reduce` is pure, and everything on the screen is drawn from State.
 * Calls to Python, the clipboard, files and storage are not made here. Their answers arrive as actions.
 *
 * @typedef {import("./types.js").State} State
 * @typedef {import("./types.js").Action} Action
 * @typedef {import("./types.js").Words} Words
 * @typedef {import("./types.js").Layer} Layer
 * @typedef {import("./types.js").Settings} Settings
 * @typedef {import("./types.js").Status} Status
 * @typedef {import("../board/board.js").BoardState} BoardState
 * @typedef {import("../contract/shapes.js").ErrorData} ReadError
 * @typedef {import("../contract/shapes.js").Rating["grade"]} Grade
 * @typedef {import("../contract/shapes.js").Slip} Slip
 * @typedef {import("../contract/shapes.js").Verdict} Verdict
 * @typedef {import("../make/types.js").Outcome} Outcome
 * @typedef {import("../solve/types.js").Candidate} Candidate
 * @typedef {import("../solve/types.js").Mark} Mark
 * @typedef {import("../solve/types.js").Result} Result
 * @typedef {import("../solve/types.js").Role} Role
 * @typedef {import("../solve/types.js").Solutions} Solutions
 * @typedef {import("../solve/types.js").Task} Task
 * @typedef {import("../solve/types.js").Tone} Tone
 * @typedef {import("../transfer/types.js").Incoming} Incoming
 * @typedef {import("../transfer/types.js").Shelf} Shelf
 * @typedef {import("../verdict/types.js").Judgement} Judgement
 */
import { applyChange } from "../lessons/practice.js";
import { CHANGES, STATES } from "./actions.js";
import { withOneSheet } from "./back.js";

/** The state of a first visit. */
export const INITIAL = /** @type {State} */ (Object.assign({}, ...STATES.map(({ first }) => first)));

/**
 * Return the state after a change. Throws TypeError for a command, which does not change the state.
 * @param {State} state
 * @param {Action} change
 * @returns {State}
 */
export function reduce(state, change) {
  if (!Object.hasOwn(CHANGES, change.type)) throw new TypeError(`unknown action ${change.type}`);
  const after = applyChange(state, change.type, (before) => CHANGES[change.type](before, change));
  return withOneSheet(state, after);
}
