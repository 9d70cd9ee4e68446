/**
 * Data that remain after a reload: the board and the settings. The board is saved twice. After a reload, each tab finds
 * its own board in the storage of the tab. A new visit finds the board that was written last in the storage that all
 * tabs share. The names of the records contain the version of the format. No function here throws. If the browser
 * refuses, or a value cannot be read, one notice says so. If the storage is full, `onFull` is called.
 *
 * @typedef {import("../board/board.js").BoardState} BoardState
 * @typedef {import("../app/state.js").Settings} Settings
 * @typedef {import("../app/state.js").Words} Words
 * @typedef {{ state: BoardState, history: import("../contract/shapes.js").History, mode: "enter" | "play", panel: string,
 *   shelf: import("../app/state.js").Shelf | null, clock?: import("../board/clock.js").ClockRecord }} Saved
 * @typedef {Pick<Storage, "getItem" | "setItem" | "removeItem">} Place
 */
import { NO_HISTORY } from "../board/history.js";
import { isRecord, parsed } from "../contract/fits.js";
import {
  isBoardRecord,
  isBook,
  isShelfRecord,
  packBoard,
  renewBoard,
  renewHistory,
  solvedFrom,
  unpackBoard,
} from "./schema.js";

export const BOARD = "sudoku.board.v1";
export const SHELF = "sudoku.shelf.v1";
export const SOLVED = "sudoku.solved.v1";
export const STOCK = "sudoku.stock.v1";
/** The first part of the name of every record that this page saves in the browser's storage. */
const OURS = "sudoku.";
export const BOOK = "sudoku.book.v1";
export const SETTINGS = "sudoku.settings.v1";

/** The longest delay before a changed board is saved, in milliseconds. */
export const SOON = 250;

/**
 * The greatest size of a saved list of puzzles, in characters. Browsers allow 5 million characters in all, and the
 * board with its history needs some of them.
 */
export const SHELF_ROOM = 4_000_000;

/**
 * Create the storage for one tab.
 * @param {object} options
 * @param {(words: Words) => void} options.onNotice
 * @param {(full: boolean) => void} [options.onFull]  called when a value no longer fits, and when all values fit again
 * @param {() => Place} [options.own]  the storage of this tab; a function, because reading it may already throw
 * @param {() => Place} [options.shared]  the storage of all tabs
 * @param {EventTarget} [options.page]  the source of events which say that the page may be about to close
 */
