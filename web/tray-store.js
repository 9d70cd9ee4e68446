/**
 * Keeps the tray in the browser's database, so that thousands of puzzles cost nothing while nothing changes: only what
 * differs from what was kept last is written. Nothing here throws: what the browser refuses is told once, and the tray
 * on the screen stays as it is.
 *
 * @typedef {import("./tray.js").Item} Item
 */
import { inOrder } from "./tray.js";

export const DATABASE = "sudoku";
export const STORE = "tray";
const VERSION = 1;

/** @param {{onNotice: (words: import("./state.js").Words) => void, factory?: () => IDBFactory}} options */
export function createTrayStore({ onNotice, factory = () => indexedDB }) {
  /** What the database holds; null as long as nobody knows. @type {Map<string, Item> | null} */
  let kept = null;
  /** @type {Item[] | null} */
  let wanted = null;
  let saving = false;
  let told = false;

  /** @param {unknown} error */
  const refused = (error) => {
    const full = error instanceof DOMException && error.name === "QuotaExceededError";
    if (!told) onNotice({ key: full ? "tray.full" : "tray.forbidden" });
    told = true;
  };

  const opened = (async () => open(factory()))();
  opened.catch(() => {}); // whoever loads is told

  /** What was kept, in its order. @returns {Promise<Item[]>} */
  const load = async () => {
    try {
      const database = await opened;
      /** @type {Item[]} */
      const items = await done(database.transaction(STORE).objectStore(STORE).getAll());
      kept = byKey(items);
      return inOrder(items);
    } catch (error) {
      refused(error);
      return [];
    }
  };

  /**
   * One after the other; of those that wait only the last, as each says everything. Before the tray is loaded there is
   * nothing to compare with, and whoever has loaded it saves it all.
   * @param {Item[]} items
   */
  const save = (items) => {
    if (!kept) return;
    wanted = items;
    if (!saving) catchUp(kept);
  };

  /** @param {Map<string, Item>} before */
  const catchUp = async (before) => {
    saving = true;
    try {
      for (const database = await opened; wanted; ) {
        const now = byKey(wanted);
        wanted = null;
        await write(database, before, now);
        kept = before = now;
      }
    } catch (error) {
      refused(error); // what was not kept now is tried again with the next change
    }
    saving = false;
  };

  return { load, save };
}

/** @param {IDBFactory} factory */
function open(factory) {
  const request = factory.open(DATABASE, VERSION);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: "key" });
  return done(request);
}

/** @param {Item[]} items */
const byKey = (items) => new Map(items.map((item) => [item.key, item]));

/** What differs. @param {IDBDatabase} database @param {Map<string, Item>} before @param {Map<string, Item>} now @returns {Promise<void>} */
function write(database, before, now) {
  const transaction = database.transaction(STORE, "readwrite");
  const store = transaction.objectStore(STORE);
  for (const [key, item] of now) if (before.get(key) !== item) store.put(item);
  for (const key of before.keys()) if (!now.has(key)) store.delete(key);
  transaction.commit(); // now, so that a reload at once loses nothing
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
const done = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
