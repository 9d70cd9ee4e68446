/** The tutorials and their mistakes, which are loaded when first opened. */
import { createOwnRunner } from "../own/runner.js";
import { loadTexts } from "./texts.js";
import { createTexts } from "./view.js";

export { speakAs } from "../ui/i18n.js";

/** Load the tutorials, then create their views. @param {(action: import("../app/state.js").Action) => void} onAction */
export const openTexts = async (onAction) => createTexts(await loadTexts(), onAction, createOwnRunner());
