/**
 * Puzzles that come in and go out.
 *
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Words} Words
 * @typedef {import("../board/board.js").BoardState} BoardState
 * @typedef {{
 *   load: {puzzles: BoardState[], words?: Words, kept?: boolean},
 *   leaf: {step: number},
 *   incoming: {incoming: State["incoming"]},
 *   outgoing: {text: string | null},
 * }} TransferChanges  `kept`: the tray has it, or shall not; `leaf`: to another puzzle of the text
 * @typedef {{
 *   text: {text: string},
 *   open: {file: File},
 *   paste: {},
 *   copy: {format: string},
 *   example: {},
 * }} TransferCommands
 */
import { replaced } from "../board/edit.js";

/** @type {import("../app/actions.js").Changes<TransferChanges>} */
export const TRANSFER_CHANGES = {
  load: (state, { puzzles, words }) => ({
    ...replaced(state, puzzles[0]),
    shelf: puzzles.length > 1 ? { puzzles, index: 0 } : null,
    notice: words ?? null,
  }),
  leaf: (state, { step }) => leafed(state, step),
  incoming: (state, { incoming }) => ({ ...state, incoming }),
  outgoing: (state, { text }) => ({ ...state, outgoing: text }),
};

/** The board goes back to its place on the shelf as it is, and its neighbour comes. @param {State} state @param {number} step @returns {State} */
function leafed(state, step) {
  const { shelf, board } = state;
  const index = (shelf?.index ?? 0) + step;
  if (!shelf?.puzzles[index]) return state;
  const untouched = shelf.puzzles[shelf.index] === board;
  const puzzles = untouched ? shelf.puzzles : shelf.puzzles.with(shelf.index, board);
  return { ...replaced(state, puzzles[index]), shelf: { puzzles, index } };
}
