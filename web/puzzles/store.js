/**
 * The storage of the tray in the browser's database. Only differences from the last saved state are written and sent to
 * the other tabs. Thousands of puzzles therefore take no time as long as nothing changes. No function throws. If the
 * browser refuses or does not answer, `onRefused` is called, and the tray on the screen stays as it is. Records that
 * cannot be read are reported to `onDamaged`; they stay in the database.
 *
 * @typedef {import("./model.js").Item} Item
 * @typedef {import("./changes.js").Change} Change
 * @typedef {"tray.full" | "tray.silent" | "tray.forbidden"} Refusal  the key of the message
 */
import { inPortions } from "../ui/portions.js";
import { afterChange, byKey, changeOf, portions, readableChange } from "./changes.js";
import { allRecords, clear, DATABASE, keysOf, open, STORE, TIMEOUTS, withTimeout, write } from "./database.js";
import { inOrder } from "./order.js";
import { itemOf } from "./records.js";

/** The message to the other tabs that everything has been deleted. */
const FORGOTTEN = "forgotten";

/**
 * @param {object} options
 * @param {(change: Change) => void} options.onOther  another tab has changed the tray
 * @param {(records: unknown[]) => void} [options.onDamaged]  called with the records in which no puzzle can be read
 * @param {() => void} [options.onForgotten]  another tab has deleted everything
 * @param {(reason: Refusal | null) => void} [options.onRefused]  called when something could not be saved, and when all is saved again
 * @param {() => IDBFactory} [options.factory]
 */
export function createTrayStore({
  onOther,
  onDamaged = () => {},
  onForgotten = () => {},
  onRefused = () => {},
  factory = () => indexedDB,
}) {
  /**
   * The items as they are in the database, by key. Null until they are loaded, and after everything was deleted.
   * @type {Map<string, Item> | null}
   */
  let saved = null;
  /** @type {Item[] | null} */
  let waiting = null;
  let saving = false;
  /** The reason why the browser refuses to save, or null if it does not. @type {Refusal | null} */
  let refusal = null;
  /** @type {Promise<IDBDatabase> | null} */
  let opened = null;
  const otherTabs = channel();

  /**
   * Report why the browser cannot load or save puzzles, if the reason has changed. The reason is null if it can again.
   * @param {Refusal | null} reason
   */
  const report = (reason) => {
    if (reason === refusal) return;
    refusal = reason;
    onRefused(reason);
  };

  /** @param {any} error */
  const refuse = (error) => report(REFUSALS.get(error?.name) ?? "tray.forbidden");

  /** Forget the lost connection, so that the database is opened again when it is needed next. */
  const disconnect = () => {
    opened = null;
  };

  /**
   * Open the database. Remove items from `saved` that are no longer in the database, because the site's data may have
   * been cleared.
   */
  const connect = async () => {
    const connection = await open(factory(), disconnect);
    if (!saved) return connection;
    const keys = await keysOf(connection);
    saved &&= new Map([...saved].filter(([key]) => keys.has(key)));
    return connection;
  };

  const database = () => {
    opened ??= withTimeout(connect(), TIMEOUTS.read);
    opened.catch(disconnect); // requests made while the site's data are being cleared are never answered
    return opened;
  };
  database().catch(() => {}); // the error is also given to the caller of `load`, who handles it

  /**
   * Run some work. If the connection was lost, open it again and retry. The browser may report the loss late, or may
   * still be clearing the site's data.
   * @param {() => Promise<void>} work @returns {Promise<void>}
   */
  const retrying = async (work, [pause, ...others] = PAUSES) => {
    try {
      return await work();
    } catch (error) {
      if (!isConnectionLost(error) || pause === undefined) throw error;
      disconnect();
      if (pause) await new Promise((later) => setTimeout(later, pause));
      return retrying(work, others);
    }
  };

  /**
   * Return the saved items in order. Return an empty list if the database cannot be read.
   * @returns {Promise<Item[]>}
   */
  const load = async () => {
    try {
      const records = await withTimeout(
        allRecords((await database()).transaction(STORE).objectStore(STORE)),
        TIMEOUTS.read,
      );
      const read = await inPortions(records, itemOf);
      const items = read.filter((item) => item !== null);
      if (items.length < records.length) onDamaged(records.filter((_, at) => read[at] === null));
      saved = byKey(items);
      return inOrder(items);
    } catch (error) {
      refuse(error);
      return [];
    }
  };

  /**
   * Save the items, which must be the whole tray. Only one write runs at a time. If several calls are waiting, only the
   * items of the last one are written. Before the saved items are loaded, nothing is saved, because only differences
   * from them are written.
   * @param {Item[]} items
   */
  const save = (items) => {
    if (!saved) return;
    waiting = items;
    if (!saving) writeAll();
  };

  const writeAll = async () => {
    saving = true;
    try {
      while (saved && waiting) await retrying(writeWaiting);
      report(null);
    } catch (error) {
      refuse(error); // the items still wait, and are saved together with the next change
    }
    saving = false;
  };

  /** Write the items that are waiting to be saved. If this fails, they continue to wait. */
  const writeWaiting = async () => {
    const connection = await database();
    const items = waiting;
    if (!saved || !items) return;
    waiting = null;
    try {
      for (const portion of portions(changeOf(saved, items))) {
        await withTimeout(write(connection, portion), TIMEOUTS.write);
        if (!saved) return; // everything was deleted in the meantime
        saved = afterChange(saved, portion);
        otherTabs?.postMessage(portion);
      }
    } catch (error) {
      waiting ??= items;
      throw error;
    }
  };

  /** Delete everything, in this tab and in the others. No items are written after that. */
  const forget = async () => {
    otherTabs?.postMessage(FORGOTTEN);
    saved = null;
    await retrying(async () => withTimeout(clear(await database()), TIMEOUTS.write)).catch(refuse);
  };

  /**
   * Apply a change that another tab has made. The other tab has already saved it, so it is not written here.
   * @param {MessageEvent<Change | typeof FORGOTTEN>} event
   */
  const onMessage = ({ data }) => {
    if (data === FORGOTTEN) {
      saved = null;
      return onForgotten();
    }
    if (!saved) return;
    const change = readableChange(saved, data);
    onOther(change);
    saved = afterChange(saved, change);
  };
  if (otherTabs) otherTabs.onmessage = onMessage;

  return { load, save, forget };
}

/**
 * Return whether an error means that the connection to the database was lost. Such errors occur on opening, on a
 * request, and while writing.
 * @param {any} error
 */
const isConnectionLost = (error) => ["InvalidStateError", "AbortError", "UnknownError"].includes(error?.name);

/**
 * The pauses before each attempt to write again, in milliseconds. The first attempt follows at once. The later ones
 * wait, because the browser may still be clearing data.
 */
const PAUSES = [0, 100, 1000];

/** The reasons why the browser cannot load or save puzzles, by the names of its errors. @type {Map<string, Refusal>} */
const REFUSALS = new Map([
  ["QuotaExceededError", "tray.full"],
  ["TimeoutError", "tray.silent"],
]);

/** Return the channel to the other tabs, or null if the browser has none. */
function channel() {
  try {
    return new BroadcastChannel(`${DATABASE}.${STORE}`);
  } catch {
    return null;
  }
}
