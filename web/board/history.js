/**
 * Undo and redo as two lists of boards.
 *
 * @typedef {import("./board.js").BoardState} BoardState
 * @typedef {{past: BoardState[], future: BoardState[]}} History
 */

/** Steps back that are kept: as many as anybody needs, few enough to be saved at every key. */
export const DEPTH = 200;

/** @type {History} */
export const NO_HISTORY = { past: [], future: [] };

/** Keeps the board before a change. @param {History} history @param {BoardState} board @returns {History} */
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
