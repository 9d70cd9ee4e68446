/** The state and commands that the tasks of solving add to the page. */
import { SOLVE_STATE, solveCommands } from "./actions.js";

/** @type {import("../app/types.js").Slice<import("./types.js").SolveCommands>} */
export const SOLVE = {
  state: SOLVE_STATE,
  start({ tasks, act, watch }) {
    watch(({ task, board, explain }) => [task, board, explain], tasks.update);
    return { commands: solveCommands(tasks, act) };
  },
};
