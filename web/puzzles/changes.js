/**
 * What differs between two states of the tray, field by field: two tabs may each know something new of one puzzle, a name
 * that a person gave it here, a rating that was found there, and neither takes the other's away.
 *
 * @typedef {import("./model.js").Item} Item
 * @typedef {Partial<Item> & {key: string}} More
 * @typedef {{put: Item[], more: More[], gone: string[]}} Change  what is new; of what was there before, the fields that
 *   are different; and the keys of what is there no more
 */
import { itemOf, itemsOf } from "./records.js";

/** Records that are read, or written, at once: some ten milliseconds of work. */
export const PORTION = 400;

/** What is equal becomes the same object in `before`, and need not be compared again. @param {Map<string, Item>} before @param {Item[]} items @returns {Change} */
export function changeOf(before, items) {
  const change = /** @type {Change} */ ({ put: [], more: [], gone: [] });
  for (const item of items) {
    const known = before.get(item.key);
    if (known === item) continue;
    const fields = known ? differing(known, item) : [];
    if (!known) change.put.push(item);
    else if (fields.length) change.more.push(only(item, fields));
    else before.set(item.key, item);
  }
  const keys = new Set(items.map(({ key }) => key));
  change.gone = [...before.keys()].filter((key) => !keys.has(key));
  return change;
}

/** The names of the fields with another value. @param {any} before @param {any} item */
const differing = (before, item) =>
  Object.keys({ ...before, ...item }).filter((field) => before[field] !== item[field]);

/** @param {any} item @param {string[]} fields @returns {More} */
const only = (item, fields) => ({ key: item.key, ...Object.fromEntries(fields.map((field) => [field, item[field]])) });

/** Small enough for the page to answer to keys between them. @param {Change} change @returns {Change[]} */
export function portions({ put, more, gone }) {
  const count = Math.ceil(Math.max(put.length, more.length, gone.length) / PORTION);
  return Array.from({ length: count }, (_, at) => {
    const some = /** @type {const} */ ([at * PORTION, (at + 1) * PORTION]);
    return { put: put.slice(...some), more: more.slice(...some), gone: gone.slice(...some) };
  });
}

/** With the change; a puzzle that is gone has nothing more. @param {Map<string, Item>} before @param {Change} change @returns {Map<string, Item>} */
export function changed(before, { put, more, gone }) {
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

/** What another tab tells, which may be another version: only what can be read. @param {Map<string, Item>} known @param {Partial<Change>} told @returns {Change} */
export const readable = (known, { put = [], more = [], gone = [] }) => ({
  put: itemsOf(put),
  more: more.flatMap((each) => {
    const item = itemOf({ ...known.get(each.key), ...each });
    return item ? only(item, taken(item, each)) : [];
  }),
  gone,
});

/** The fields that were read as they are; what is left out of one that is an object is not missed. @param {any} item @param {any} told */
const taken = (item, told) =>
  Object.keys(told).filter((field) => item[field] === told[field] || (told[field] && typeof item[field] === "object"));
