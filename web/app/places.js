/**
 * The four places of the page, and their names in data that earlier versions saved.
 *
 * @typedef {(typeof PLACES)[number]} Place
 */
export const PLACES = /** @type {const} */ (["play", "make", "print", "learn"]);

/** Names of places in earlier versions. @type {Record<string, Place>} */
const BEFORE = { generate: "make", class: "learn" };

/** Return the place with a saved name, or Play if the name is unknown. @param {unknown} saved @returns {Place} */
export const placeFrom = (saved) => PLACES.find((place) => place === saved) ?? BEFORE[String(saved)] ?? "play";
