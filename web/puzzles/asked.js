/**
 * What a person asks to be worked out about many puzzles: how hard each is, its symmetry, its smallest form. What is asked
 * for is kept with the puzzle, so that it goes on after a reload.
 *
 * @typedef {import("./model.js").Item} Item
 * @typedef {import("./model.js").Tray} Tray
 * @typedef {Map<string, Partial<Item>>} Found by key of the puzzle
 */
import { lacksRating } from "./rated.js";

/** Its symmetry and form are not known. @param {Item} item */
export const lacksTraits = ({ symmetry }) => symmetry === undefined;

/** @param {Item} item */
export const isLacking = (item) => lacksTraits(item) || lacksRating(item);

/** Those of the puzzles that lack something. @param {Tray} tray @param {Iterable<string>} keys @returns {Tray} */
export function askedAbout(tray, keys) {
  const these = new Set(keys);
  return withItems(tray, (item) => (these.has(item.key) && !item.asked && isLacking(item) ? { asked: true } : null));
}

/** What is known stays known. @param {Tray} tray @returns {Tray} */
export const unasked = (tray) => withItems(tray, (item) => (item.asked ? { asked: undefined } : null));

/** @param {Tray} tray @param {Found} found @returns {Tray} */
export const foundOut = (tray, found) =>
  withItems(tray, (item) => {
    const facts = found.get(item.key);
    if (!facts) return null;
    const asked = (item.asked && isLacking({ ...item, ...facts })) || undefined;
    return { asked, ...facts };
  });

/** Of how many puzzles something is being worked out, and of how many of these even the form. @param {Item[]} items */
export function whatIsLeft(items) {
  const asked = items.filter((item) => item.asked);
  return { left: asked.length, formless: asked.filter(lacksTraits).length };
}

/** The very same where nothing changes. @param {Tray} tray @param {(item: Item) => Partial<Item> | null} factsOf @returns {Tray} */
function withItems(tray, factsOf) {
  let same = true;
  const items = tray.items.map((item) => {
    const facts = factsOf(item);
    same &&= facts === null;
    return facts ? { ...item, ...facts } : item;
  });
  return same ? tray : { ...tray, items };
}
