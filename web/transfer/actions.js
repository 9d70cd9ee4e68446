/**
 * The fields of the state about loading and sharing puzzles, the changes of these fields, and the commands.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("./types.js").TransferChanges} TransferChanges
 */
import { replaced } from "../board/edit.js";
import { usesBoard } from "../board/used.js";

/** @type {import("../app/types.js").Changes<TransferChanges>} */
const TRANSFER_CHANGES = {
  load: (state, { puzzles, words, kept, imported = null }) => ({
    ...replaced(state, puzzles[0]),
    place: kept || usesBoard(state) ? state.place : "play",
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
 * Save the board with its entries in the list of loaded puzzles, and put another puzzle of the list on the board.
 * @param {State} state @param {number} step  how many puzzles to go on, negative to go back
 * @returns {State}
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

/** @type {import("../app/types.js").RoomState<import("./types.js").TransferPart, TransferChanges>} */
export const TRANSFER_STATE = {
  first: { shelf: null, incoming: null, imported: null, reading: null, outgoing: null, sharing: null },
  changes: TRANSFER_CHANGES,
  saves: [
    {
      record: "board",
      restore: ({ shelf }) => ({ shelf }),
      save: ({ shelf }) => ({ shelf }),
      parts: ({ shelf }) => [shelf],
    },
  ],
};

/**
 * Return the handlers of the commands that load, copy and share puzzles.
 * @param {ReturnType<typeof import("./transfer.js").createTransfer>} transfer
 * @param {ReturnType<typeof import("./giving.js").createGiving>} giving
 * @param {{openFiles: (files: File[]) => unknown, showExample: () => void}} others  functions of other modules
 * @returns {import("../app/types.js").Handlers<import("./types.js").TransferCommands>}
 */
export const transferCommands = (transfer, giving, { openFiles, showExample }) => ({
  text: ({ text }) => transfer.take(text),
  open: ({ files }) => openFiles(files),
  paste: () => transfer.paste(),
  "stop-reading": () => transfer.stop(),
  copy: ({ format }) => giving.copy(format),
  "write-as": ({ format }) => giving.show(format),
  "copy-text": (shown) => giving.copyShown(shown),
  "save-text": (shown) => giving.save(shown),
  share: ({ whole }) => giving.share(whole),
  "share-by-system": () => giving.shareBySystem(),
  example: showExample,
});
