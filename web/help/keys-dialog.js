/** The dialog with all keyboard shortcuts. The key "?" opens it, unless a text field has the focus. */
import { createLayerSheet, terms } from "./sheet.js";

const KEYS = [
  ...["digits", "letters", "blank", "erase", "notes", "writing", "hold"],
  ...["move", "several", "all", "light", "undo", "paste"],
  ...["next", "where", "what", "left", "read", "cage", "tray", "carry", "sheet"],
];

/** @param {HTMLElement} root @param {(action: import("../app/state.js").Action) => void} onAction */
export const createKeysDialog = (root, onAction) =>
  createLayerSheet(root, onAction, "keys", "help.keys", [terms(KEYS, (name) => [`help.${name}.keys`, `help.${name}`])]);
