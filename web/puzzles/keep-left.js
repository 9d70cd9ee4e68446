/**
 * The saving of a board that another puzzle replaces. Undo does not go back to it, so it stays in My puzzles if somebody
 * has changed it, even if it is not a puzzle yet.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("./model.js").Newcomer} Newcomer
 */
import { isEmpty, isUntouched, puzzleKey, withoutEntries } from "../board/board.js";
import { savedClock } from "../board/clock.js";
import { isToAnother } from "../board/history.js";
import { isSameGrid } from "../board/undo.js";
import { itemNow } from "./next.js";

/**
 * Return the board that has just been replaced, as a new puzzle of My puzzles, or null if nothing would be lost.
 * @param {State} before @param {State} state @param {number} now @returns {Newcomer | null}
 */
export function leftBehind(before, state, now) {
  const { board } = before;
  const isReplaced = state.history.past !== before.history.past && isToAnother(state.history);
  if (!isReplaced || puzzleKey(board) === puzzleKey(state.board) || isSameGrid(board, state.board)) return null;
  if (isEmpty(withoutEntries(board)) || itemNow({ ...before, tray: state.tray })) return null;
  return isTouched(before) ? newcomerOf(before, now) : null;
}

/**
 * Return whether somebody has changed the board since it was opened. A puzzle that was only opened is saved when it is
 * found to have one solution.
 * @param {State} state
 */
const isTouched = ({ history }) => history.past.length > 0 && !isToAnother(history);

/** @param {State} state @param {number} now @returns {Newcomer} */
function newcomerOf({ board, clock }, now) {
  const state = withoutEntries(board);
  if (isUntouched(board)) return { state, source: "board" };
  const { time, hints } = savedClock(clock, now);
  const played = new Date(now).toISOString();
  return { state, source: "board", progress: { board, time, hints, solved: null, played } };
}
