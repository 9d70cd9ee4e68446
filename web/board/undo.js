/**
 * Limits of Undo. Undo stops at the start of the puzzle. It goes back to another puzzle only from an empty board, or if
 * that board has entries but no clues, which My puzzles cannot save. In Play, Undo does not take back the typing of the
 * puzzle itself, but as long as nothing has been entered, it takes back a change of its rules.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("./board.js").BoardState} BoardState
 */
import { isEmpty, isPartOf, isUntouched, puzzleKey, withoutEntries } from "./board.js";
import { partsOf } from "./geometry-name.js";
import { isToAnother, travel } from "./history.js";

/** Return whether there is a step that can be undone now. @param {State} state */
export function canUndo(state) {
  const { board, history, mode } = state;
  if (!history.past.length) return false;
  const { board: before } = travel(state, -1);
  if (isSameGrid(before, board) && (mode === "enter" || isUntouched(board))) return true;
  if (puzzleKey(before) === puzzleKey(board) || isEmpty(board)) return true;
  if (isToAnother(history)) return isEmpty(withoutEntries(before)) && !isEmpty(before);
  return mode === "enter" || !isPartOf(before, board);
}

/**
 * Return whether two boards have the same digits in the same grid, so that only their rules differ.
 * @param {BoardState} one @param {BoardState} other
 */
export const isSameGrid = (one, other) =>
  partsOf(one.geometry).base.replace("x", "") === partsOf(other.geometry).base.replace("x", "") &&
  one.givens === other.givens &&
  one.values === other.values;
