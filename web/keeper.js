/**
 * Keeps what was typed: once a person has entered a puzzle, goes on to play it, and it turns out to have one solution,
 * it belongs into the tray as every other puzzle.
 *
 * @typedef {import("./state.js").State} State
 * @typedef {import("./board.js").BoardState} BoardState
 */
import { puzzleKey, withoutEntries } from "./board.js";
import { judgementNow } from "./state.js";

/** @param {(board: BoardState) => void} keep */
export function createKeeper(keep) {
  let typed = "";

  return {
    /** @param {State} before @param {State} state */
    update(before, state) {
      const puzzle = puzzleKey(state.board);
      if (before.mode === "enter" && state.mode === "play" && puzzleKey(before.board) === puzzle) typed = puzzle;
      if (typed !== puzzle || state.mode !== "play" || judgementNow(state)?.verdict.code !== "one") return;
      typed = "";
      keep(withoutEntries(state.board));
    },
  };
}
