/** The editor for your own programs, which is loaded when it is first opened. */
import { createEditor } from "./editor.js";
import { createOwn } from "./room.js";
import { createOwnRunner } from "./runner.js";

export { speakAs } from "../ui/i18n.js";
export { errorWords } from "./console.js";
export { createEditor } from "./editor.js";
export { createOwnRunner } from "./runner.js";

/** @param {HTMLElement} root @param {HTMLElement} foot @param {(action: import("../app/state.js").Action) => void} onAction */
export const openOwn = (root, foot, onAction) =>
  createOwn(root, foot, onAction, { runner: createOwnRunner(), createEditor });
