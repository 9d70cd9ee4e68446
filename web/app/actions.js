/**
 * All changes of the state by actions. Each room declares its own fields and actions in a record, and this module joins
 * these records. If several rooms have a change for the same action, the changes are made in the order of the rooms.
 * @typedef {import("./types.js").State} State
 * @typedef {import("./types.js").Action} Action
 */
import { BOARD_STATE } from "../board/actions.js";
import { DRAW_STATE } from "../draw/actions.js";
import { EXPLAIN_STATE } from "../explain/actions.js";
import { GUESS_STATE } from "../guess/actions.js";
import { HELP_STATE } from "../help/actions.js";
import { LEARN_STATE } from "../learn/actions.js";
import { LESSONS_STATE } from "../lessons/actions.js";
import { MAKE_STATE } from "../make/actions.js";
import { PHOTO_STATE } from "../photo/actions.js";
import { PRINT_STATE } from "../print/actions.js";
import { PUZZLES_STATE } from "../puzzles/actions.js";
import { SOLVE_STATE } from "../solve/actions.js";
import { TRANSFER_STATE } from "../transfer/actions.js";
import { VERDICT_STATE } from "../verdict/actions.js";
import { APP_STATE } from "./page-actions.js";

/**
 * The parts of the state, each declared by a room of the page (such as board or print) with its changes and the fields
 * that are saved.
 */
export const STATES = [
  BOARD_STATE,
  TRANSFER_STATE,
  SOLVE_STATE,
  VERDICT_STATE,
  APP_STATE,
  HELP_STATE,
  EXPLAIN_STATE,
  MAKE_STATE,
  PUZZLES_STATE,
  LEARN_STATE,
  LESSONS_STATE,
  GUESS_STATE,
  DRAW_STATE,
  PHOTO_STATE,
  PRINT_STATE,
];

/** All changes of the state, by the type of the action. @type {Record<string, (state: State, action: any) => State>} */
export const CHANGES = {};
for (const { changes } of STATES)
  for (const [type, change] of Object.entries(changes)) {
    const before = CHANGES[type] ?? ((/** @type {State} */ state) => state);
    CHANGES[type] = (state, action) => change(before(state, action), action);
  }
