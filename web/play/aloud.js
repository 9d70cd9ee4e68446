/**
 * The voice that reads the clues aloud, row by row, so that the player can check a printed puzzle.
 *
 * @typedef {import("../app/state.js").Words} Words
 * @typedef {import("../app/state.js").State} State
 */
import { geometry } from "../board/geometry.js";
import { t } from "../ui/i18n.js";

/** The speed of the voice. It is a little slower than normal speech, so that a finger can follow on paper. */
const RATE = 0.9;

/**
 * Return the voice that fits a language best. Return null if the device has no voice for this language.
 * @param {string} lang @param {SpeechSynthesis | undefined} [synthesis]
 */
export function voiceFor(lang, synthesis = globalThis.speechSynthesis) {
  const voices = synthesis?.getVoices() ?? [];
  const nearnessTo = (/** @type {string} */ other) => nearness(lang, other);
  const [best] = [...voices].sort((a, b) => nearnessTo(b.lang) - nearnessTo(a.lang));
  return best && nearnessTo(best.lang) > 0 ? best : null;
}

/**
 * Return how well an offered language fits a wanted one. It is 2 for the same language and script, 1 for the same
 * language in another script, and 0 otherwise.
 * @param {string} wanted @param {string} offered a language tag, in which some devices write _ instead of -
 */
function nearness(wanted, offered) {
  try {
    const [a, b] = [wanted, offered.replaceAll("_", "-")].map((tag) => new Intl.Locale(tag).maximize());
    if (a.language !== b.language) return 0;
    return a.script === b.script ? 2 : 1;
  } catch {
    return 0;
  }
}

/**
 * Return the sentence to read for each row. Entries are read as blank cells, because a printed puzzle has only the
 * clues.
 * @param {State["board"]} board @returns {Words[]}
 */
export function rowsOf({ geometry: name, givens }) {
  const { side, holes } = geometry(name);
  return Array.from({ length: side }, (_, row) => {
    const symbols = [...givens.slice(row * side, (row + 1) * side)];
    const blankAt = (/** @type {number} */ at) => t(holes.has(row * side + at) ? "aloud.no-cell" : "cell.blank");
    const cells = symbols.map((symbol, at) => (symbol === "." ? blankAt(at) : symbol)).join(t("list.comma"));
    return { key: "aloud.row", args: { row: row + 1, cells } };
  });
}

/**
 * Read a text aloud. The returned promise is fulfilled when the text has been read, or when the signal stops the voice.
 * @param {string} text @param {SpeechSynthesisVoice} voice @param {AbortSignal} signal
 */
export function speakAloud(text, voice, signal) {
  const speech = new SpeechSynthesisUtterance(text);
  Object.assign(speech, { voice, lang: voice.lang, rate: RATE });
  const stop = () => speechSynthesis.cancel();
  signal.addEventListener("abort", stop, { once: true });
  /** @type {Promise<void>} */
  const finished = new Promise((resolve, reject) => {
    speech.onend = () => resolve();
    speech.onerror = ({ error }) => (signal.aborted ? resolve() : reject(new Error(error)));
    speechSynthesis.speak(speech);
  });
  return finished.finally(() => signal.removeEventListener("abort", stop));
}
