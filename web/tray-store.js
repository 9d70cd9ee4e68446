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
  /** @type {Map<string, Item>} */
  let kept = new Map();
  let told = false;

  /** @param {unknown} error */
  const refused = (error) => {
    const full = error instanceof DOMException && error.name === "QuotaExceededError";
    if (!told) onNotice({ key: full ? "tray.full" : "tray.forbidden" });
    told = true;
  };

  const opened = (async () => open(factory()))();
  opened.catch(refused);

  /** What was kept, in its order. @returns {Promise<Item[]>} */
  const load = async () => {
    try {
      const database = await opened;
      /** @type {Item[]} */
      const items = await done(database.transaction(STORE).objectStore(STORE).getAll());
      kept = new Map(items.map((item) => [item.key, item]));
      return inOrder(items);
    } catch {
      return [];
    }
  };

  /** @param {Item[]} items */
  const save = async (items) => {
    const wanted = new Map(items.map((item) => [item.key, item]));
    const put = items.filter((item) => kept.get(item.key) !== item);
    const gone = [...kept.keys()].filter((key) => !wanted.has(key));
    kept = wanted;
    if (!put.length && !gone.length) return;
    try {
      await write(await opened, put, gone);
    } catch (error) {
      refused(error);
    }
  };

  return { load, save };
}

/** @param {IDBFactory} factory */
function open(factory) {
  const request = factory.open(DATABASE, VERSION);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: "key" });
  return done(request);
}

/** @param {IDBDatabase} database @param {Item[]} put @param {string[]} gone @returns {Promise<void>} */
function write(database, put, gone) {
  const transaction = database.transaction(STORE, "readwrite");
  const store = transaction.objectStore(STORE);
  for (const item of put) store.put(item);
  for (const key of gone) store.delete(key);
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
