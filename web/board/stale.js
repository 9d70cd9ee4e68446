/**
 * Outdated notes. A note is outdated if a peer of its cell now has the same digit, so that the note is not a candidate
 * any more.
 * @typedef {import("./board.js").BoardState} BoardState
 * @typedef {{cell: number, digit: number, peer: number}} Stale  `peer`: the first peer with the digit
 */
import { digitAt, notesAt, withNotes } from "./board.js";
import { blankCells, peerDigitsAt } from "./candidates.js";
import { geometry } from "./geometry.js";
import { digitsAt } from "./layers.js";

/**
 * Return all outdated notes: those whose digit a peer already has, each with the first such peer.
 * @param {BoardState} board @returns {Stale[]}
 */
export const staleNotes = (board) =>
  blankCells(board).flatMap((cell) =>
    staleAt(board, cell).map((digit) => ({ cell, digit, peer: firstPeerWith(board, cell, digit) })),
  );

/**
 * Return the notes of a cell that are outdated, because a peer already has the digit. Crossed-out notes do not count.
 * @param {BoardState} board @param {number} cell
 */
function staleAt(board, cell) {
  const crossed = digitsAt(board, "crossed", cell);
  return notesAt(board, cell).filter((digit) => peerDigitsAt(board, cell).has(digit) && !crossed.includes(digit));
}

/** @param {BoardState} board @param {number} cell @param {number} digit */
const firstPeerWith = (board, cell, digit) =>
  Math.min(...[...geometry(board.geometry).peersOf[cell]].filter((peer) => digitAt(board.values, peer) === digit));

/** Return the board without outdated notes, whose digit a peer already has. @param {BoardState} board */
export const withoutStale = (board) =>
  blankCells(board).reduce((after, cell) => {
    const stale = staleAt(board, cell);
    const left = notesAt(board, cell).filter((digit) => !stale.includes(digit));
    return withNotes(after, cell, left);
  }, board);
