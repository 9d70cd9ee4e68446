/**
 * All views of the page, and where in index.html they live.
 *
 * @typedef {import("./state.js").Action} Action
 * @typedef {{[Name in keyof typeof VIEWS]: ReturnType<(typeof VIEWS)[Name]["create"]>}} Views
 */
import { createCopyDialog } from "./copy-dialog.js";
import { createDiagnosticsDialog } from "./diagnostics-dialog.js";
import { createDrop } from "./drop.js";
import { createGrid } from "./grid.js";
import { createHeader } from "./header.js";
import { createHelpDialog } from "./help-dialog.js";
import { createKeypad } from "./keypad.js";
import { createNotice } from "./notice.js";
import { createPanels } from "./panels.js";
import { createPasteDialog } from "./paste-dialog.js";
import { createShelf } from "./shelf.js";
import { createTools } from "./tools.js";
import { createTray } from "./tray-view.js";
import { createVerdict } from "./verdict.js";

const VIEWS = {
  header: { create: createHeader, place: "header" },
  grid: { create: createGrid, place: "grid" },
  shelf: { create: createShelf, place: "shelf" },
  verdict: { create: createVerdict, place: "verdict" },
  keypad: { create: createKeypad, place: "keypad" },
  tools: { create: createTools, place: "tools" },
  panels: { create: createPanels, place: "panels" },
  tray: { create: createTray, place: "tray" },
  notice: { create: createNotice, place: "over" },
  drop: { create: createDrop, place: "over" },
  paste: { create: createPasteDialog, place: "over" },
  copy: { create: createCopyDialog, place: "over" },
  help: { create: createHelpDialog, place: "over" },
  diagnostics: { create: createDiagnosticsDialog, place: "over" },
};

/** @param {ReturnType<typeof import("./guard.js").createGuard>} guard @param {(action: Action) => void} act @returns {Views} */
export function createViews(guard, act) {
  const made = Object.entries(VIEWS).map(([name, { create }]) => [
    name,
    guard.create(name, () => create(placeOf(name), act)),
  ]);
  return Object.fromEntries(made);
}

/** @param {string} name of a view */
export const placeOf = (name) =>
  /** @type {HTMLElement} */ (document.getElementById(VIEWS[/** @type {keyof typeof VIEWS} */ (name)].place));
