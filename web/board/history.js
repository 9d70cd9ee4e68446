/**
 * Undo and redo as two lists of boards.
 *
 * @typedef {import("./board.js").BoardState} BoardState
 * @typedef {{past: BoardState[], future: BoardState[]}} History
 */

/** So many steps back are kept: more than a person counts, and little enough to be saved at every key. */
export const DEPTH = 200;

/** @type {History} */
export const NO_HISTORY = { past: [], future: [] };

/** The board is about to change: keep it. @param {History} history @param {BoardState} board @returns {History} */
export function remember(history, board) {
  return { past: [...history.past, board].slice(-DEPTH), future: [] };
}

/** @param {History} history @param {BoardState} board @returns {{history: History, board: BoardState}} */
export function undo({ past, future }, board) {
  const before = past.at(-1);
  if (!before) return { history: { past, future }, board };
  return { history: { past: past.slice(0, -1), future: [board, ...future] }, board: before };
}

/** @param {History} history @param {BoardState} board @returns {{history: History, board: BoardState}} */
export function redo({ past, future }, board) {
  const [after, ...later] = future;
  if (!after) return { history: { past, future }, board };
  return { history: { past: [...past, board], future: later }, board: after };
}
