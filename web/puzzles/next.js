/** Which puzzle comes after the one on the board: the next in My puzzles that is not solved. */
import { puzzleKey } from "../board/board.js";
import { stageOf } from "./columns.js";
import { listed } from "./listing.js";

/** In the order in which they are shown, from the top again after the last. @param {import("../app/state.js").State} state @returns {import("./model.js").Item | undefined} */
export function nextPuzzle({ tray, listing, board }) {
  const items = listed(tray.items, listing);
  const at = items.findIndex(({ state }) => puzzleKey(state) === puzzleKey(board)) + 1;
  return [...items.slice(at), ...items.slice(0, at)].find(
    (item) => stageOf(item) !== "solved" && puzzleKey(item.state) !== puzzleKey(board),
  );
}
