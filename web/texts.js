/** The entry point of the quotes from the tutorials and their mistakes. It is loaded when they are first opened. */
import { createOwnRunner } from "./own/runner.js";
import { speakOwn } from "./own/words.js";
import { loadTexts } from "./texts/texts.js";
import { createTexts } from "./texts/view.js";

/**
 * Load the tutorials and their words, then create their views.
 * @param {(action: import("./app/state.js").Action) => void} onAction @param {import("./ui/i18n.js").Voice} voice
 */
export async function openTexts(onAction, voice) {
  const [texts] = await Promise.all([loadTexts(), speakOwn(voice, ["texts"])]);
  return createTexts(texts, onAction, createOwnRunner());
}
