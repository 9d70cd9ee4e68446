/**
 * The four places of the page, and what was called otherwise in what an earlier version of the page has saved.
 *
 * @typedef {(typeof PLACES)[number]} Place
 */
export const PLACES = /** @type {const} */ (["play", "make", "print", "learn"]);

/** @type {Record<string, Place>} */
const BEFORE = { generate: "make", class: "learn" };

/** The place that is meant by what was saved. @param {unknown} saved @returns {Place} */
export const placeFrom = (saved) => PLACES.find((place) => place === saved) ?? BEFORE[String(saved)] ?? "play";
