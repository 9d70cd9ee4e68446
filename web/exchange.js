/**
 * Puzzles in and out as text: pasted, typed, opened, dropped; copied as a line, a grid or a link.
 *
 * @typedef {import("./state.js").State} State
 * @typedef {import("./state.js").Action} Action
 * @typedef {import("./state.js").Words} Words
 */
import { boardOfText, withoutEntries } from "./board.js";
import { readingWords } from "./reading.js";

/** Reading that is over sooner needs no word. */
const PATIENCE = 300;

/**
 * @param {{ask: import("./judge.js").Ask, getState: () => State, act: (action: Action) => void,
 *   linkFor: (text: string) => string, clipboard?: Clipboard}} wiring
 */
export function createExchange({ ask, getState, act, linkFor, clipboard = navigator.clipboard }) {
  let reading = new AbortController();

  /** @param {string} text */
  const take = async (text) => {
    reading.abort();
    reading = new AbortController();
    const { signal } = reading;
    const plain = plainBoard(text);
    if (plain) return act({ type: "load", puzzles: [plain] });
    const slow = setTimeout(() => act({ type: "notice", words: waitingWords(getState()) }), PATIENCE);
    const loaded = (/** @type {import("./reading.js").Reading} */ reading) => ({
      type: "load",
      puzzles: reading.puzzles,
      words: readingWords(reading, text),
    });
    const action = await ask("read", { text }, { signal, lane: "quick" }).then(loaded, refusal(text));
    clearTimeout(slow);
    if (!signal.aborted) act(action);
  };

  /** @param {File} file */
  const open = async (file) => {
    const text = await textOf(file);
    if (text !== null) return take(text);
    act({ type: "notice", words: { key: "load.not-text", args: { name: file.name } } });
  };

  /** The browser may refuse, or ask first; then there is a box to paste into. */
  const paste = async () => {
    const text = await clipboard?.readText?.().catch(() => "");
    if (text) await take(text);
    else act({ type: "incoming", incoming: { text: "", error: null } });
  };

  /** @param {string} text */
  const put = (text) =>
    (clipboard ? clipboard.writeText(text) : Promise.reject()).then(
      () => act({ type: "notice", words: { key: "copy.done" } }),
      () => act({ type: "outgoing", text }),
    );

  /** @param {State["board"]} board @param {string} format */
  const written = async (board, format) => {
    const options = { signal: new AbortController().signal, lane: /** @type {const} */ ("quick") };
    return (await ask("write", { state: board, format }, options)).text;
  };

  /** @param {string} format */
  const copy = async (format) => {
    const { board, engine } = getState();
    if (format === "line") return put(board.givens);
    if (format === "filled") return put(board.values);
    if (format === "link") return put(linkFor(board.givens));
    if (engine.phase !== "ready") return act({ type: "notice", words: { key: "copy.waiting" } });
    if (format === "hodoku" && board.geometry !== "9") return act({ type: "notice", words: { key: "copy.only-9" } });
    return put(await written(format === "grid" ? withoutEntries(board) : board, format));
  };

  return { take, open, paste, copy, destroy: () => reading.abort() };
}

/** In whatever encoding: digits are the same in all but UTF-16, which has a mark. Null for a picture and the like. @param {Blob} file */
async function textOf(file) {
  const content = new Uint8Array(await file.arrayBuffer());
  const wide = { "255,254": "utf-16le", "254,255": "utf-16be" }[content.slice(0, 2).join()];
  const text = new TextDecoder(wide ?? "utf-8").decode(content);
  return text.includes("\0") ? null : text;
}

/** The plainest form is read at once, awake or not; Python reads all the others. @param {string} text */
function plainBoard(text) {
  const plain = text.trim().replaceAll("0", ".");
  return /^[1-9.]{81}$/.test(plain) ? boardOfText(plain) : null;
}

/** @param {State} state @returns {Words} */
const waitingWords = ({ engine }) => ({
  key: engine.phase === "failed" ? "load.failed" : engine.phase === "ready" ? "load.reading" : "load.waiting",
});

/** Nothing typed or pasted is lost: the text comes back with the reason. @param {string} text @returns {(failure: {error?: any, detail?: string}) => Action} */
const refusal = (text) => (failure) =>
  failure.error
    ? { type: "incoming", incoming: { text, error: failure.error } }
    : { type: "notice", words: { key: "task.failed", args: { detail: failure.detail ?? "" } } };
