/**
 * Changes of the board by steps and hints.
 * @typedef {import("../board/board.js").BoardState} BoardState
 * @typedef {import("./model.js").Cells} Cells
 * @typedef {import("./model.js").Step} Step
 */
import { notesAt, withNotes, writeEntry } from "../board/board.js";
import { crossedOut, pruned, restored } from "../board/notes.js";

/**
 * Return the board after a step. Digits are written. Removed candidates are taken out of the notes, or crossed out in
 * cells that show candidates instead of notes.
 * @param {BoardState} board
 * @param {Pick<Step, "placements" | "eliminations">} step
 * @param {Cells} cells
 * @param {boolean} [shown] whether cells without notes show candidates
 */
export function applied(board, step, cells, shown = false) {
  const withoutCandidate = (/** @type {BoardState} */ after, /** @type {[number, number]} */ [cell, digit]) => {
    if (shown && !notesAt(after, cell).length) return crossedOut(after, cell, digit);
    const left = (after.notes?.[cell] ?? cells[cell] ?? []).filter((note) => note !== digit);
    return withNotes(after, cell, left);
  };
  const struck = step.eliminations.reduce(withoutCandidate, board);
  return step.placements.reduce((after, [cell, digit]) => pruned(writeEntry(after, cell, digit), cell, digit), struck);
}

/**
 * Return the board with the given candidates as notes, in all blank cells or only in some of them.
 * @param {BoardState} board @param {Cells} cells @param {number[]} [only] the cells to change
 */
export function withAllNotes(board, cells, only) {
  const chosen = only ?? Object.keys(cells).map(Number);
  return chosen.reduce((after, cell) => withNotes(after, cell, cells[cell]), restored(board, chosen));
}

/** Return the board without the entries in the given cells. @param {BoardState} board @param {number[]} wrong */
export const withoutEntriesAt = (board, wrong) => wrong.reduce((after, cell) => writeEntry(after, cell, 0), board);
