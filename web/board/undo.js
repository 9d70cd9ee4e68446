/**
 * Limits of Undo. Undo goes back to another puzzle only if that puzzle is not saved and would be lost. In Play, Undo
 * does not take back the typing of the puzzle itself.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("./board.js").BoardState} BoardState
 */
import { isEmpty, isPartOf, puzzleKey } from "./board.js";
import { isToAnother, travel } from "./history.js";

/** Return whether there is a step that can be undone now. @param {State} state */
export function canUndo(state) {
  const { board, history, mode, tray } = state;
  if (!history.past.length) return false;
  const { board: before } = travel(state, -1);
  if (puzzleKey(before) === puzzleKey(board) || isEmpty(board)) return true;
  if (isToAnother(history)) return !isEmpty(before) && !isSaved(tray, before);
  return mode === "enter" || !isPartOf(before, board);
}

/** @param {State["tray"]} tray @param {BoardState} board */
function isSaved({ items }, board) {
  const key = puzzleKey(board);
  return items.some(({ state }) => puzzleKey(state) === key);
}
