/**
 * Which of My puzzles are the same but for turning, exchanging rows and columns, and the names of the digits: as far as
 * their smallest forms are known.
 *
 * @typedef {import("./model.js").Item} Item
 * @typedef {ReadonlyMap<string, {first: Item, number: number}>} Repeats  by key, of all that are there more than once, their
 *   first too; `number`: its place in the person's own order
 */

/** What was found last: asked for many times until the puzzles change. @type {{items: Item[], repeats: Repeats}} */
let last = { items: [], repeats: new Map() };

/** @param {Item[]} items all of My puzzles @returns {Repeats} */
export function repeatsOf(items) {
  if (items !== last.items) last = { items, repeats: found(items) };
  return last.repeats;
}

/** @param {Item[]} items @returns {Repeats} */
function found(items) {
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

/** All but the first of each. @param {Item[]} items @returns {string[]} their keys */
export const laterOnes = (items) =>
  [...repeatsOf(items)].flatMap(([key, { first }]) => (key === first.key ? [] : [key]));
