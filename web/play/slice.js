/** The view that the place Play adds to the page. It has no state of its own. */
import { createPlayingDialog } from "./playing-dialog.js";

/** @type {import("../app/types.js").Slice} */
export const PLAY = { views: { playing: { create: createPlayingDialog, place: "sheets" } } };
