/**
 * Duplicates in My puzzles: puzzles that become equal by turning the grid and swapping rows, columns or digits. Only
 * puzzles whose canonical form is known are compared.
 *
 * @typedef {import("./model.js").Item} Item
 * @typedef {ReadonlyMap<string, {first: Item, number: number}>} Repeats  by key, for all equivalent puzzles,
 *   including the first; `number`: the place of the first one in My puzzles
 */

/** The last result, which is used again until the puzzles change. @type {{items: Item[], repeats: Repeats}} */
let last = { items: [], repeats: new Map() };

/** Return the groups of equivalent puzzles. @param {Item[]} items all of My puzzles @returns {Repeats} */
export function repeatsOf(items) {
  if (items !== last.items) last = { items, repeats: findRepeats(items) };
  return last.repeats;
}

/** @param {Item[]} items @returns {Repeats} */
function findRepeats(items) {
  /** @type {Map<string, {first: Item, number: number}>} */
  const firsts = new Map();
  /** @type {Map<string, {first: Item, number: number}>} */
  const repeats = new Map();
  for (const [index, item] of items.entries()) {
    if (!item.minlex) continue;
    const form = `${item.state.geometry}:${item.minlex}`;
    const group = firsts.get(form);
    if (group) repeats.set(group.first.key, group).set(item.key, group);
    else firsts.set(form, { first: item, number: index + 1 });
  }
  return repeats;
}

/**
 * Return the keys of all duplicates except the first puzzle of each group.
 * @param {Item[]} items @returns {string[]} their keys
 */
export const laterDuplicates = (items) =>
  [...repeatsOf(items)].flatMap(([key, { first }]) => (key === first.key ? [] : [key]));
