/**
 * A program as a text for a link: its name and its code.
 *
 * @typedef {{name: string, code: string}} Shared
 */
import { deflated, inflated } from "../storage/deflated.js";

/** So many characters of code are taken from a link, however small it is packed. */
export const LONGEST = 200_000;

/** @param {Shared} program */
export const packedCode = ({ name, code }) => deflated([name, code]);

/** Null for a text that is none, or not whole. @param {string} text @returns {Promise<Shared | null>} */
export async function unpackedCode(text) {
  const found = await inflated(text, LONGEST);
  const whole = Array.isArray(found) && found.length === 2 && found.every((part) => typeof part === "string");
  return whole ? { name: found[0], code: found[1] } : null;
}

/** @param {string} text  what packedCode has made @param {string} [page] */
export const codeLink = (text, page = location.href) => new URL(`#c=${text}`, page).href;
