/**
 * The browser's database for My puzzles: opening, reading and writing. No operation waits longer than a fixed time.
 * @typedef {import("./changes.js").Change} Change
 */
import { PORTION } from "./changes.js";

export const DATABASE = "sudoku";
export const STORE = "tray";
const VERSION = 1;

/**
 * The longest waits for the database, in milliseconds. Writing has more time, because tens of thousands of puzzles take
 * a while.
 */
export const TIMEOUTS = { read: 10_000, write: 60_000 };

/**
 * Open the database. If it is new, create its store.
 * @param {IDBFactory} factory @param {() => void} onLost  called when the browser has closed the database
 */
export async function open(factory, onLost) {
  const request = factory.open(DATABASE, VERSION);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: "key" });
  const database = await resultOf(request);
  database.onclose = onLost;
  database.onversionchange = () => {
    // closed so that deleting the database, or a newer version of the page, does not have to wait for this tab
    database.close();
    onLost();
  };
  return database;
}

/**
 * Return an answer, or fail with a TimeoutError if it does not come within `patience` milliseconds.
 * @template T @param {Promise<T>} answer @param {number} patience @returns {Promise<T>}
 */
export function withTimeout(answer, patience) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let end;
  /** @type {Promise<never>} */
  const timeout = new Promise((_, reject) => {
    end = setTimeout(() => reject(new DOMException("The database does not answer.", "TimeoutError")), patience);
  });
  return Promise.race([answer, timeout]).finally(() => clearTimeout(end));
}

/** Return the keys of all records in the database. @param {IDBDatabase} database @returns {Promise<Set<any>>} */
export const keysOf = async (database) =>
  new Set(await resultOf(database.transaction(STORE).objectStore(STORE).getAllKeys()));

/**
 * Return all records in the order of their keys. They are read in portions, each in a separate task, so that the page
 * stays usable.
 * @param {IDBObjectStore} store @returns {Promise<any[]>}
 */
export async function allRecords(store) {
  /** @type {any[]} */
  const records = [];
  for (let more = true; more; ) {
    const last = records.at(-1)?.key;
    const some = await resultOf(store.getAll(last === undefined ? null : IDBKeyRange.lowerBound(last, true), PORTION));
    records.push(...some);
    more = some.length === PORTION;
  }
  return records;
}

/**
 * Write a change. New facts about a puzzle are merged into its record in the database, because another tab may have
 * changed the record since.
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
  if (!left) transaction.commit(); // commit at once, so that a reload directly afterwards loses nothing
  return waitUntilDone(transaction);
}

/** Delete all records in the database. @param {IDBDatabase} database */
export function clear(database) {
  const transaction = database.transaction(STORE, "readwrite");
  transaction.objectStore(STORE).clear();
  transaction.commit();
  return waitUntilDone(transaction);
}

/**
 * Wait until a transaction is done. Fail if it is aborted or its database is closed. Chromium drops transactions that
 * began just before the site's data are cleared, and sends no event to the transaction.
 * @param {IDBTransaction} transaction @returns {Promise<void>}
 */
function waitUntilDone(transaction) {
  const settled = new AbortController();
  const ends = new Promise((/** @type {(resultOf: void) => void} */ resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
    const onClose = () => reject(new DOMException("The database has gone.", "AbortError"));
    transaction.db.addEventListener("close", onClose, { signal: settled.signal });
  });
  return ends.finally(() => settled.abort());
}

/** Return a promise of the result of a request. @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
export const resultOf = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
