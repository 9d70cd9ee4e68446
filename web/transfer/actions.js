/**
 * Puzzles that are loaded and shared.
 *
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Words} Words
 * @typedef {import("../board/board.js").BoardState} BoardState
 * @typedef {{
 *   load: {puzzles: BoardState[], names?: string[], words?: Words, kept?: boolean, imported?: State["imported"]},
 *   imported: {imported: State["imported"]},
 *   reading: {words: State["reading"]},
 *   leaf: {step: number},
 *   incoming: {incoming: State["incoming"]},
 *   outgoing: {outgoing: State["outgoing"]},
 *   sharing: {sharing: State["sharing"]},
 * }} TransferChanges  `names`: titles from the text; `kept`: do not add to My puzzles; `imported`: a
 *   report, maybe without puzzles; `reading`: words shown during long reading; `leaf`: go to another puzzle of the list
 * @typedef {{
 *   text: {text: string},
 *   open: {files: File[]},
 *   paste: {},
 *   "stop-reading": {},
 *   copy: {format: string},
 *   "write-as": {format: string},
 *   "copy-text": {format: string, text: string},
 *   "save-text": {format: string, text: string},
 *   share: {whole?: boolean},
 *   "share-by-system": {},
 *   example: {},
 * }} TransferCommands
 */
import { replaced } from "../board/edit.js";

/** @type {import("../app/actions.js").Changes<TransferChanges>} */
export const TRANSFER_CHANGES = {
  load: (state, { puzzles, words, imported = null }) => ({
    ...replaced(state, puzzles[0]),
    shelf: puzzles.length > 1 ? { puzzles, index: 0 } : null,
    notice: words ?? null,
    imported,
  }),
  imported: (state, { imported }) => ({ ...state, imported, notice: null, layer: "import" }),
  reading: (state, { words }) => ({ ...state, reading: words }),
  leaf: (state, { step }) => leafed(state, step),
  incoming: (state, { incoming }) => ({ ...state, incoming }),
  outgoing: (state, { outgoing }) => ({ ...state, outgoing }),
  sharing: (state, { sharing }) => ({ ...state, sharing }),
};

/**
 * Put the board back into the list with its entries, and load a neighbour.
 * @param {State} state @param {number} step @returns {State}
 */
function leafed(state, step) {
  const { shelf, board } = state;
  if (!shelf) return state;
  const index = shelf.index + step;
  if (!shelf.puzzles[index]) return state;
  const untouched = shelf.puzzles[shelf.index] === board;
  const puzzles = untouched ? shelf.puzzles : shelf.puzzles.with(shelf.index, board);
  return { ...replaced(state, puzzles[index]), shelf: { puzzles, index } };
}
