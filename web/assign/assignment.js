/**
 * An assignment as it is packed in a link. It asks a question about an algorithm or a program, and contains a puzzle
 * and a position in the algorithm's run.
 * @typedef {"answer" | "program"} Asks what pupils hand in: only an answer, or also a program
 * @typedef {{title: string, question: string, asks: Asks, puzzle: string, slug: string, seed: string, position: number,
 *   code: string | null}} Assignment  `position`: the number of events after which the algorithm stops for the
 *   question; `code`:
 *   the program of the assignment,
 *   or null if it is about the algorithm
 */
import { SLUGS } from "../learn/classroom.js";
import { deflate, inflate } from "../storage/deflated.js";

/** The greatest length of a link. Mail, chat and school platforms often cut longer links. */
export const LONGEST_LINK = 8000;
export const LONGEST_TITLE = 80;
export const LONGEST_QUESTION = 2000;
export const LONGEST_CODE = 200_000;

/**
 * The version of the format. It comes first in the packed text, so that later versions of the page recognise the
 * format.
 */
const VERSION = 1;

const textUpTo = (/** @type {number} */ most) => (/** @type {unknown} */ value) =>
  typeof value === "string" && value.length <= most;

/**
 * The parts of an assignment, each with a check, in the order in which the link contains them.
 * @type {Record<keyof Assignment, (value: any) => boolean>}
 */
const PARTS = {
  title: (value) => textUpTo(LONGEST_TITLE)(value) && value.trim() !== "",
  question: textUpTo(LONGEST_QUESTION),
  asks: (value) => value === "answer" || value === "program",
  puzzle: (value) => typeof value === "string" && /^[.1-9]{81}$/.test(value),
  slug: (value) => SLUGS.includes(value),
  seed: textUpTo(20),
  position: (value) => Number.isSafeInteger(value) && value >= 0,
  code: (value) => value === null || textUpTo(LONGEST_CODE)(value),
};
const NAMES = /** @type {(keyof Assignment)[]} */ (Object.keys(PARTS));

/** Return an assignment, packed as the text for a link. @param {Assignment} assignment */
export const packedAssignment = (assignment) => deflate([VERSION, ...NAMES.map((name) => assignment[name])]);

/**
 * Return the assignment in a packed text. Return null if the text does not contain a complete assignment.
 * @param {string} text @returns {Promise<Assignment | null>}
 */
export async function unpackedAssignment(text) {
  const [version, ...parts] = listOf(await inflate(text, LONGEST_CODE + LONGEST_QUESTION));
  const whole = version === VERSION && parts.length === NAMES.length;
  if (!whole || !NAMES.every((name, at) => PARTS[name](parts[at]))) return null;
  return /** @type {Assignment} */ (Object.fromEntries(NAMES.map((name, at) => [name, parts[at]])));
}

/** @param {unknown} value @returns {unknown[]} */
const listOf = (value) => (Array.isArray(value) ? value : []);

/**
 * Return the link that contains an assignment.
 * @param {string} text  the result of packedAssignment @param {string} [page]
 */
export const assignmentLink = (text, page = location.href) => new URL(`#a=${text}`, page).href;
