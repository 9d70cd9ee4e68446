/**
 * The saving of typed puzzles. A puzzle with exactly one solution is added to the tray when the player pauses or leaves
 * it. If the player changes it afterwards, the new version replaces the saved one, so that typing one printed puzzle
 * gives only one card.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../board/board.js").BoardState} BoardState
 */

import { isEmpty, isPartOf, puzzleKey, withoutEntries } from "../board/board.js";
import { countFilled, isFull } from "../board/problems.js";
import { judgementNow } from "../verdict/now.js";

/** The pause in typing after which a puzzle is saved if it is complete, in milliseconds. */
const REST = 1000;

/**
 *
 * @param {object} wiring
 * @param {(board: BoardState, drafts: BoardState[]) => void} wiring.keep  saves the board; `drafts`: the earlier
 *   versions that it replaces
 * @param {(board: BoardState, drafts: BoardState[]) => void} wiring.ask  saves the board only if it turns out to have
 *   exactly one solution
 */
export function createTypedKeeper({ keep, ask }) {
  /** The key of a puzzle that must not be saved: it is already saved, or was on the board before the player typed. */
  let settled = "";
  /**
   * The version of the puzzle that was saved last, and later versions that are saved only if they pass a check.
   * @type {BoardState[]}
   */
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
      if (before.mode === "enter" && isPlayed(before, state)) askNow(withoutEntries(state.board));
      else if (before.mode === "enter" && left) leave(before);
      if (left) settled = puzzle;
      else if (puzzle !== settled && isPuzzle(state))
        rest = setTimeout(() => keepNow(withoutEntries(state.board)), REST);
    },
  };
}

/**
 * Return whether the typed puzzle is now played without some of its digits, which have become entries.
 * @param {State} before @param {State} state
 */
const isPlayed = ({ board: before }, { board, mode }) =>
  mode === "play" &&
  before.geometry === board.geometry &&
  before.givens !== board.givens &&
  !isEmpty(withoutEntries(board)) &&
  isPartOf(board, before);

/**
 * Return whether the clues on the board are a puzzle: they leave cells blank, and the check has found exactly one
 * solution.
 * @param {State} state
 */
const isPuzzle = (state) => judgementNow(state)?.verdict.code === "one" && !isFull(withoutEntries(state.board));

/**
 * Return whether two boards are versions of one puzzle. At least half of the clues must be the same.
 * @param {BoardState} board @param {BoardState} other
 */
function isVersion({ geometry, givens }, other) {
  if (geometry !== other.geometry) return false;
  const common = [...givens].filter((symbol, cell) => symbol !== "." && symbol === other.givens[cell]).length;
  return 2 * common >= Math.max(countFilled(givens), countFilled(other.givens));
}
