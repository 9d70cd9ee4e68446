/**
 * Font files that the user has chosen for paper. They are too large for localStorage, so they are saved in a database
 * of the browser. If the browser saves nothing, the fonts last until the page is closed.
 * @typedef {Uint8Array<ArrayBuffer>} Bytes
 */

const DATABASE = "sudoku-fonts";
const STORE = "files";

/** The first part of the key of every font. */
export const FONT = "font:";

/** Create the storage of fonts. @param {() => IDBFactory} [factory] */
export function createFontStore(factory = () => indexedDB) {
  /** The fonts that were saved or read during this visit, by key. @type {Map<string, Bytes>} */
  const loaded = new Map();

  /**
   * Make one request to the database, and return its result.
   * @template T @param {IDBTransactionMode} mode @param {(store: IDBObjectStore) => IDBRequest<T>} work
   * @returns {Promise<T>}
   */
  const within = async (mode, work) => {
    const database = await openDatabase(factory());
    try {
      return await resultOf(work(database.transaction(STORE, mode).objectStore(STORE)));
    } finally {
      database.close();
    }
  };

  /** Delete all fonts except those with the given keys. @param {string[]} keys */
  const keepOnly = async (keys) => {
    for (const key of loaded.keys()) if (!keys.includes(key)) loaded.delete(key);
    const all = await within("readonly", (store) => store.getAllKeys()).catch(() => []);
    for (const key of all)
      if (!keys.includes(String(key))) await within("readwrite", (store) => store.delete(key)).catch(() => {});
  };

  return {
    keepOnly,
    forget: () => keepOnly([]),
    /**
     * Save a font, and return whether the browser has saved it for the next visit.
     * @param {string} key @param {Bytes} bytes
     */
    async keep(key, bytes) {
      loaded.set(key, bytes);
      return within("readwrite", (store) => store.put(bytes, key)).then(
        () => true,
        () => false,
      );
    },
    /** Return the bytes of a font, or null if it is not saved. @param {string} key @returns {Promise<Bytes | null>} */
    async get(key) {
      const found = loaded.get(key) ?? (await within("readonly", (store) => store.get(key)).catch(() => null));
      if (found instanceof Uint8Array) loaded.set(key, /** @type {Bytes} */ (found));
      return loaded.get(key) ?? null;
    },
  };
}

/** Open the database. It is created at the first visit. @param {IDBFactory} factory */
function openDatabase(factory) {
  const request = factory.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return resultOf(request);
}

/**
 * Wait for the result of a request to the database.
 * @template T @param {IDBRequest<T>} request @returns {Promise<T>}
 */
const resultOf = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
