/**
 * All views of the page, and the elements of index.html that contain them.
 *
 * @typedef {import("./state.js").Action} Action
 * @typedef {keyof typeof VIEWS} Name
 * @typedef {{[Each in Name]?: ReturnType<(typeof VIEWS)[Each]["create"]>}} Views
 */

import { createCover } from "../board/cover.js";
import { createKeypad } from "../board/keypad.js";
import { createGrid } from "../board/view.js";
import { createDiagnosticsDialog } from "../help/diagnostics-dialog.js";
import { createHelpDialog } from "../help/help-dialog.js";
import { createKeysDialog } from "../help/keys-dialog.js";
import { createCameraDialog } from "../photo/camera-dialog.js";
import { createCornersDialog } from "../photo/corners-dialog.js";
import { createPlayingDialog } from "../play/playing-dialog.js";
import { createDeskDoor } from "../print/desk-door.js";
import { createTray } from "../puzzles/view.js";
import { createCopyDialog } from "../transfer/copy-dialog.js";
import { createDrop } from "../transfer/drop.js";
import { createImportDialog } from "../transfer/import-dialog.js";
import { createPasteDialog } from "../transfer/paste-dialog.js";
import { createPuzzleList } from "../transfer/puzzle-list.js";
import { createShareDialog } from "../transfer/share-dialog.js";
import { createAbout } from "../verdict/about.js";
import { createVerdict } from "../verdict/view.js";
import { createAdvice } from "./advice.js";
import { drawnNow } from "./drawn.js";
import { createForgetDialog } from "./forget-dialog.js";
import { createHeader } from "./header.js";
import { createKeepDialog } from "./keep-dialog.js";
import { createNotice } from "./notice.js";
import { createPlaces } from "./place-view.js";

/** @type {(root: HTMLElement, act: (action: Action) => void) => ReturnType<typeof createGrid>} */
const createBoard = (root, act) => createGrid(root, act, drawnNow);

const VIEWS = {
  header: { create: createHeader, place: "header" },
  grid: { create: createBoard, place: "grid" },
  cover: { create: createCover, place: "grid" },
  shelf: { create: createPuzzleList, place: "shelf" },
  verdict: { create: createVerdict, place: "verdict" },
  places: { create: createPlaces, place: "places" },
  keypad: { create: createKeypad, place: "keypad" },
  tray: { create: createTray, place: "tray" },
  notice: { create: createNotice, place: "notices" },
  advice: { create: createAdvice, place: "notices" },
  drop: { create: createDrop, place: "over" },
  paste: { create: createPasteDialog, place: "over" },
  camera: { create: createCameraDialog, place: "over" },
  corners: { create: createCornersDialog, place: "over" },
  copy: { create: createCopyDialog, place: "over" },
  share: { create: createShareDialog, place: "over" },
  import: { create: createImportDialog, place: "over" },
  about: { create: createAbout, place: "over" },
  playing: { create: createPlayingDialog, place: "over" },
  help: { create: createHelpDialog, place: "over" },
  keys: { create: createKeysDialog, place: "over" },
  forget: { create: createForgetDialog, place: "over" },
  keep: { create: createKeepDialog, place: "over" },
  desk: { create: createDeskDoor, place: "over" },
  diagnostics: { create: createDiagnosticsDialog, place: "over" },
};

/**
 * The names of the views, in the order in which they are created. The keypad follows the other parts beside the board,
 * because it uses the space that they leave.
 */
export const VIEW_NAMES = /** @type {Name[]} */ (Object.keys(VIEWS));

/** @param {Name} name @param {(action: Action) => void} act @returns {import("./guard.js").View} */
export const createView = (name, act) => VIEWS[name].create(placeOf(name), act);

/** Return the element of index.html that contains a view. @param {string} name of a view */
export const placeOf = (name) =>
  /** @type {HTMLElement} */ (document.getElementById(VIEWS[/** @type {keyof typeof VIEWS} */ (name)].place));