export function createStorage({
  onNotice,
  onFull = () => {},
  own = () => sessionStorage,
  shared = () => localStorage,
  page = globalThis,
}) {
  /** @type {Set<string>} */
  const noticed = new Set();
  /**
   * The values that did not fit into the storage, each with a function that tries to save it again.
   * @type {Map<string, () => unknown>}
   */
  const lacking = new Map();
  /** For values that cannot be read and have not been moved for lack of room, functions that move them. @type {Map<string, () => void>} */
  const unmoved = new Map();
  let full = false;
  /** @type {Saved | null} */
  let pending = null;
  let forgotten = false;
  /** The list of puzzles that was saved last, and its key. @type {{ puzzles?: BoardState[], key: string }} */
  let shelved = { key: "" };
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let soon;

  /** Show a notice. The notice for each key is shown only once. @param {string} key @param {Words["args"]} [args] */
  const notice = (key, args) => {
    if (!noticed.has(key)) onNotice({ key, args });
    noticed.add(key);
  };

  /**
   * Do something with the storage, and return whether the browser allowed it. If not, show a notice, or call `onLack`
   * if the storage was full.
   * @param {() => void} action @param {() => void} [onLack]
   */
  const attempt = (action, onLack = () => {}) => {
    try {
      action();
      return true;
    } catch (error) {
      if (isFull(error)) onLack();
      else notice("storage.forbidden");
      return false;
    }
  };

  /** @param {() => Place} place @param {string} name */
  const idOf = (place, name) => `${place === own ? "own" : "shared"} ${name}`;

  /** Set a value. A value under this name that cannot be read is moved first. @param {() => Place} place @param {string} name @param {string} text */
  const set = (place, name, text) => {
    unmoved.get(idOf(place, name))?.();
    place().setItem(name, text);
  };

  /**
   * Write a text into the storage. If there is no room for it, try again as soon as another text that did not fit could
   * be written.
   * @param {() => Place} place @param {string} name @param {string} text @returns {boolean}
   */
  const write = (place, name, text) => {
    if (forgotten) return true;
    const id = idOf(place, name);
    const again = () => lacking.set(id, () => write(place, name, text));
    const isWritten = attempt(() => set(place, name, text), again);
    if (isWritten && lacking.delete(id)) for (const retry of [...lacking.values()]) retry();
    if (full !== lacking.size > 0) {
      full = !full;
      onFull(full);
    }
    return isWritten;
  };

  /**
   * Return a stored value, or null if it is missing or invalid.
   * @template T @param {() => Place} place @param {string} name @param {(value: any) => value is T} fits
   * @returns {T | null}
   */
  const load = (place, name, fits) => {
    /** @type {string | null} */
    let text = null;
    attempt(() => {
      text = place().getItem(name);
    });
    if (text === null) return null;
    const value = parsed(text);
    if (fits(value)) return value;
    setAside(place, name, text);
    return null;
  };

  /**
   * Move a value that cannot be read to another name, so that it is not overwritten. If there is no room for that, the
   * value stays, and nothing is written under its name until it could be moved.
   * @param {() => Place} place @param {string} name @param {string} text
   */
  const setAside = (place, name, text) => {
    const kept = `${name}.kept`;
    const move = () => {
      place().removeItem(name); // first, because there may be room for only one of the two
      try {
        place().setItem(kept, text);
      } catch (error) {
        place().setItem(name, text);
        throw error;
      }
      unmoved.delete(idOf(place, name));
      notice("storage.kept", { name: kept });
    };
    unmoved.set(idOf(place, name), move);
    attempt(move, () => notice("storage.full"));
  };

  /** @param {() => Place} place @param {string} name @param {object} value */
  const save = (place, name, value) => write(place, name, JSON.stringify(value));

  /**
   * Save a board. If there is no room for its undo steps, save the board without them.
   * @param {Saved} saved
   */
  const writeBoard = ({ shelf, ...board }) => {
    if (shelf?.puzzles !== shelved.puzzles) shelve(shelf?.puzzles);
    const record = { ...board, shelf: shelf && shelved.key ? { key: shelved.key, index: shelf.index } : null };
    const short = JSON.stringify({ ...record, history: NO_HISTORY });
    for (const place of [own, shared]) save(place, BOARD, record) || attempt(() => set(place, BOARD, short));
  };

  /**
   * Save all puzzles of a list. If the list is too long, save none of them and show a notice.
   * @param {BoardState[]} [puzzles]
   */
  const shelve = (puzzles) => {
    const key = Math.random().toString(36).slice(2);
    const text = puzzles ? JSON.stringify({ key, puzzles: puzzles.map(packBoard) }) : "";
    const fits = text.length <= SHELF_ROOM;
    if (!fits) notice("storage.shelf");
    for (const place of [own, shared])
      if (text && fits) write(place, SHELF, text);
      else if (!unmoved.has(idOf(place, SHELF))) attempt(() => place().removeItem(SHELF));
    shelved = { puzzles, key: text && fits ? key : "" };
  };

  const flush = () => {
    clearTimeout(soon);
    soon = undefined;
    if (pending) writeBoard(pending);
    pending = null;
  };

  /** @param {() => Place} place @returns {Saved | null} */
  const loadFrom = (place) => {
    const record = load(place, BOARD, isBoardRecord);
    if (!record) return null;
    const shelf = record.shelf ? loadShelf(place, record.shelf) : null;
    return { ...record, state: renewBoard(record.state), history: renewHistory(record.history), shelf };
  };

  /**
   * Return the saved list that a board belongs to, or null if another tab has replaced the list.
   * @param {() => Place} place @param {{key: string, index: number}} wanted
   */
  const loadShelf = (place, { key, index }) => {
    const record = load(place, SHELF, isShelfRecord);
    return record?.key === key && record.puzzles[index] ? { puzzles: record.puzzles.map(unpackBoard), index } : null;
  };

  /**
   * Call a function each time another tab has saved a new value under a name.
   * @param {string} name @param {() => void} heard
   */
  const onWritten = (name, heard) =>
    page.addEventListener("storage", (event) => /** @type {StorageEvent} */ (event).key === name && heard());

  for (const event of ["pagehide", "visibilitychange"]) page.addEventListener(event, flush);

  return {
    /** @returns {Saved | null} */
    loadBoard: () => loadFrom(own) ?? loadFrom(shared),
    /** Save the board after a short delay, or at once if the page may be about to close. @param {Saved} saved */
    saveBoard(saved) {
      pending = saved;
      soon ??= setTimeout(flush, SOON);
    },
    /** @returns {Partial<Settings> | null} */
    loadSettings: () => load(shared, SETTINGS, isRecord),
    /** @param {Settings} settings */
    saveSettings: (settings) => save(shared, SETTINGS, settings),
    flush,
    /** Return the book of the Book editor. */
    loadBook: () => load(shared, BOOK, isBook),
    /** @param {object} book */
    saveBook: (book) => save(shared, BOOK, book),
    loadSolved: () => solvedFrom(load(shared, SOLVED, Array.isArray) ?? []),
    /** @param {import("../contract/shapes.js").SolvedRecord[]} records */
    saveSolved: (records) => save(shared, SOLVED, records),
    /** Return the saved puzzles that were made in advance, or null. @returns {unknown[] | null} */
    loadStock: () => load(shared, STOCK, Array.isArray),
    /** @param {object[]} stock */
    saveStock: (stock) => save(shared, STOCK, stock),
    /**
     * Call a function each time another tab has recorded a solved puzzle.
     * @param {(records: import("../contract/shapes.js").SolvedRecord[]) => void} tell
     */
    onSolved: (tell) => onWritten(SOLVED, () => tell(solvedFrom(load(shared, SOLVED, Array.isArray) ?? []))),
    /** Call a function each time another tab has changed the book. @param {(book: unknown) => void} tell */
    onBook: (tell) => onWritten(BOOK, () => tell(load(shared, BOOK, isBook))),
    /** Delete all data of this page. From then on, nothing is saved. */
    forget() {
      forgotten = true;
      for (const place of [own, shared])
        attempt(() => {
          for (const name of Object.keys(place())) if (name.startsWith(OURS)) place().removeItem(name);
        });
    },
  };
}

/** Return whether an error means that the storage has no room left. @param {unknown} error */
const isFull = (error) => error instanceof DOMException && error.name === "QuotaExceededError";
