/**
 * What outlives a reload, the board and the settings; and links that carry a puzzle.
 *
 * The board is kept twice: in the tab's own storage, so that a reload of one of two tabs finds its own board, and in
 * the storage that all tabs share, so that the next visit finds the board written last. The names carry the version of
 * what is stored. Nothing here throws: where the browser refuses, or what was stored cannot be read, a notice says so
 * once.
 *
 * @typedef {import("./board.js").BoardState} BoardState
 * @typedef {import("./state.js").Settings} Settings
 * @typedef {import("./state.js").Words} Words
 * @typedef {{ state: BoardState, history: import("./history.js").History, mode: "enter" | "play", panel: string }} Saved
 * @typedef {Pick<Storage, "getItem" | "setItem" | "removeItem">} Shelf
 */
import { boardOfText } from "./board.js";
import { geometryOfLength } from "./geometry.js";
import { NO_HISTORY } from "./history.js";

export const BOARD = "sudoku.board.v1";
export const SETTINGS = "sudoku.settings.v1";

/** A board is written at most so many milliseconds after it changed. */
export const SOON = 250;

/**
 * @param {object} options
 * @param {(words: Words) => void} options.onNotice
 * @param {() => Shelf} [options.own]  the tab's; a function, as a browser may refuse already here
 * @param {() => Shelf} [options.shared]  the storage of all tabs
 * @param {EventTarget} [options.page]  tells when the page may be about to go
 */
export function createStorage({
  onNotice,
  own = () => sessionStorage,
  shared = () => localStorage,
  page = globalThis,
}) {
  /** @type {Set<string>} */
  const told = new Set();
  /** @type {Saved | null} */
  let pending = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let soon;

  /** @param {string} key @param {Words["args"]} [args] */
  const notice = (key, args) => {
    if (!told.has(key)) onNotice({ key, args });
    told.add(key);
  };

  /** Whether the browser let us. @param {() => void} action */
  const attempt = (action) => {
    try {
      action();
      return true;
    } catch (error) {
      notice(isFull(error) ? "storage.full" : "storage.forbidden");
      return false;
    }
  };

  /** @template T @param {() => Shelf} shelf @param {string} name @param {(value: any) => value is T} fits @returns {T | null} */
  const load = (shelf, name, fits) => {
    /** @type {string | null} */
    let text = null;
    attempt(() => {
      text = shelf().getItem(name);
    });
    if (text === null) return null;
    const value = parsed(text);
    if (fits(value)) return value;
    setAside(shelf, name, text);
    return null;
  };

  /** What cannot be read is not thrown away. @param {() => Shelf} shelf @param {string} name @param {string} text */
  const setAside = (shelf, name, text) => {
    const kept = `${name}.kept`;
    const safe = attempt(() => shelf().setItem(kept, text)) && attempt(() => shelf().removeItem(name));
    if (safe) notice("storage.kept", { name: kept });
  };

  /** @param {() => Shelf} shelf @param {string} name @param {object} value */
  const save = (shelf, name, value) => attempt(() => shelf().setItem(name, JSON.stringify(value)));

  /** Where there is no room for the steps to undo, the board itself comes first. @param {Saved} saved */
  const writeBoard = (saved) => {
    for (const shelf of [own, shared])
      save(shelf, BOARD, saved) || save(shelf, BOARD, { ...saved, history: NO_HISTORY });
  };

  const flush = () => {
    clearTimeout(soon);
    soon = undefined;
    if (pending) writeBoard(pending);
    pending = null;
  };

  for (const event of ["pagehide", "visibilitychange"]) page.addEventListener(event, flush);

  return {
    /** @returns {Saved | null} */
    loadBoard: () => load(own, BOARD, isSaved) ?? load(shared, BOARD, isSaved),
    /** Soon, and at once when the page may be about to go. @param {Saved} saved */
    saveBoard(saved) {
      pending = saved;
      soon ??= setTimeout(flush, SOON);
    },
    /** @returns {Partial<Settings> | null} */
    loadSettings: () => load(shared, SETTINGS, isRecord),
    /** @param {Settings} settings */
    saveSettings: (settings) => save(shared, SETTINGS, settings),
    flush,
  };
}

/** @param {unknown} error */
const isFull = (error) => error instanceof DOMException && error.name === "QuotaExceededError";

/** @param {string} text @returns {unknown} */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @param {any} value @returns {value is Record<string, any>} */
const isRecord = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** @param {any} value @returns {value is Saved} */
const isSaved = (value) =>
  isRecord(value) &&
  isBoard(value.state) &&
  ["past", "future"].every((side) => Array.isArray(value.history?.[side]) && value.history[side].every(isBoard)) &&
  ["enter", "play"].includes(value.mode) &&
  typeof value.panel === "string";

/** @param {any} value @returns {value is BoardState} */
const isBoard = (value) =>
  isRecord(value) &&
  typeof value.geometry === "string" &&
  [value.givens, value.values].every((text) => sizeOf(text) === value.geometry) &&
  (value.notes === null || (isRecord(value.notes) && Object.values(value.notes).every(Array.isArray)));

/** The geometry of a Text, undefined for anything else. @param {unknown} text */
const sizeOf = (text) => (typeof text === "string" ? boardOfText(text)?.geometry : undefined);

/**
 * What a link asks for: a puzzle as Text, a generated one by its id; null without a wish.
 * @param {string} hash @returns {{ text: string } | { id: string } | { error: Words } | null}
 */
export function readLink(hash) {
  const [, kind, wish = ""] = /^#(p|id)=(.*)$/.exec(hash) ?? [];
  if (!kind) return null;
  const value = decoded(wish);
  if (kind === "id") return { id: value };
  const text = value.toUpperCase().replace(/[0_*-]/g, ".");
  return boardOfText(text) ? { text } : { error: linkError(text) };
}

/** Mail and chat cut a full stop from the end of a link, so a blank last cell is written as %2E. @param {string} text @param {string} [page] */
export function linkFor(text, page = location.href) {
  return new URL(`#p=${text.replace(/\.$/, "%2E")}`, page).href;
}

/** @param {string} wish */
function decoded(wish) {
  try {
    return decodeURIComponent(wish).trim();
  } catch {
    return wish; // a stray % is no part of a grid either, and is told as such
  }
}

/** @param {string} text @returns {Words} */
function linkError(text) {
  if (!geometryOfLength(text.length)) return { key: "storage.link-length", args: { found: text.length } };
  const character = [...text].find((symbol) => !boardOfText(symbol + ".".repeat(text.length - 1)));
  return { key: "storage.link-character", args: { character } };
}
