/**
 * The browser's database, in which My puzzles are: opened, read, written. Whoever waits for it gives up after a while.
 *
 * @typedef {import("./changes.js").Change} Change
 */
import { PORTION } from "./changes.js";

export const DATABASE = "sudoku";
export const STORE = "tray";
const VERSION = 1;

/** A database that has not answered for so long, in milliseconds, will not. Writing tens of thousands takes its time. */
export const PATIENCE = { read: 10_000, write: 60_000 };

/** @param {IDBFactory} factory @param {() => void} onLost  called where the browser has closed it */
export async function open(factory, onLost) {
  const request = factory.open(DATABASE, VERSION);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: "key" });
  const database = await done(request);
  database.onclose = onLost;
  database.onversionchange = () => {
    database.close(); // so that deleting it, or a newer version of the page, need not wait for this tab
    onLost();
  };
  return database;
}

/** @template T @param {Promise<T>} answer @param {number} patience @returns {Promise<T>} */
export function inTime(answer, patience) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let end;
  /** @type {Promise<never>} */
  const silence = new Promise((_, reject) => {
    end = setTimeout(() => reject(new DOMException("The database does not answer.", "TimeoutError")), patience);
  });
  return Promise.race([answer, silence]).finally(() => clearTimeout(end));
}

/** The keys of all records. @param {IDBDatabase} database @returns {Promise<Set<any>>} */
export const keysOf = async (database) =>
  new Set(await done(database.transaction(STORE).objectStore(STORE).getAllKeys()));

/** All records, by their keys; each portion comes in a task of its own. @param {IDBObjectStore} store @returns {Promise<any[]>} */
export async function allOf(store) {
  /** @type {any[]} */
  const records = [];
  for (let more = true; more; ) {
    const last = records.at(-1)?.key;
    const some = await done(store.getAll(last === undefined ? null : IDBKeyRange.lowerBound(last, true), PORTION));
    records.push(...some);
    more = some.length === PORTION;
  }
  return records;
}

/**
 * Of a puzzle of which more is known, what the database holds by now is completed: another tab may have been there.
 * @param {IDBDatabase} database @param {Change} change @returns {Promise<void>}
 */
export function write(database, { put, more, gone }) {
  const transaction = database.transaction(STORE, "readwrite");
  const store = transaction.objectStore(STORE);
  for (const item of put) store.put(item);
  for (const key of gone) store.delete(key);
  let left = more.length;
  for (const each of more) {
    const request = store.get(each.key);
    request.onsuccess = () => {
      if (request.result) store.put({ ...request.result, ...each });
      left -= 1;
      if (!left) transaction.commit();
    };
  }
  if (!left) transaction.commit(); // now, so that a reload at once loses nothing
  return carriedOut(transaction);
}

/** Deletes all records. @param {IDBDatabase} database */
export function clear(database) {
  const transaction = database.transaction(STORE, "readwrite");
  transaction.objectStore(STORE).clear();
  transaction.commit();
  return carriedOut(transaction);
}

/**
 * Fails where the transaction is taken back, or its database goes: Chromium lets go of what was begun just before the
 * site's data are cleared, and tells the transaction nothing.
 * @param {IDBTransaction} transaction @returns {Promise<void>}
 */
function carriedOut(transaction) {
  const over = new AbortController();
  const ends = new Promise((/** @type {(done: void) => void} */ resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
    const lost = () => reject(new DOMException("The database has gone.", "AbortError"));
    transaction.db.addEventListener("close", lost, { signal: over.signal });
  });
  return ends.finally(() => over.abort());
}

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
export const done = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
