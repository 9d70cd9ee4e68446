/** The techniques that a person has said to know: kept with the settings. */
import { KNOWABLE } from "../contract/constants.js";

/** Ticked before anybody says anything: up to X-wings. */
export const FIRST_KNOWN = KNOWABLE.slice(0, KNOWABLE.indexOf("x-wing") + 1);

/** What was saved, as far as there are such techniques. @param {unknown} saved @returns {string[]} */
export const knownFrom = (saved) =>
  Array.isArray(saved) ? KNOWABLE.filter((slug) => saved.includes(slug)) : FIRST_KNOWN;
