/** An entry: what the texts have beside our sources, and what they get wrong, which the page fetches when it is first opened. */
import { createOwnRunner } from "./own/runner.js";
import { speakOwn } from "./own/words.js";
import { loadTexts } from "./texts/texts.js";
import { createTexts } from "./texts/view.js";

/** @param {(action: import("./app/state.js").Action) => void} onAction @param {import("./ui/i18n.js").Voice} voice */
export async function openTexts(onAction, voice) {
  const [texts] = await Promise.all([loadTexts(), speakOwn(voice, ["texts"])]);
  return createTexts(texts, onAction, createOwnRunner());
}
