/** The puzzle to play after the one on the board: the next unsolved puzzle in My puzzles. */
import { puzzleKey } from "../board/board.js";
import { stageOf } from "./columns.js";
import { ANY, listed } from "./listing.js";

/**
 * Return the next unsolved puzzle in the visible order. After the last puzzle, the search continues with the first. If
 * only solved puzzles are visible, the hidden ones are searched, too.
 * @param {import("../app/state.js").State} state @returns {import("./model.js").Item | undefined}
 */
export function nextPuzzle({ tray, listing, board }) {
  const stage = listing.stage === "solved" ? ANY : listing.stage;
  const items = listed(tray.items, { ...listing, stage });
  const at = items.findIndex(({ state }) => puzzleKey(state) === puzzleKey(board)) + 1;
  return [...items.slice(at), ...items.slice(0, at)].find(
    (item) => stageOf(item) !== "solved" && puzzleKey(item.state) !== puzzleKey(board),
  );
}
