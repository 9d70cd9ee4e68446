/**
 * Links with a program: its name and its code, packed as text.
 *
 * @typedef {{name: string, code: string}} Shared
 */
import { deflate, inflate } from "../storage/deflated.js";

/** The longest code that is taken from a link, in characters, however well it is packed. */
export const LONGEST = 200_000;

/** Return a program as a packed text. @param {Shared} program */
export const packedCode = ({ name, code }) => deflate([name, code]);

/**
 * Return the program of a packed text, or null if the text is not one or is incomplete.
 * @param {string} text @returns {Promise<Shared | null>}
 */
export async function unpackedCode(text) {
  const found = await inflate(text, LONGEST);
  const whole = Array.isArray(found) && found.length === 2 && found.every((part) => typeof part === "string");
  return whole ? { name: found[0], code: found[1] } : null;
}

/** Return the link to a program. @param {string} text  the result of packedCode @param {string} [page] */
export const codeLink = (text, page = location.href) => new URL(`#c=${text}`, page).href;
