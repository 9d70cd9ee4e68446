/**
 * The saving of typed puzzles: a puzzle with exactly one solution is added to the tray when the player pauses or leaves
 * it. If it is changed after that, the new version replaces the saved one, so that one printed puzzle gives one card.
 *
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../board/board.js").BoardState} BoardState
 */

import { isEmpty, puzzleKey, withoutEntries } from "../board/board.js";
import { countFilled, isFull } from "../board/problems.js";
import { judgementNow } from "../verdict/now.js";

/** The pause after which a puzzle may be complete, in milliseconds. */
const REST = 1000;

/**
 * @param {object} wiring
 * @param {(board: BoardState, drafts: BoardState[]) => void} wiring.keep  `drafts`: the versions that the board replaces
 * @param {(board: BoardState, drafts: BoardState[]) => void} wiring.ask  saves the board if it has exactly one solution
 */
export function createTypedKeeper({ keep, ask }) {
  /** The puzzle that is already saved, or was on the board before the player typed. */
  let settled = "";
  /** The version that was saved last, and those that were checked after it. @type {BoardState[]} */
  let versions = [];
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let rest;

  /** @param {BoardState} board */
  const draftsOf = (board) =>
    versions.filter((version) => puzzleKey(version) !== puzzleKey(board) && isVersion(version, board));

  /** @param {BoardState} board */
  const keepNow = (board) => {
    settled = puzzleKey(board);
    keep(board, draftsOf(board));
    versions = [board];
  };

  /** @param {BoardState} board */
  const askNow = (board) => {
    ask(board, draftsOf(board));
    versions = [...versions, board];
  };

  /** @param {State} state */
  const leave = (state) => {
    const board = withoutEntries(state.board);
    if (puzzleKey(board) === settled || isEmpty(board)) return;
    settled = puzzleKey(board);
    if (isPuzzle(state)) keepNow(board);
    else if (!judgementNow(state)) askNow(board);
  };

  return {
    /** @param {State} before @param {State} state */
    update(before, state) {
      const puzzle = puzzleKey(state.board);
      const left = state.mode === "play" || isEmpty(withoutEntries(state.board));
      if (before.board !== state.board || before.mode !== state.mode || before.judgement !== state.judgement)
        clearTimeout(rest);
      else return;
      if (before.mode === "enter" && left) leave(before);
      if (left) settled = puzzle;
      else if (puzzle !== settled && isPuzzle(state))
        rest = setTimeout(() => keepNow(withoutEntries(state.board)), REST);
    },
  };
}

/**
 * Return whether the board has a checked puzzle with exactly one solution, and some blank cells.
 * @param {State} state
 */
const isPuzzle = (state) => judgementNow(state)?.verdict.code === "one" && !isFull(withoutEntries(state.board));

/**
 * Return whether two boards are versions of one puzzle: at least half of their clues are the same.
 * @param {BoardState} board @param {BoardState} other
 */
function isVersion({ geometry, givens }, other) {
  if (geometry !== other.geometry) return false;
  const common = [...givens].filter((symbol, cell) => symbol !== "." && symbol === other.givens[cell]).length;
  return 2 * common >= Math.max(countFilled(givens), countFilled(other.givens));
}
