/**
 * The storage of the tray in the browser's database. Only differences from what was saved last are written and sent to
 * the other tabs, so thousands of puzzles cost nothing while nothing changes. No function throws. If the browser
 * refuses or does not answer, one notice is shown, and the tray on the screen stays as it is. Records that cannot be
 * read are reported too, and stay in the database.
 *
 * @typedef {import("./model.js").Item} Item
 * @typedef {import("./changes.js").Change} Change
 */
import { inPortions } from "../ui/portions.js";
import { byKey, changed, changeOf, portions, readable } from "./changes.js";
import { allOf, clear, DATABASE, inTime, keysOf, open, PATIENCE, STORE, write } from "./database.js";
import { inOrder } from "./order.js";
import { itemOf } from "./records.js";

/** The message to the other tabs when everything is deleted. */
const FORGOTTEN = "forgotten";

/**
 * @param {object} options
 * @param {(words: import("../app/state.js").Words) => void} options.onNotice
 * @param {(change: Change) => void} options.onOther  another tab has changed the tray
 * @param {() => void} [options.onForgotten]  another tab has deleted everything
 * @param {() => void} [options.onRefused]  called once, when something could not be saved
 * @param {() => IDBFactory} [options.factory]
 */
export function createTrayStore({
  onNotice,
  onOther,
  onForgotten = () => {},
  onRefused = () => {},
  factory = () => indexedDB,
}) {
  /** The items in the database; null until they are known. @type {Map<string, Item> | null} */
  let kept = null;
  /** @type {Item[] | null} */
  let wanted = null;
  let saving = false;
  let told = false;
  /** @type {Promise<IDBDatabase> | null} */
  let opened = null;
  const tabs = channel();

  /** @param {any} error */
  const refused = (error) => {
    if (told) return;
    told = true;
    onNotice({ key: REFUSALS.get(error?.name) ?? "tray.forbidden" });
    onRefused();
  };

  /** Drop the connection, so that the next use opens the database again. */
  const leave = () => {
    opened = null;
  };

  /**
   * Open the database, and forget the items that are no longer in it, because the site's data may have been cleared.
   */
  const connected = async () => {
    const connection = await open(factory(), leave);
    if (!kept) return connection;
    const keys = await keysOf(connection);
    kept &&= new Map([...kept].filter(([key]) => keys.has(key)));
    return connection;
  };

  const database = () => {
    opened ??= inTime(connected(), PATIENCE.read);
    opened.catch(leave); // requests made while the data are being cleared are never answered
    return opened;
  };
  database().catch(() => {}); // the caller of `load` gets the error

  /**
   * Run some work, and try again if the connection was lost. The browser may report the loss late, or may still be
   * clearing the site's data.
   * @param {() => Promise<void>} work @returns {Promise<void>}
   */
  const lasting = async (work, [pause, ...others] = PAUSES) => {
    try {
      return await work();
    } catch (error) {
      if (!isGone(error) || pause === undefined) throw error;
      leave();
      if (pause) await new Promise((later) => setTimeout(later, pause));
      return lasting(work, others);
    }
  };

  /** Return the saved items in order, or no items if the database cannot be read. @returns {Promise<Item[]>} */
  const load = async () => {
    try {
      const records = await inTime(allOf((await database()).transaction(STORE).objectStore(STORE)), PATIENCE.read);
      const items = (await inPortions(records, itemOf)).filter((item) => item !== null);
      const count = records.length - items.length;
      if (count) onNotice({ key: "tray.damaged", args: { count } });
      kept = byKey(items);
      return inOrder(items);
    } catch (error) {
      refused(error);
      return [];
    }
  };

  /**
   * Save the items. Writes happen one after the other, and only the last waiting one counts, because each holds the
   * whole tray. Before the tray is loaded nothing is saved, because there is nothing to compare with.
   * @param {Item[]} items
   */
  const save = (items) => {
    if (!kept) return;
    wanted = items;
    if (!saving) catchUp();
  };

  const catchUp = async () => {
    saving = true;
    try {
      while (kept && wanted) await lasting(keepUp);
    } catch (error) {
      refused(error); // the next change tries to save these items again
    }
    saving = false;
  };

  /** Write the waiting items. If that fails, they stay waiting. */
  const keepUp = async () => {
    const connection = await database();
    const items = wanted;
    if (!kept || !items) return;
    wanted = null;
    try {
      for (const portion of portions(changeOf(kept, items))) {
        await inTime(write(connection, portion), PATIENCE.write);
        if (!kept) return; // everything was deleted in the meantime
        kept = changed(kept, portion);
        tabs?.postMessage(portion);
      }
    } catch (error) {
      wanted ??= items;
      throw error;
    }
  };

  /** Delete everything, here and in the other tabs. Nothing is written after that. */
  const forget = async () => {
    tabs?.postMessage(FORGOTTEN);
    kept = null;
    await lasting(async () => inTime(clear(await database()), PATIENCE.write)).catch(refused);
  };

  /**
   * Apply a change from another tab. That tab has saved it, so this one does not write it.
   * @param {MessageEvent<Change | typeof FORGOTTEN>} event
   */
  const hear = ({ data }) => {
    if (data === FORGOTTEN) {
      kept = null;
      return onForgotten();
    }
    if (!kept) return;
    const change = readable(kept, data);
    onOther(change);
    kept = changed(kept, change);
  };
  if (tabs) tabs.onmessage = hear;

  return { load, save, forget };
}

/**
 * Return whether an error means that the connection was lost: on opening, on a request, or while writing.
 * @param {any} error
 */
const isGone = (error) => ["InvalidStateError", "AbortError", "UnknownError"].includes(error?.name);

/**
 * The pauses before further tries, in milliseconds: one try at once, the others while the browser may still be clearing
 * data.
 */
const PAUSES = [0, 100, 1000];

/** The message key for an error, by the name of the error. */
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
