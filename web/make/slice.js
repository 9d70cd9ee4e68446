/** The state and commands that the making of puzzles adds to the page. */
import { MAKE_STATE, makeCommands } from "./actions.js";
import { createGenerator } from "./generator.js";

/** @type {import("../app/types.js").Slice<import("./types.js").MakeCommands>} */
export const MAKE = {
  state: MAKE_STATE,
  start({ trayLoaded, watch, ...wiring }) {
    const generator = createGenerator(wiring);
    const restock = () => ["play", "make"].includes(wiring.getState().place) && generator.restock();
    watch(({ place, wish, board, task, engine }) => [place, wish, board, task, engine], restock);
    return { commands: makeCommands(generator), begin: () => trayLoaded.then(restock) };
  },
};
