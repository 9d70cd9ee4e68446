/** The techniques that a person knows, which are saved with the settings. */
import { KNOWABLE } from "../contract/constants.js";

/** The techniques that are selected for a new player: all up to X-Wing. */
export const FIRST_KNOWN = KNOWABLE.slice(0, KNOWABLE.indexOf("x-wing") + 1);

/**
 * Return the saved techniques that exist in this version, or the selection for new players if nothing is saved.
 * @param {unknown} saved @returns {string[]}
 */
export const knownFrom = (saved) =>
  Array.isArray(saved) ? KNOWABLE.filter((slug) => saved.includes(slug)) : FIRST_KNOWN;
