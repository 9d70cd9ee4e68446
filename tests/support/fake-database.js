/** A stand-in for IndexedDB with one store. A test can close it from outside or make it stop answering. */

/** @param {() => unknown} result @param {boolean} silent */
function requestOf(result, silent) {
  /** @type {any} */
  const request = {};
  queueMicrotask(() => {
    if (silent) return;
    request.result = result();
    request.onsuccess?.();
  });
  return request;
}

export class FakeFactory {
  /** @type {Map<string, any>} */
  records = new Map();
  /** @type {FakeDatabase | null} */
  database = null;
  silent = false;
  /** The error with which the next transaction is aborted. @type {DOMException | null} */
  aborting = null;

  open() {
    return requestOf(() => {
      this.database = new FakeDatabase(this);
      return this.database;
    }, this.silent);
  }

  /** Aborts a transaction and undoes its changes, if a test wants that; returns whether it did. @param {any} transaction @param {Map<string, any>} before */
  aborts(transaction, before) {
    if (!this.aborting) return false;
    this.records = before;
    transaction.error = this.aborting;
    this.aborting = null;
    transaction.onabort();
    return true;
  }

  /** Deletes the data and closes the database, as the browser does when a person clears the site's data. */
  clear() {
    this.records = new Map();
    if (!this.database) return;
    this.database.closed = true;
    this.database.dispatchEvent(new Event("close"));
  }
}

class FakeDatabase extends EventTarget {
  closed = false;
  /** @type {(() => void) | null} */
  onclose = null;
  /** @type {(() => void) | null} */
  onversionchange = null;

  /** @param {FakeFactory} factory */
  constructor(factory) {
    super();
    this.factory = factory;
    this.addEventListener("close", () => this.onclose?.());
  }

  close() {
    this.closed = true;
  }

  transaction() {
    if (this.closed) throw new DOMException("The database connection is closing.", "InvalidStateError");
    const { factory } = this;
    const { records, silent } = factory;
    const before = new Map(records);
    let committed = false;
    /** Refuses requests after the transaction was reported as complete. @param {() => unknown} result @param {unknown} [_] what was done at once */
    const request = (result, _) => {
      if (committed) throw new DOMException("The transaction is not active.", "TransactionInactiveError");
      return requestOf(result, silent);
    };
    /** @type {any} */
    const transaction = {
      db: this,
      commit() {
        committed = true;
        queueMicrotask(() => silent || factory.aborts(transaction, before) || transaction.oncomplete());
      },
      objectStore: () => ({
        getAll: (/** @type {{after: string} | null} */ range, /** @type {number} */ count) =>
          request(() => [...records.values()].filter(isBehind(range)).sort(byKey).slice(0, count)),
        getAllKeys: () => request(() => [...records.keys()]),
        get: (/** @type {string} */ key) => request(() => records.get(key)),
        put: (/** @type {any} */ record, /** @type {string} */ key = record.key) =>
          request(() => key, records.set(key, record)),
        clear: () => request(() => undefined, records.clear()),
        delete: (/** @type {string} */ key) => request(() => undefined, records.delete(key)),
      }),
    };
    return transaction;
  }
}

/** The part of IDBKeyRange that the page needs: everything behind a key. */
export const FakeKeyRange = { lowerBound: (/** @type {string} */ after) => ({ after }) };

/** @param {{after: string} | null} range */
const isBehind = (range) => (/** @type {{key: string}} */ record) => !range || record.key > range.after;

/** @param {{key: string}} a @param {{key: string}} b */
const byKey = (a, b) => (a.key < b.key ? -1 : 1);
