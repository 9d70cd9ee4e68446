/**
 * Functions that load puzzles from text that is pasted, typed, opened or dropped. There may be one puzzle or thousands,
 * in one text or in several files. `giving.js` does the opposite.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Action} Action
 * @typedef {import("../app/state.js").Words} Words
 * @typedef {import("./reading.js").Part} Part
 * @typedef {{error?: any, detail?: string}} Failure
 * @typedef {{name: string, text: string}} Source
 */
import { faultWords } from "../ui/fault.js";
import { eliminatedOn, withoutCandidates } from "./eliminations.js";
import { mayBeList, plainBoard, plainGeometry, plainList, USUAL, wantedGeometry } from "./plain.js";
import { noteWords, partOf, readingWords } from "./reading.js";

/** The time in milliseconds after which a notice says that reading is still going on. */
const PATIENCE = 300;

/**
 * Create the functions that load puzzles from text.
 * @param {{ask: import("../verdict/service.js").Ask, getState: () => State, act: (action: Action) => void,
 *   takeTray: (text: string) => boolean, clipboard?: Clipboard}} wiring  `takeTray` loads the text if it is an export
 *   of My puzzles, and returns whether it is
 */
export function createTransfer({ ask, getState, act, takeTray, clipboard = navigator.clipboard }) {
  let reading = new AbortController();

  /**
   * Read a text. Python reads it unless it is a plain list.
   * @param {Source} source @param {AbortSignal} signal @returns {Promise<Part>}
   */
  const partFrom = async ({ name, text }, signal) => {
    const geometry = wantedGeometry(getState().board);
    const list = mayBeList(text) ? await plainList(text, plainGeometry(geometry)) : null;
    const found = list
      ? { ...list, warnings: wantedNotes(plainGeometry(geometry)) }
      : await ask("read", { text, geometry }, { signal, lane: "quick" });
    return partOf(found, text, name);
  };

  /**
   * Read all texts, and return the action that loads their puzzles.
   * @param {Source[]} sources @param {AbortSignal} signal @returns {Promise<Action>}
   */
  const loaded = async (sources, signal) => {
    /** @type {Part[]} */
    const parts = [];
    for (const source of sources)
      parts.push(await partFrom(source, signal).catch(failed(source, sources.length === 1)));
    const puzzles = parts.flatMap((part) => part.puzzles);
    if (isDoubtful(parts))
      return { type: "incoming", incoming: { text: sources[0].text, error: null, choices: puzzles } };
    const words = readingWords(parts);
    const imported = { parts, words: words ?? null };
    return puzzles.length
      ? { type: "load", puzzles, told: toldIn(parts), words, imported }
      : { type: "imported", imported };
  };

  /**
   * Load the puzzles of all texts. A single puzzle in plain digits is loaded at once, without Python.
   * @param {Source[]} sources
   */
  const takeAll = async (sources) => {
    stop();
    const { signal } = reading;
    if (sources.length === 1 && crossOut(sources[0].text)) return;
    const plain = sources.length === 1 && plainBoard(sources[0].text, plainGeometry(wantedGeometry(getState().board)));
    const [note] = plain ? wantedNotes(plain.geometry) : [];
    if (plain) return act({ type: "load", puzzles: [plain], ...(note && { words: noteWords(note) }) });
    const slow = setTimeout(() => act({ type: "reading", words: waitingWords(getState()) }), PATIENCE);
    const action = await loaded(sources, signal).catch(refusal(sources[0].text));
    clearTimeout(slow);
    if (signal.aborted) return;
    if (getState().reading) act({ type: "reading", words: null });
    act(action);
  };

  /** Cross out the candidates that a text eliminates. Return whether it is such a text. @param {string} text */
  const crossOut = (text) => {
    const { board } = getState();
    const eliminated = eliminatedOn(text, board);
    if (!eliminated) return false;
    const { board: after, count } = withoutCandidates(board, eliminated);
    if (count) act({ type: "board", board: after });
    act({ type: "notice", words: { key: count ? "load.crossed-out" : "load.none-crossed-out", args: { count } } });
    return true;
  };

  /** Stop reading texts. */
  const stop = () => {
    reading.abort();
    reading = new AbortController();
    if (getState().reading) act({ type: "reading", words: null });
  };

  /**
   * Return the text of a file as a list of one source. The list is empty if the file cannot be read, as with folders
   * and deleted files; an error is then shown. It is also empty if the file is an export of My puzzles, which is loaded
   * at once.
   * @param {File} file @returns {Promise<Source[]>}
   */
  const sourcesIn = async (file) => {
    const content = await file.arrayBuffer().catch(() => null);
    const text = content && textOf(new Uint8Array(content));
    const key = content ? "load.not-text" : "load.unreadable";
    if (text === null) act({ type: "notice", words: { key, args: { name: file.name } } });
    return text === null || takeTray(text) ? [] : [{ name: file.name, text }];
  };

  /** Load the puzzles of files. @param {File[]} files */
  const open = async (files) => {
    const sources = (await Promise.all(files.map(sourcesIn))).flat();
    if (sources.length) await takeAll(sources);
  };

  /** Load the puzzles of a text. @param {string} text */
  const take = (text) => takeAll([{ name: "", text }]);

  /** Paste from the clipboard. If the browser does not allow this, show a dialog in which the text can be pasted. */
  const paste = async () => {
    const text = await clipboard?.readText?.().catch(() => "");
    if (text) await take(text);
    else act({ type: "incoming", incoming: { text: "", error: null } });
  };

  return { take, open, paste, stop };
}

