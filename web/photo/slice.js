/** The state, views and commands that photographs add to the page. */
import { PHOTO_STATE, photoCommands } from "./actions.js";
import { createCameraDialog } from "./camera-dialog.js";
import { createCornersDialog } from "./corners-dialog.js";
import { createPhotographs } from "./photographs.js";

/** @type {import("../app/types.js").Slice<import("./types.js").PhotoCommands>} */
export const PHOTO = {
  state: PHOTO_STATE,
  views: {
    camera: { create: createCameraDialog, place: "over" },
    corners: { create: createCornersDialog, place: "over" },
  },
  start: (page) => ({ commands: photoCommands(createPhotographs(page)) }),
};
