/**
 * The order of the puzzles in the tray, and functions that return the tray in another order.
 * @typedef {import("./model.js").Item} Item
 * @typedef {import("./model.js").Tray} Tray
 */
import { GRADES } from "../make/options.js";

/**
 * Sort items in place by their order numbers. Two tabs may give two items the same number, so items with equal numbers
 * are sorted by key.
 * @param {Item[]} items
 */
export const inOrder = (items) => items.sort((a, b) => a.order - b.order || (a.key < b.key ? -1 : 1));

/**
 * Return the tray with the puzzles of these keys moved together by one position, forward or back.
 * @param {Tray} tray @param {Iterable<string>} keys @param {number} step @returns {Tray}
 */
export function moved(tray, keys, step) {
  const going = new Set(keys);
  const isGoing = (/** @type {Item} */ { key }) => going.has(key);
  const at = step < 0 ? tray.items.findIndex(isGoing) - 1 : tray.items.findLastIndex(isGoing) + 2;
  return placed(tray, going, tray.items.slice(Math.max(at, 0)).find((item) => !isGoing(item))?.key);
}

/**
 * Return the tray with the puzzles of these keys moved to the front.
 * @param {Tray} tray @param {Iterable<string>} keys @returns {Tray}
 */
export const inFront = (tray, keys) => placed(tray, keys, tray.items[0]?.key);

/**
 * Return the tray with the puzzles of these keys moved together to just before another puzzle. They keep the order that
 * they have in the tray. If `before` is missing, they are moved to the end.
 * @param {Tray} tray @param {Iterable<string>} keys @param {string} [before] @returns {Tray}
 */
export function placed(tray, keys, before) {
  const going = new Set(keys);
  const at = tray.items.findIndex(({ key }) => key === before);
  const [ahead, behind] = at < 0 ? [tray.items, []] : [tray.items.slice(0, at), tray.items.slice(at)];
  const staying = (/** @type {Item} */ { key }) => !going.has(key);
  const group = tray.items.filter(({ key }) => going.has(key));
  return arranged(tray, [...ahead.filter(staying), ...group, ...behind.filter(staying)]);
}

/**
 * Return the tray sorted by difficulty, easiest first: by grade, then by ER. Puzzles without a grade come last. Puzzles
 * of equal difficulty keep their order.
 * @param {Tray} tray @returns {Tray}
 */
export function sorted(tray) {
  const rank = (/** @type {Item} */ { grade }) => (grade ? GRADES.indexOf(grade) : GRADES.length);
  return arranged(
    tray,
    tray.items.toSorted((a, b) => rank(a) - rank(b) || (a.er ?? 0) - (b.er ?? 0)),
  );
}

/**
 * Return the tray with its items in a new order. Each position keeps its order number, and each item takes the number
 * of its new position. Therefore only items that move are changed. If two positions have the same number, because two
 * tabs have assigned it, the later numbers are raised.
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
