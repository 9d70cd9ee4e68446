/** The entry point of the editor for the user's own programs. It is loaded when the editor is first opened. */
import { createEditor } from "./own/editor.js";
import { createOwn } from "./own/room.js";
import { createOwnRunner } from "./own/runner.js";
import { speakOwn } from "./own/words.js";

/**
 * Load the words of the editor, then create its views.
 * @param {HTMLElement} root @param {(action: import("./app/state.js").Action) => void} onAction
 * @param {import("./ui/i18n.js").Voice} voice
 */
export async function openOwn(root, onAction, voice) {
  await speakOwn(voice);
  return createOwn(root, onAction, { runner: createOwnRunner(), createEditor });
}
