/**
 * The file that a pupil hands in. A file that is opened may contain anything, so its content is checked before it is
 * used.
 * @typedef {{assignment: string, name: string, answer: string, tries: number | null, seconds: number, code: string | null,
 *   handed: string, puzzles?: import("./solving.js").Report[]}} Answer  `assignment`: the text in the assignment's link; `tries`: the number of tries in the last
 *   run on the screen; `seconds`: how long the question was visible, or the time for all puzzles; `handed`: the time of
 *   handing in, in ISO 8601; `puzzles`: how each puzzle of the assignment was solved
 * @typedef {"too-large" | "none" | "newer" | "damaged"} Fault why a file is refused as an answer
 */
import { isRecord, parsed } from "../contract/fits.js";
import { LONGEST_CODE, LONGEST_LINK } from "./assignment.js";
import { areReports } from "./solving.js";

const FORMAT = "sudoku-workshop-answer";
const VERSION = 1;
/** The version of files about puzzles that were solved. */
const SOLVING = 2;

export const LONGEST_NAME = 100;
export const LONGEST_ANSWER = 20_000;
/** The greatest size of a file that is read, in bytes. The page never creates a larger file. */
export const MOST_BYTES = 1_000_000;

const textUpTo = (/** @type {number} */ most) => (/** @type {unknown} */ value) =>
  typeof value === "string" && value.length <= most;
const isCount = (/** @type {unknown} */ value) => Number.isSafeInteger(value) && Number(value) >= 0;

/** @type {Record<Exclude<keyof Answer, "puzzles">, (value: any) => boolean>} */
const PARTS = {
  assignment: textUpTo(LONGEST_LINK),
  name: textUpTo(LONGEST_NAME),
  answer: textUpTo(LONGEST_ANSWER),
  tries: (value) => value === null || isCount(value),
  seconds: isCount,
  code: (value) => value === null || textUpTo(LONGEST_CODE)(value),
  handed: (value) => textUpTo(30)(value) && !Number.isNaN(Date.parse(value)),
};
const NAMES = /** @type {(keyof typeof PARTS)[]} */ (Object.keys(PARTS));

/** Return the text of the file in which an answer is handed in. @param {Answer} answer */
export const textOf = (answer) =>
  `${JSON.stringify({ format: FORMAT, version: answer.puzzles ? SOLVING : VERSION, ...answer }, null, 1)}\n`;

/**
 * Return the answer that a text contains, or why the text is refused.
 * @param {string} text @returns {{answer: Answer} | {fault: Fault}}
 */
export function answerFrom(text) {
  const value = parsed(text);
  if (!isRecord(value) || value.format !== FORMAT) return { fault: "none" };
  const { version, puzzles } = value;
  if (Number.isInteger(version) && version > SOLVING) return { fault: "newer" };
  const known = version === VERSION || (version === SOLVING && areReports(puzzles));
  if (!known || !NAMES.every((name) => PARTS[name](value[name]))) return { fault: "damaged" };
  const answer = /** @type {Answer} */ (Object.fromEntries(NAMES.map((name) => [name, value[name]])));
  return { answer: version === SOLVING ? { ...answer, puzzles } : answer };
}

/** Return the answer that a file contains, or why the file is refused. @param {Blob} file */
export async function answerIn(file) {
  if (file.size > MOST_BYTES) return { fault: /** @type {const} */ ("too-large") };
  return answerFrom(await file.text());
}

/**
 * Return a file name made from several parts, such as a title and a name. Characters that file names cannot have are
 * replaced by spaces.
 * @param {...string} parts
 */
export const fileName = (...parts) =>
  `${parts
    .map((part) => part.replace(/[\s\p{Cc}\\/:*?"<>|]+/gu, " ").trim())
    .filter(Boolean)
    .join(" - ")
    .slice(0, 120)}.json`;
