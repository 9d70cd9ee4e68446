/** The puzzle to play after the one on the board: the next unsolved puzzle in My puzzles. */
import { puzzleKey } from "../board/board.js";
import { stageOf } from "./columns.js";
import { listed } from "./listing.js";

/**
 * Return the next unsolved puzzle in the visible order. After the last puzzle, the search continues with the first.
 * @param {import("../app/state.js").State} state @returns {import("./model.js").Item | undefined}
 */
export function nextPuzzle({ tray, listing, board }) {
  const items = listed(tray.items, listing);
  const at = items.findIndex(({ state }) => puzzleKey(state) === puzzleKey(board)) + 1;
  return [...items.slice(at), ...items.slice(0, at)].find(
    (item) => stageOf(item) !== "solved" && puzzleKey(item.state) !== puzzleKey(board),
  );
}
