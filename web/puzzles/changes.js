/**
 * The differences between two states of the tray, field by field. Two tabs may each add something to the same puzzle,
 * such as a name and a rating. Merging by field keeps both additions.
 * @typedef {import("./model.js").Item} Item
 * @typedef {Partial<Item> & {key: string}} More
 * @typedef {{put: Item[], more: More[], gone: string[]}} Change  `put`: new items; `more`: the fields that differ in
 *   items that existed before; `gone`: the keys of removed items
 */
import { itemOf, itemsOf } from "./records.js";

/** The number of records that are read or written together. This takes about ten milliseconds. */
export const PORTION = 400;

/**
 * Return the differences between the items and `before`, an earlier state. If an item has not changed, it replaces its
 * copy in `before`, so that the next comparison is quicker.
 * @param {Map<string, Item>} before @param {Item[]} items @returns {Change}
 */
export function changeOf(before, items) {
  const change = /** @type {Change} */ ({ put: [], more: [], gone: [] });
  for (const item of items) {
    const known = before.get(item.key);
    if (known === item) continue;
    const fields = known ? differingFields(known, item) : [];
    if (!known) change.put.push(item);
    else if (fields.length) change.more.push(pickFields(item, fields));
    else before.set(item.key, item);
  }
  const keys = new Set(items.map(({ key }) => key));
  change.gone = [...before.keys()].filter((key) => !keys.has(key));
  return change;
}

/**
 * Return the names of the fields in which an item differs from its earlier state.
 * @param {any} before @param {any} item
 */
const differingFields = (before, item) =>
  Object.keys({ ...before, ...item }).filter((field) => before[field] !== item[field]);

/** Return the key of an item and only the named fields. @param {any} item @param {string[]} fields @returns {More} */
const pickFields = (item, fields) => ({
  key: item.key,
  ...Object.fromEntries(fields.map((field) => [field, item[field]])),
});

/**
 * Return a change divided into portions. Portions are so small that the page can answer key presses between two of
 * them.
 * @param {Change} change @returns {Change[]}
 */
export function portions({ put, more, gone }) {
  const count = Math.ceil(Math.max(put.length, more.length, gone.length) / PORTION);
  return Array.from({ length: count }, (_, at) => {
    const some = /** @type {const} */ ([at * PORTION, (at + 1) * PORTION]);
    return { put: put.slice(...some), more: more.slice(...some), gone: gone.slice(...some) };
  });
}

/**
 * Return the items after a change. Fields for a puzzle that is no longer there are ignored.
 * @param {Map<string, Item>} before @param {Change} change @returns {Map<string, Item>}
 */
export function afterChange(before, { put, more, gone }) {
  const after = new Map([...before, ...byKey(put)]);
  for (const each of more) {
    const item = after.get(each.key);
    if (item) after.set(each.key, { ...item, ...each });
  }
  for (const key of gone) after.delete(key);
  return after;
}

/** @param {Item[]} items */
export const byKey = (items) => new Map(items.map((item) => [item.key, item]));

/**
 * Return the readable part of a change from another tab. That tab may run another version of the page and send values
 * that this version does not know.
 * @param {Map<string, Item>} known @param {Partial<Change>} message @returns {Change}
 */
export const readableChange = (known, { put = [], more = [], gone = [] }) => ({
  put: itemsOf(put),
  more: more.flatMap((each) => {
    const item = itemOf({ ...known.get(each.key), ...each });
    return item ? pickFields(item, readFields(item, each)) : [];
  }),
  gone,
});

/**
 * Return the names of those fields of a message from another tab that could be read. A field that contains an object
 * counts as read even if some of its parts were left out.
 * @param {any} item  the item that was read
 * @param {any} message
 */
const readFields = (item, message) =>
  Object.keys(message).filter(
    (field) => item[field] === message[field] || (message[field] && typeof item[field] === "object"),
  );