/** Return whether there is one text with one puzzle that can be read in two ways. @param {Part[]} parts */
const isDoubtful = ([{ puzzles, warnings }, ...others]) =>
  others.length === 0 && puzzles.length === 2 && warnings.some(({ code }) => code === "two-readings");

/**
 * Return what the texts say about each puzzle: its name, and a rating and a remark if there are any.
 * @param {Part[]} parts @returns {import("./types.js").Told[]}
 */
const toldIn = (parts) =>
  parts.flatMap(({ puzzles, about }) =>
    puzzles.map((_, at) => {
      const { title: name = "", other: { rating: stated, comment: remark } = {} } = about[at] ?? {};
      return { name, ...(stated && { stated }), ...(remark && { remark }) };
    }),
  );

/**
 * Return a note if plain digits were read as a puzzle of another geometry than the usual one. Otherwise, return an
 * empty list.
 * @param {string} name of the geometry @returns {import("../app/state.js").ReadError[]}
 */
const wantedNotes = (name) =>
  name === USUAL ? [] : [{ code: "as-wanted", line: 0, column: 0, character: "", args: { geometry: name } }];

/**
 * Return the text of a file, or null if the file is not a text. Digits have the same codes in all encodings except
 * UTF-16, which starts with a byte order mark.
 * @param {Uint8Array} content
 */
function textOf(content) {
  const wide = { "255,254": "utf-16le", "254,255": "utf-16be" }[content.slice(0, 2).join()];
  const text = new TextDecoder(wide ?? "utf-8").decode(content);
  return text.includes("\0") ? null : text;
}

/** Return the message that is shown if reading the texts takes a long time. @param {State} state @returns {Words} */
const waitingWords = ({ engine }) => ({
  key: engine.phase === "failed" ? "load.failed" : engine.phase === "ready" ? "load.reading" : "load.waiting",
});

/**
 * Return a handler for an error in reading a text. If there are other texts, the handler returns a part of the report
 * that contains the error and no puzzles. If there are none, or if the solver itself has failed, it throws the error
 * again.
 * @param {Source} source
 * @param {boolean} alone  whether this is the only text
 * @returns {(failure: Failure) => Part}
 */
const failed =
  ({ name, text }, alone) =>
  (failure) => {
    if (alone || !failure.error) throw failure;
    return partOf({ puzzles: [], warnings: [failure.error] }, text, name);
  };

/**
 * Return a handler that shows a text again together with its error, so that people do not lose what they have typed or
 * pasted.
 * @param {string} text @returns {(failure: Failure) => Action}
 */
const refusal = (text) => (failure) =>
  failure.error ? { type: "incoming", incoming: { text, error: failure.error } } : faultAction(failure);

/** Return the action that shows a notice about a failure of the solver. @param {Failure} failure @returns {Action} */
export const faultAction = (failure) => ({ type: "notice", words: faultWords(failure) });
