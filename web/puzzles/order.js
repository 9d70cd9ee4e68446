/**
 * The order of the tray: every way to put its puzzles into another one.
 *
 * @typedef {import("./model.js").Item} Item
 * @typedef {import("./model.js").Tray} Tray
 */
import { GRADES } from "../make/options.js";

/** Equal numbers, which two tabs may give, go by their keys: the same in both. @param {Item[]} items */
export const inOrder = (items) => items.sort((a, b) => a.order - b.order || (a.key < b.key ? -1 : 1));

/** One place on or back, all that move together. @param {Tray} tray @param {Iterable<string>} keys @param {number} step @returns {Tray} */
export function moved(tray, keys, step) {
  const going = new Set(keys);
  const isGoing = (/** @type {Item} */ { key }) => going.has(key);
  const at = step < 0 ? tray.items.findIndex(isGoing) - 1 : tray.items.findLastIndex(isGoing) + 2;
  return placed(tray, going, tray.items.slice(Math.max(at, 0)).find((item) => !isGoing(item))?.key);
}

/** In front of all others. @param {Tray} tray @param {Iterable<string>} keys @returns {Tray} */
export const inFront = (tray, keys) => placed(tray, keys, tray.items[0]?.key);

/** In front of another, together and in the order that they have; at the end where there is no other. @param {Tray} tray @param {Iterable<string>} keys @param {string} [before] @returns {Tray} */
export function placed(tray, keys, before) {
  const going = new Set(keys);
  const at = tray.items.findIndex(({ key }) => key === before);
  const [ahead, behind] = at < 0 ? [tray.items, []] : [tray.items.slice(0, at), tray.items.slice(at)];
  const staying = (/** @type {Item} */ { key }) => !going.has(key);
  const group = tray.items.filter(({ key }) => going.has(key));
  return arranged(tray, [...ahead.filter(staying), ...group, ...behind.filter(staying)]);
}

/** The easiest first, by grade and ER; what has no grade comes last, and equals stay as they are. @param {Tray} tray @returns {Tray} */
export function sorted(tray) {
  const rank = (/** @type {Item} */ { grade }) => (grade ? GRADES.indexOf(grade) : GRADES.length);
  return arranged(
    tray,
    tray.items.toSorted((a, b) => rank(a) - rank(b) || (a.er ?? 0) - (b.er ?? 0)),
  );
}

/**
 * The same items in a new order. Numbers are handed on from place to place, so that few change; where two tabs have given
 * the same number twice, the later ones go up.
 * @param {Tray} tray @param {Item[]} items @returns {Tray}
 */
function arranged(tray, items) {
  let last = Number.NEGATIVE_INFINITY;
  const orders = tray.items.map(({ order }) => (last = Math.max(order, last + 1)));
  if (items.every((item, at) => item === tray.items[at])) return tray;
  return {
    ...tray,
    items: items.map((item, at) => (item.order === orders[at] ? item : { ...item, order: orders[at] })),
  };
}
