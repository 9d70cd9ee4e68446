/**
 * Puzzles in and out as text: pasted, typed, opened, dropped; copied as a line, a grid or a link.
 *
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Action} Action
 * @typedef {import("../app/state.js").Words} Words
 * @typedef {{error?: any, detail?: string}} Failure
 */
import { boardOfText, withoutEntries } from "../board/board.js";
import { readingWords } from "./reading.js";

/** Forms of programs that know no other size. */
const ONLY_9 = ["hodoku", "sudokuwiki-link", "opensudoku"];
/** Reading that takes less time, in milliseconds, needs no notice. */
const PATIENCE = 300;

/**
 * @param {{ask: import("../verdict/service.js").Ask, getState: () => State, act: (action: Action) => void,
 *   linkFor: (givens: string, geometry: string) => string, takeTray: (text: string) => boolean, clipboard?: Clipboard}} wiring  `takeTray`
 *   takes an exported tray, and says whether it was one
 */
export function createTransfer({ ask, getState, act, linkFor, takeTray, clipboard = navigator.clipboard }) {
  let reading = new AbortController();

  /** @param {string} text */
  const take = async (text) => {
    reading.abort();
    reading = new AbortController();
    const { signal } = reading;
    const plain = plainBoard(text);
    if (plain) return act({ type: "load", puzzles: [plain] });
    const slow = setTimeout(() => act({ type: "notice", words: waitingWords(getState()) }), PATIENCE);
    /** @param {import("./reading.js").Reading} reading @returns {Action} */
    const loaded = (reading) => ({
      type: "load",
      puzzles: reading.puzzles,
      words: readingWords(reading, text),
    });
    const action = await ask("read", { text }, { signal, lane: "quick" }).then(loaded, refusal(text));
    clearTimeout(slow);
    if (!signal.aborted) act(action);
  };

  /** A folder, or a file that has gone since, cannot be read. @param {File} file */
  const open = async (file) => {
    const content = await file.arrayBuffer().catch(() => null);
    const text = content && textOf(new Uint8Array(content));
    const key = content ? "load.not-text" : "load.unreadable";
    if (text === null) act({ type: "notice", words: { key, args: { name: file.name } } });
    else if (!takeTray(text)) await take(text);
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
    if (format === "link") return put(linkFor(board.givens, board.geometry));
    if (engine.phase !== "ready") return act({ type: "notice", words: { key: "copy.waiting" } });
    if (ONLY_9.includes(format) && board.geometry !== "9")
      return act({ type: "notice", words: { key: "copy.only-9" } });
    const failed = (/** @type {Failure} */ failure) => act(faultAction(failure));
    return written(format === "grid" ? withoutEntries(board) : board, format).then(put, failed);
  };

  return { take, open, paste, copy };
}

/** The text of a file: digits are the same in all encodings but UTF-16, which begins with a mark. Null for binary files. @param {Uint8Array} content */
function textOf(content) {
  const wide = { "255,254": "utf-16le", "254,255": "utf-16be" }[content.slice(0, 2).join()];
  const text = new TextDecoder(wide ?? "utf-8").decode(content);
  return text.includes("\0") ? null : text;
}

/** The plainest form is read at once, even before Python has started; Python reads all others. @param {string} text */
function plainBoard(text) {
  const plain = text.trim().replaceAll("0", ".");
  return /^[1-9.]{81}$/.test(plain) ? boardOfText(plain) : null;
}

/** @param {State} state @returns {Words} */
const waitingWords = ({ engine }) => ({
  key: engine.phase === "failed" ? "load.failed" : engine.phase === "ready" ? "load.reading" : "load.waiting",
});

/** Nothing typed or pasted is lost: the text comes back with the reason. @param {string} text @returns {(failure: Failure) => Action} */
const refusal = (text) => (failure) =>
  failure.error ? { type: "incoming", incoming: { text, error: failure.error } } : faultAction(failure);

/** @param {Failure} failure @returns {Action} */
const faultAction = ({ detail = "" }) => ({ type: "notice", words: { key: "task.failed", args: { detail } } });
