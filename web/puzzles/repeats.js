/**
 * Duplicates in My puzzles: puzzles that become equal by turning the grid or by swapping rows, columns or digits. Only
 * puzzles with a known canonical form are compared.
 * @typedef {import("./model.js").Item} Item
 * @typedef {ReadonlyMap<string, {first: Item, number: number}>} Repeats  for the key of each puzzle that has
 *   duplicates, the first puzzle of its group; `number`: the number of that first puzzle in My puzzles
 */

/** The last result. It is returned again until the puzzles change. @type {{items: Item[], repeats: Repeats}} */
let last = { items: [], repeats: new Map() };

/**
 * Return a map from the key of each puzzle that has duplicates to the first puzzle that is equivalent to it.
 * @param {Item[]} items all of My puzzles @returns {Repeats}
 */
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
