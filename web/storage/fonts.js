/**
 * Font files that the user has chosen for paper, in a database of the browser, because they are too large for
 * localStorage. If the browser stores nothing, they last until the page is closed.
 *
 * @typedef {Uint8Array<ArrayBuffer>} Bytes
 */

const DATABASE = "sudoku-fonts";
const STORE = "files";

/** The start of every key. */
export const FONT = "font:";

/** @param {() => IDBFactory} [factory] */
export function createFontStore(factory = () => indexedDB) {
  /** The fonts of this visit. @type {Map<string, Bytes>} */
  const here = new Map();

  /**
   * Do one request to the database and return its result.
   * @template T @param {IDBTransactionMode} mode @param {(store: IDBObjectStore) => IDBRequest<T>} work
   * @returns {Promise<T>}
   */
  const within = async (mode, work) => {
    const database = await opened(factory());
    try {
      return await done(work(database.transaction(STORE, mode).objectStore(STORE)));
    } finally {
      database.close();
    }
  };

  /** Delete all fonts except these. @param {string[]} keys */
  const leave = async (keys) => {
    for (const key of here.keys()) if (!keys.includes(key)) here.delete(key);
    const all = await within("readonly", (store) => store.getAllKeys()).catch(() => []);
    for (const key of all)
      if (!keys.includes(String(key))) await within("readwrite", (store) => store.delete(key)).catch(() => {});
  };

  return {
    leave,
    forget: () => leave([]),
    /**
     * Save a font, and return whether the browser has stored it for the next visit.
     * @param {string} key @param {Bytes} bytes
     */
    async keep(key, bytes) {
      here.set(key, bytes);
      return within("readwrite", (store) => store.put(bytes, key)).then(
        () => true,
        () => false,
      );
    },
    /** Return the bytes of a font, or null if it is not stored. @param {string} key @returns {Promise<Bytes | null>} */
    async get(key) {
      const found = here.get(key) ?? (await within("readonly", (store) => store.get(key)).catch(() => null));
      if (found instanceof Uint8Array) here.set(key, /** @type {Bytes} */ (found));
      return here.get(key) ?? null;
    },
  };
}

/** @param {IDBFactory} factory */
function opened(factory) {
  const request = factory.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return done(request);
}

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
const done = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
