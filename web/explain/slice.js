/** The state and commands that hints, steps and paths add to the page. */
import { once } from "../parts/fetched.js";
import { loadRoom } from "../parts/load-room.js";
import { EXPLAIN_STATE, explainCommands } from "./actions.js";

/** @type {import("../app/types.js").Slice<import("./types.js").ExplainCommands>} */
export const EXPLAIN = {
  state: EXPLAIN_STATE,
  start(page) {
    /** The loader of paths in several orders, which is loaded with the section that shows them. */
    const waysRun = once(async () => (await loadRoom("explain")).createWaysRun(page));
    return { commands: explainCommands(page, waysRun) };
  },
};
