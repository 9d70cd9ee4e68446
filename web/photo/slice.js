/**
 * The state, views and commands that photographs add to the page. Their views and the reading are loaded for the first
 * photograph.
 */
import { once } from "../parts/fetched.js";
import { PHOTO_STATE, photoCommands } from "./actions.js";
import { createCameraDoor, createCornersDoor, loadPhoto, NOT_HERE } from "./door.js";

/** @type {import("../app/types.js").Slice<import("./types.js").PhotoCommands>} */
export const PHOTO = {
  state: PHOTO_STATE,
  views: {
    camera: { create: createCameraDoor, place: "sheets" },
    corners: { create: createCornersDoor, place: "sheets" },
  },
  start(page) {
    const open = once(async () => (await loadPhoto()).createPhotographs(page));
    const refuse = () => page.act({ type: "notice", words: NOT_HERE });
    return { commands: photoCommands((work) => open().then(work, refuse)) };
  },
};
