/** Commands for My puzzles. */
import { nextPuzzle } from "./next.js";

/**
 * @param {ReturnType<typeof import("./files.js").createTrayFiles>} files
 * @param {{getState: () => import("../app/state.js").State, act: (action: import("../app/state.js").Action) => void, keepBoard: () => void}} wiring
 * @returns {import("../app/actions.js").Handlers<import("./actions.js").PuzzlesCommands>}
 */
export const puzzlesCommands = (files, { getState, act, keepBoard }) => ({
  "tray-board": keepBoard,
  "tray-export": () => files.save(),
  "tray-csv": ({ keys }) => files.saveTable(keys),
  "next-puzzle"() {
    const item = nextPuzzle(getState());
    if (item) act({ type: "load", puzzles: [item.progress?.board ?? item.state], kept: true });
    else act({ type: "make", what: "one" });
  },
});
