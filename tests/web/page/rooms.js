/** The scripts that are loaded when first needed, all loaded already. */

const later = ["assign", "book", "courses", "learn", "own", "study", "texts"];
/** @type {Record<string, () => Promise<unknown>>} */
const scripts = Object.fromEntries(
  later.map((name) => [`${name}/later.js`, () => import(`../../../web/${name}/later.js`)]),
);
Object.assign(globalThis, { scripts });

export const ROOMS = await Promise.all(Object.values(scripts).map((load) => load()));
