/**
 * Font files that a person has chosen for paper, each under a key, in a database of the browser: they are too large for the
 * storage of text. Where the browser keeps nothing, they last until the page is closed.
 *
 * @typedef {Uint8Array<ArrayBuffer>} Bytes
 */

const DATABASE = "sudoku-fonts";
const STORE = "files";

/** So the name of each begins. */
export const FONT = "font:";

/** @param {() => IDBFactory} [factory] */
export function createFontStore(factory = () => indexedDB) {
  /** Those of this visit. @type {Map<string, Bytes>} */
  const here = new Map();

  /** @template T @param {IDBTransactionMode} mode @param {(store: IDBObjectStore) => IDBRequest<T>} work @returns {Promise<T>} */
  const within = async (mode, work) => {
    const database = await opened(factory());
    try {
      return await done(work(database.transaction(STORE, mode).objectStore(STORE)));
    } finally {
      database.close();
    }
  };

  /** All but these are dropped. @param {string[]} keys */
  const leave = async (keys) => {
    for (const key of here.keys()) if (!keys.includes(key)) here.delete(key);
    const all = await within("readonly", (store) => store.getAllKeys()).catch(() => []);
    for (const key of all)
      if (!keys.includes(String(key))) await within("readwrite", (store) => store.delete(key)).catch(() => {});
  };

  return {
    leave,
    forget: () => leave([]),
    /** Whether it will be here at the next visit, too. @param {string} key @param {Bytes} bytes */
    async keep(key, bytes) {
      here.set(key, bytes);
      return within("readwrite", (store) => store.put(bytes, key)).then(
        () => true,
        () => false,
      );
    },
    /** Null for one that is not here. @param {string} key @returns {Promise<Bytes | null>} */
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
