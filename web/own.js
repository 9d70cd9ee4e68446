/** An entry: the editor for programs of one's own, which the page fetches when it is first opened. */
import { createEditor } from "./own/editor.js";
import { createOwn } from "./own/room.js";
import { createOwnRunner } from "./own/runner.js";
import { speakOwn } from "./own/words.js";

/** Its words first, then the room itself. @param {HTMLElement} root @param {(action: import("./app/state.js").Action) => void} onAction @param {import("./ui/i18n.js").Voice} voice */
export async function openOwn(root, onAction, voice) {
  await speakOwn(voice);
  return createOwn(root, onAction, { runner: createOwnRunner(), createEditor });
}
