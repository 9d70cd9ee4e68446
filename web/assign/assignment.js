/**
 * An assignment, as a link carries it: a question on an algorithm or a program, on a puzzle, and where the run stands.
 *
 * @typedef {"answer" | "program"} Asks what is handed in: an answer, or a program as well
 * @typedef {{title: string, question: string, asks: Asks, puzzle: string, slug: string, seed: string, position: number,
 *   code: string | null}} Assignment  `position`: so many events of the algorithm have happened; `code`: the program that it is about,
 *   null where it is about the algorithm
 */
import { SLUGS } from "../learn/classroom.js";
import { deflated, inflated } from "../storage/deflated.js";

/** Mail, chat and school platforms cut what is longer. */
export const LONGEST_LINK = 8000;
export const LONGEST_TITLE = 80;
export const LONGEST_QUESTION = 2000;
export const LONGEST_CODE = 200_000;

/** What is before the assignment itself, so that a later page knows what it reads. */
const VERSION = 1;

const textUpTo = (/** @type {number} */ most) => (/** @type {unknown} */ value) =>
  typeof value === "string" && value.length <= most;

/** In the order in which a link has them. @type {Record<keyof Assignment, (value: any) => boolean>} */
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

/** @param {Assignment} assignment */
export const packedAssignment = (assignment) => deflated([VERSION, ...NAMES.map((name) => assignment[name])]);

/** Null for a text that is none, or not whole. @param {string} text @returns {Promise<Assignment | null>} */
export async function unpackedAssignment(text) {
  const [version, ...parts] = listOf(await inflated(text, LONGEST_CODE + LONGEST_QUESTION));
  const whole = version === VERSION && parts.length === NAMES.length;
  if (!whole || !NAMES.every((name, at) => PARTS[name](parts[at]))) return null;
  return /** @type {Assignment} */ (Object.fromEntries(NAMES.map((name, at) => [name, parts[at]])));
}

/** @param {unknown} value @returns {unknown[]} */
const listOf = (value) => (Array.isArray(value) ? value : []);

/** @param {string} text  what packedAssignment has made @param {string} [page] */
export const assignmentLink = (text, page = location.href) => new URL(`#a=${text}`, page).href;
