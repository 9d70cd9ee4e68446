/** Whether what was on the board can be had back, from what the page saves. */

import { isEmpty, puzzleKey } from "../../web/board/board.js";
import { earlier, NO_HISTORY, travel } from "../../web/board/history.js";
import { unpackBoard } from "../../web/storage/schema.js";

/** @typedef {import("../../web/board/board.js").BoardState} BoardState */
/** @typedef {import("../../web/board/history.js").Place} Place */

/** Return the board and the history of a saved record, or null if there is none. @param {string | null} text @returns {Place | null} */
export function savedFrom(text) {
  const record = JSON.parse(text ?? "null");
  return record && { board: unpackBoard(record.state), history: record.history ?? NO_HISTORY };
}

/** Return whether everything of a board is on another. @param {BoardState} board @param {BoardState} other */
const isOn = (board, other) =>
  puzzleKey(board) === puzzleKey(other) &&
  board.values === other.values &&
  JSON.stringify(board.notes ?? {}) === JSON.stringify(other.notes ?? {});

/** Return whether a board is the current one, or can be had back by Undo or Redo. @param {BoardState} board @param {Place} now */
export function isAtHand(board, now) {
  if (isEmpty(board) || isOn(board, now.board) || [...earlier(now)].some((each) => isOn(board, each))) return true;
  return now.history.future.some((_, at) => isOn(board, travel(now, at + 1).board));
}

/** Return whether a puzzle is in My puzzles. @param {BoardState} board @param {Iterable<{ state?: BoardState }>} records */
export const isInTray = (board, records) =>
  [...records].some(({ state }) => state && puzzleKey(state) === puzzleKey(board));
