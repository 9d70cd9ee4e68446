/**
 * Entries that are not the solution's, told as soon as they are made where a person wants that. The solution is asked for
 * once for each puzzle, so that no key waits for it.
 *
 * @typedef {import("../app/state.js").State} State
 */
import { hasUnknownRules, puzzleKey } from "./board.js";
import { wrongCells } from "./history.js";
import { hasEnoughClues } from "./problems.js";

/** The wrong cells that are to be told now. @param {State} state */
export function mistakes({ board, mode, right, settings }) {
  const told = settings.playing.mistakes === "once" && mode === "play" && right?.puzzle === puzzleKey(board);
  return told ? wrongCells(board, right.values) : [];
}

/** @param {{ask: import("../contract/shapes.js").Ask, act: (action: import("../app/state.js").Action) => void}} wiring */
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
      const answer = await ask("solve", { state: board }, { lane: "quick" }).catch(() => null); // the engine's trouble is told elsewhere
      const { code, solution } = answer ?? {};
      if (code === "one" && solution) act({ type: "right", right: { puzzle, values: solution } });
    },
  };
}
