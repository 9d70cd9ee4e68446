/**
 * The clues read aloud, row by row, by the device's own voice, so that the eyes can stay on the newspaper.
 *
 * @typedef {import("../app/state.js").Words} Words
 * @typedef {import("../app/state.js").State} State
 */
import { geometry } from "../board/geometry.js";
import { t } from "../ui/i18n.js";

/** A little slower than speech, as a finger goes along. */
const RATE = 0.9;

/** The voice for a language: of the same script or country if there is one. None where the device has none. @param {string} lang @param {SpeechSynthesis | undefined} [synthesis] */
export function voiceFor(lang, synthesis = globalThis.speechSynthesis) {
  const voices = synthesis?.getVoices() ?? [];
  const near = (/** @type {string} */ other) => nearness(lang, other);
  const [best] = [...voices].sort((a, b) => near(b.lang) - near(a.lang));
  return best && near(best.lang) > 0 ? best : null;
}

/** 2 for the same language in the same script, 1 for the same language. @param {string} wanted @param {string} offered  some devices write zh_TW */
function nearness(wanted, offered) {
  try {
    const [a, b] = [wanted, offered.replaceAll("_", "-")].map((tag) => new Intl.Locale(tag).maximize());
    if (a.language !== b.language) return 0;
    return a.script === b.script ? 2 : 1;
  } catch {
    return 0;
  }
}

/** What is said of each row: only of the clues, since the newspaper has no more. @param {State["board"]} board @returns {Words[]} */
export function rowsOf({ geometry: name, givens }) {
  const { n } = geometry(name);
  return Array.from({ length: n }, (_, row) => {
    const symbols = [...givens.slice(row * n, (row + 1) * n)];
    const cells = symbols.map((symbol) => (symbol === "." ? t("cell.blank") : symbol)).join(t("list.comma"));
    return { key: "aloud.row", args: { row: row + 1, cells } };
  });
}

/** @param {string} text @param {SpeechSynthesisVoice} voice @param {AbortSignal} signal stops it in the middle of a word */
export function speakAloud(text, voice, signal) {
  const speech = new SpeechSynthesisUtterance(text);
  Object.assign(speech, { voice, lang: voice.lang, rate: RATE });
  const stop = () => speechSynthesis.cancel();
  signal.addEventListener("abort", stop, { once: true });
  /** @type {Promise<void>} */
  const said = new Promise((resolve, reject) => {
    speech.onend = () => resolve();
    speech.onerror = ({ error }) => (signal.aborted ? resolve() : reject(new Error(error)));
    speechSynthesis.speak(speech);
  });
  return said.finally(() => signal.removeEventListener("abort", stop));
}
