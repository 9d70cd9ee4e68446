/**
 * The four main parts (places) of the page, and their names in data that earlier versions saved.
 * @typedef {(typeof PLACES)[number]} Place
 */
export const PLACES = /** @type {const} */ (["play", "make", "print", "learn"]);

/**
 * The names of the page's main parts (places) in earlier versions, with their present names.
 * @type {Record<string, Place>}
 */
const BEFORE = { generate: "make", class: "learn" };

/**
 * Return the main part (place) of the page with a saved name, or Play if the name is unknown.
 * @param {unknown} saved @returns {Place}
 */
export const placeFrom = (saved) => PLACES.find((place) => place === saved) ?? BEFORE[String(saved)] ?? "play";
