/** The views and services that the place Play adds to the page. It has no state of its own. */
import { startDevice } from "./device.js";
import { createPlayingDialog } from "./playing-dialog.js";
import { createSolveDialog } from "./solve-dialog.js";

/** @type {import("../app/types.js").Slice} */
export const PLAY = {
  views: {
    playing: { create: createPlayingDialog, place: "sheets", isNeeded: ({ layer }) => layer === "playing" },
    solving: { create: createSolveDialog, place: "sheets", isNeeded: ({ layer }) => layer === "solve" },
  },
  start: startDevice,
};
