/** The state and commands that hints, steps and paths add to the page. */
import { EXPLAIN_STATE, explainCommands } from "./actions.js";
import { createWaysRun } from "./ways-run.js";

/** @type {import("../app/types.js").Slice<import("./types.js").ExplainCommands>} */
export const EXPLAIN = {
  state: EXPLAIN_STATE,
  start: (page) => ({ commands: explainCommands(page, createWaysRun(page)) }),
};
