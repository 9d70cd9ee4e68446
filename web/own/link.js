/**
 * Links that contain a program: its name and its code, packed as text.
 * @typedef {{name: string, code: string}} Shared
 */
import { deflate, inflate } from "../storage/deflated.js";

/** The greatest length of the code in a link, in characters, after it is unpacked. */
export const LONGEST = 200_000;

/** Return a program as a packed text. @param {Shared} program */
export const packedCode = ({ name, code }) => deflate([name, code]);

/**
 * Return the program in a packed text. Return null if the text does not contain a complete program.
 * @param {string} text @returns {Promise<Shared | null>}
 */
export async function unpackedCode(text) {
  const found = await inflate(text, LONGEST);
  const whole = Array.isArray(found) && found.length === 2 && found.every((part) => typeof part === "string");
  return whole ? { name: found[0], code: found[1] } : null;
}

/** Return the link to a program. @param {string} text  the result of packedCode @param {string} [page] */
export const codeLink = (text, page = location.href) => new URL(`#c=${text}`, page).href;
