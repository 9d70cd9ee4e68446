/**
 * An assignment in a link: a question on an algorithm or a program, with a puzzle and the position of the run.
 *
 * @typedef {"answer" | "program"} Asks what pupils hand in: an answer, or also a program
 * @typedef {{title: string, question: string, asks: Asks, puzzle: string, slug: string, seed: string, position: number,
 *   code: string | null}} Assignment  `position`: the number of events of the algorithm before the question; `code`: the program of the assignment,
 *   or null if it is about the algorithm
 */
import { SLUGS } from "../learn/classroom.js";
import { deflate, inflate } from "../storage/deflated.js";

/** The longest link. Mail, chat and school platforms cut longer ones. */
export const LONGEST_LINK = 8000;
export const LONGEST_TITLE = 80;
export const LONGEST_QUESTION = 2000;
export const LONGEST_CODE = 200_000;

/** The version in front of the assignment, by which later versions of the page recognise the format. */
const VERSION = 1;

const textUpTo = (/** @type {number} */ most) => (/** @type {unknown} */ value) =>
  typeof value === "string" && value.length <= most;

/**
 * The parts of an assignment with their checks, in the order of the link.
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

/** Return an assignment as the text for a link. @param {Assignment} assignment */
export const packedAssignment = (assignment) => deflate([VERSION, ...NAMES.map((name) => assignment[name])]);

/**
 * Return the assignment of a text, or null if the text is not a complete assignment.
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

/** Return the link with an assignment. @param {string} text  returned by packedAssignment @param {string} [page] */
export const assignmentLink = (text, page = location.href) => new URL(`#a=${text}`, page).href;
