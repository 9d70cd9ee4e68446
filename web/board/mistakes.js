/**
 * The marking of wrong entries as soon as they are made, for players who want this. The solution is requested once for
 * each puzzle, so that no key press has to wait for it.
 * @typedef {import("../app/state.js").State} State
 */
import { hasUnknownRules, puzzleKey } from "./board.js";
import { wrongCells } from "./history.js";
import { hasEnoughClues } from "./problems.js";

/** Return whether wrong entries are marked as soon as they are made. @param {State} state */
export const areShown = ({ settings }) => settings.playing.mistakes === "once";

/** Return the wrong cells to mark now. @param {State} state */
export const shownMistakes = (state) => (areShown(state) ? countedMistakes(state) : []);

/** Return the wrong cells, or none as long as the solution is not known. @param {State} state */
export const countedMistakes = ({ board, mode, right }) =>
  mode === "play" && right?.puzzle === puzzleKey(board) ? wrongCells(board, right.values) : [];

/**
 * Create an object with a function `update`. It requests the solution of each new puzzle if wrong entries are to be
 * marked at once, or counted for an assignment.
 * @param {{ask: import("../contract/shapes.js").Ask, act: (action: import("../app/state.js").Action) => void}} wiring
 */
export function createMistakes({ ask, act }) {
  let asked = "";
  return {
    /** @param {State} state */
    async update(state) {
      const { board, mode, right, clock } = state;
      const puzzle = puzzleKey(board);
      const counts = areShown(state) || (clock.assigned !== undefined && clock.puzzle === puzzle);
      const wanted = counts && mode === "play" && hasEnoughClues(board) && !hasUnknownRules(board);
      if (!wanted || puzzle === asked || puzzle === right?.puzzle) return;
      asked = puzzle;
      const answer = await ask("solve", { state: board }, { lane: "quick" }).catch(() => null); // errors of the engine are shown elsewhere
      const { code, solution } = answer ?? {};
      if (code === "one" && solution) act({ type: "right", right: { puzzle, values: solution } });
    },
  };
}
