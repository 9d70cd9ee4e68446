/** The views that belong to the page as a whole: the header, the places, notices and dialogs. */
import { isEmpty } from "../board/board.js";
import { hasColumn } from "../puzzles/column.js";
import { createAdvice } from "./advice.js";
import { isSheetOpen } from "./back.js";
import { createForgetDialog } from "./forget-dialog.js";
import { createHeader } from "./header.js";
import { createKeepDialog } from "./keep-dialog.js";
import { createNotice } from "./notice.js";
import { APP_STATE } from "./page-actions.js";
import { createPlaces } from "./place-view.js";

/** The time for which a notice is shown, in milliseconds. */
const NOTICE_TIME = 6000;

/** @type {import("./types.js").Slice} */
export const APP = {
  state: APP_STATE,
  views: {
    header: { create: createHeader, place: "header" },
    places: { create: createPlaces, place: "places" },
    notice: { create: createNotice, place: "notices" },
    advice: { create: createAdvice, place: "notices" },
    forget: { create: createForgetDialog, place: "over", isNeeded: ({ layer }) => layer === "forget" },
    keep: { create: createKeepDialog, place: "sheets", isNeeded: ({ layer }) => layer === "keep-page" },
  },
  start({ act, watch }) {
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let end;
    const hideLater = () => {
      clearTimeout(end);
      end = setTimeout(() => act({ type: "notice", words: null }), NOTICE_TIME);
    };
    watch(({ notice }) => [notice], hideLater);
    watch(
      ({ made }) => [made],
      ({ made, place, board }) =>
        made?.tone === "bad" && place === "play" && !isEmpty(board) && act({ type: "notice", words: made.words }),
    );
    // My puzzles in place of the panel's content give way to a sheet
    watch(
      (state) => [isSheetOpen(state)],
      (state) => isSheetOpen(state) && state.puzzlesOpen && !hasColumn() && act({ type: "puzzles", open: false }),
    );
    return { commands: {} };
  },
};
