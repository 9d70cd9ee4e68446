/**
 * Analysis of many puzzles on request: difficulty, symmetry and canonical form. The request is saved with each puzzle,
 * so that the analysis continues after a reload.
 * @typedef {import("./model.js").Item} Item
 * @typedef {import("./model.js").Tray} Tray
 * @typedef {Map<string, Partial<Item>>} Found by key of the puzzle
 */
import { lacksRating } from "./rated.js";

/** Return whether the symmetry and the canonical form of a puzzle are still unknown. @param {Item} item */
export const lacksTraits = ({ symmetry }) => symmetry === undefined;

/** Return whether a result of the analysis is missing for a puzzle. @param {Item} item */
export const isLacking = (item) => lacksTraits(item) || lacksRating(item);

/**
 * Return the tray with an analysis requested for the puzzles with the given keys. Puzzles that already have all results
 * are left out.
 * @param {Tray} tray @param {Iterable<string>} keys @returns {Tray}
 */
export function withRequests(tray, keys) {
  const these = new Set(keys);
  return withItems(tray, (item) => (these.has(item.key) && !item.asked && isLacking(item) ? { asked: true } : null));
}

/**
 * Return the tray without any requests for an analysis. Results that were already found remain.
 * @param {Tray} tray @returns {Tray}
 */
export const withoutRequests = (tray) => withItems(tray, (item) => (item.asked ? { asked: undefined } : null));

/**
 * Return the tray with results of the analysis added. Once a puzzle has all results, its request is removed.
 * @param {Tray} tray @param {Found} found @returns {Tray}
 */
export const withResults = (tray, found) =>
  withItems(tray, (item) => {
    const facts = found.get(item.key);
    if (!facts) return null;
    const asked = (item.asked && isLacking({ ...item, ...facts })) || undefined;
    return { asked, ...facts };
  });

/**
 * Return the number of puzzles whose analysis is requested (`left`), and how many of these have no canonical form yet
 * (`formless`).
 * @param {Item[]} items
 */
export function countRequests(items) {
  const asked = items.filter((item) => item.asked);
  return { left: asked.length, formless: asked.filter(lacksTraits).length };
}

/**
 * Return the tray with new facts about its items, or the same object if nothing changes.
 * @param {Tray} tray @param {(item: Item) => Partial<Item> | null} factsOf @returns {Tray}
 */
function withItems(tray, factsOf) {
  let same = true;
  const items = tray.items.map((item) => {
    const facts = factsOf(item);
    same &&= facts === null;
    return facts ? { ...item, ...facts } : item;
  });
  return same ? tray : { ...tray, items };
}
