/**
 * The marking of wrong entries as soon as they are made, for players who want this. The solution is requested once for
 * each puzzle, so that no key press has to wait for it.
 * @typedef {import("../app/state.js").State} State
 */
import { hasUnknownRules, puzzleKey } from "./board.js";
import { wrongCells } from "./history.js";
import { hasEnoughClues } from "./problems.js";

/** Return the wrong cells to mark now. @param {State} state */
export function shownMistakes({ board, mode, right, settings }) {
  const isShown = settings.playing.mistakes === "once" && mode === "play" && right?.puzzle === puzzleKey(board);
  return isShown ? wrongCells(board, right.values) : [];
}

/**
 * Create an object with a function `update`. It requests the solution of each new puzzle if wrong entries are to be
 * marked at once.
 * @param {{ask: import("../contract/shapes.js").Ask, act: (action: import("../app/state.js").Action) => void}} wiring
 */
export function createMistakes({ ask, act }) {
  let asked = "";
  return {
    /** @param {State} state */
    async update({ board, mode, right, settings }) {
      const puzzle = puzzleKey(board);
      const wanted =
        settings.playing.mistakes === "once" && mode === "play" && hasEnoughClues(board) && !hasUnknownRules(board);
      if (!wanted || puzzle === asked || puzzle === right?.puzzle) return;
      asked = puzzle;
      const answer = await ask("solve", { state: board }, { lane: "quick" }).catch(() => null); // errors of the engine are shown elsewhere
      const { code, solution } = answer ?? {};
      if (code === "one" && solution) act({ type: "right", right: { puzzle, values: solution } });
    },
  };
}
