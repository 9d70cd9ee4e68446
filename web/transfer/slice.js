/** The state, views and commands that loading and sharing puzzles adds to the page. */
import { boardOfText } from "../board/board.js";
import { isPicture } from "../photo/pixels.js";
import { createTrayFiles } from "../puzzles/files.js";
import { linkTo } from "../storage/links.js";
import { EXAMPLE } from "../verdict/line.js";
import { TRANSFER_STATE, transferCommands } from "./actions.js";
import { takeOpenedFiles } from "./arrivals.js";
import { createCopyDialog } from "./copy-dialog.js";
import { createDrop } from "./drop.js";
import { createGiving } from "./giving.js";
import { handOverLink } from "./hand-over.js";
import { createImportDialog } from "./import-dialog.js";
import { createPasteDialog } from "./paste-dialog.js";
import { createPuzzleList } from "./puzzle-list.js";
import { createShareDialog } from "./share-dialog.js";
import { createTransfer } from "./transfer.js";

/** @type {import("../app/types.js").Slice<import("./types.js").TransferCommands>} */
export const TRANSFER = {
  state: TRANSFER_STATE,
  views: {
    shelf: { create: createPuzzleList, place: "shelf" },
    drop: { create: createDrop, place: "over" },
    paste: { create: createPasteDialog, place: "sheets", isNeeded: ({ incoming }) => incoming !== null },
    copy: { create: createCopyDialog, place: "sheets", isNeeded: ({ outgoing }) => outgoing !== null },
    share: { create: createShareDialog, place: "sheets", isNeeded: ({ sharing }) => sharing !== null },
    import: { create: createImportDialog, place: "sheets", isNeeded: ({ layer }) => layer === "import" },
  },
  start({ ask, getState, act }) {
    const wiring = { ask, getState, act };
    const transfer = createTransfer({ ...wiring, takeTray: createTrayFiles(wiring).take });
    const giving = createGiving({ ...wiring, linkTo, handOverLink, sheet: navigator.share?.bind(navigator) });
    const example = /** @type {import("../board/board.js").BoardState} */ (boardOfText(EXAMPLE));
    return {
      commands: transferCommands(transfer, giving, {
        openFiles(files) {
          const picture = files.find(isPicture);
          return picture ? act({ type: "read-photo", file: picture }) : transfer.open(files);
        },
        showExample: () => act({ type: "load", puzzles: [example], kept: true }),
      }),
      begin: () => takeOpenedFiles(act),
    };
  },
};
