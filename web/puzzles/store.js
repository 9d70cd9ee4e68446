/**
 * Keeps the tray in the browser's database, so that thousands of puzzles cost nothing while nothing changes: only what
 * differs from what was kept last is written, and told to the other tabs. Nothing here throws: what the browser refuses,
 * or does not answer, is told once, and the tray on the screen stays as it is. A record in which no puzzle can be read
 * is told too, and stays where it is.
 *
 * @typedef {import("./model.js").Item} Item
 * @typedef {import("./changes.js").Change} Change
 */
import { inPortions } from "../ui/portions.js";
import { byKey, changed, changeOf, portions, readable } from "./changes.js";
import { allOf, clear, DATABASE, inTime, keysOf, open, PATIENCE, STORE, write } from "./database.js";
import { inOrder } from "./order.js";
import { itemOf } from "./records.js";

/** What is told to the other tabs when everything is deleted. */
const FORGOTTEN = "forgotten";

/**
 * @param {object} options
 * @param {(words: import("../app/state.js").Words) => void} options.onNotice
 * @param {(change: Change) => void} options.onOther  another tab has changed the tray
 * @param {() => void} [options.onForgotten]  another tab has deleted everything
 * @param {() => void} [options.onRefused]  told once: not everything is kept
 * @param {() => IDBFactory} [options.factory]
 */
export function createTrayStore({
  onNotice,
  onOther,
  onForgotten = () => {},
  onRefused = () => {},
  factory = () => indexedDB,
}) {
  /** What the database holds; null until it is known. @type {Map<string, Item> | null} */
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

  /** It is opened anew the next time. */
  const leave = () => {
    opened = null;
  };

  /** The site's data may have been cleared meanwhile: only what it holds still is known as kept. */
  const connected = async () => {
    const connection = await open(factory(), leave);
    if (!kept) return connection;
    const keys = await keysOf(connection);
    kept &&= new Map([...kept].filter(([key]) => keys.has(key)));
    return connection;
  };

  const database = () => {
    opened ??= inTime(connected(), PATIENCE.read);
    opened.catch(leave); // what is asked while the data are being cleared is never answered
    return opened;
  };
  database().catch(() => {}); // the caller gets the error

  /** Once more where the connection has gone, which the browser may not have told yet, or is not done with. @param {() => Promise<void>} work @returns {Promise<void>} */
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

  /** What was kept, in its order. @returns {Promise<Item[]>} */
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
   * Writes one after the other; of those that wait only the last, as each holds the whole tray. Before the tray is loaded
   * there is nothing to compare with; after loading all of it is saved.
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
      refused(error); // what was not kept now is tried again with the next change
    }
    saving = false;
  };

  /** What is wanted, which stays wanted where that fails. */
  const keepUp = async () => {
    const connection = await database();
    const items = wanted;
    if (!kept || !items) return;
    wanted = null;
    try {
      for (const portion of portions(changeOf(kept, items))) {
        await inTime(write(connection, portion), PATIENCE.write);
        if (!kept) return; // all was forgotten meanwhile
        kept = changed(kept, portion);
        tabs?.postMessage(portion);
      }
    } catch (error) {
      wanted ??= items;
      throw error;
    }
  };

  /** All is gone, here and in the other tabs, and nothing is written any more. */
  const forget = async () => {
    tabs?.postMessage(FORGOTTEN);
    kept = null;
    await lasting(async () => inTime(clear(await database()), PATIENCE.write)).catch(refused);
  };

  /** Another tab has kept it: what this one shows follows, and has nothing of it to write. @param {MessageEvent<Change | typeof FORGOTTEN>} event */
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

/** Whether the connection is no longer there: when it is asked, opened, or in the middle of writing. @param {any} error */
const isGone = (error) => ["InvalidStateError", "AbortError", "UnknownError"].includes(error?.name);

/** Milliseconds before each further try: at once, and while the browser is still clearing the site's data. */
const PAUSES = [0, 100, 1000];

/** What is said of an error, by its name. */
const REFUSALS = new Map([
  ["QuotaExceededError", "tray.full"],
  ["TimeoutError", "tray.silent"],
]);

/** To the other tabs; none where the browser keeps them apart. */
function channel() {
  try {
    return new BroadcastChannel(`${DATABASE}.${STORE}`);
  } catch {
    return null;
  }
}
