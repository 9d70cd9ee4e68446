/**
 * An assignment as it is packed in a link. It asks a question about an algorithm or a program, and contains a puzzle
 * and a position in the algorithm's run. Or it contains puzzles to be solved.
 * @typedef {"answer" | "program" | "solve"} Asks what pupils hand in: only an answer, also a program, or how they have
 *   solved puzzles
 * @typedef {{geometry: string, givens: string}} Puzzle
 * @typedef {{title: string, question: string, asks: Asks, puzzle: string, slug: string, seed: string, position: number,
 *   code: string | null, puzzles?: Puzzle[]}} Assignment  `position`: the number of events after which the algorithm stops for the
 *   question; `code`:
 *   the program of the assignment,
 *   or null if it is about the algorithm; `puzzles`: the puzzles to be solved
 */
import { boardOfText, isEmpty } from "../board/board.js";
import { SLUGS } from "../learn/classroom.js";
import { deflate, inflate } from "../storage/deflated.js";

/** The greatest length of a link. Mail, chat and school platforms often cut longer links. */
export const LONGEST_LINK = 8000;
export const LONGEST_TITLE = 80;
export const LONGEST_QUESTION = 2000;
export const LONGEST_CODE = 200_000;
export const MOST_PUZZLES = 50;

/**
 * The version of the format. It comes first in the packed text, so that later versions of the page recognise the
 * format.
 */
const VERSION = 1;
/** The version of assignments to solve puzzles. Their other parts are the title, the question and the puzzles. */
const SOLVING = 2;

const textUpTo = (/** @type {number} */ most) => (/** @type {unknown} */ value) =>
  typeof value === "string" && value.length <= most;

/**
 * The parts of a question, each with a check, in the order in which the link contains them.
 * @type {Record<Exclude<keyof Assignment, "puzzles">, (value: any) => boolean>}
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
const NAMES = /** @type {(keyof typeof PARTS)[]} */ (Object.keys(PARTS));

/**
 * Return an assignment to solve puzzles.
 * @param {string} title @param {string} question @param {Puzzle[]} puzzles @returns {Assignment}
 */
export const solvingOf = (title, question, puzzles) => ({
  ...{ title, question, asks: "solve", puzzle: "", slug: "", seed: "", position: 0, code: null },
  puzzles: puzzles.map(({ geometry, givens }) => ({ geometry, givens })),
});

/** Return an assignment, packed as the text for a link. @param {Assignment} assignment */
export function packedAssignment(assignment) {
  const { title, question, puzzles } = assignment;
  if (!puzzles) return deflate([VERSION, ...NAMES.map((name) => assignment[name])]);
  return deflate([SOLVING, title, question, puzzles.map(({ geometry, givens }) => [geometry, givens])]);
}

/**
 * Return the assignment in a packed text. Return null if the text does not contain a complete assignment.
 * @param {string} text @returns {Promise<Assignment | null>}
 */
export async function unpackedAssignment(text) {
  const [version, ...parts] = listOf(await inflate(text, LONGEST_CODE + LONGEST_QUESTION));
  if (version === SOLVING) return solvingFrom(parts);
  const whole = version === VERSION && parts.length === NAMES.length;
  if (!whole || !NAMES.every((name, at) => PARTS[name](parts[at]))) return null;
  return /** @type {Assignment} */ (Object.fromEntries(NAMES.map((name, at) => [name, parts[at]])));
}

/** Return the assignment to solve puzzles with these parts, or null if a part is wrong. @param {unknown[]} parts */
function solvingFrom([title, question, puzzles, ...more]) {
  const boards = listOf(puzzles).map(boardFrom);
  const whole = PARTS.title(title) && PARTS.question(question) && !more.length;
  if (!whole || !boards.length || boards.length > MOST_PUZZLES || boards.includes(null)) return null;
  return solvingOf(String(title), String(question), /** @type {Puzzle[]} */ (boards));
}

/** Return the board of a puzzle in a link, or null. @param {unknown} puzzle */
function boardFrom(puzzle) {
  const [geometry, givens] = listOf(puzzle);
  const board = typeof geometry === "string" && typeof givens === "string" ? boardOfText(givens, geometry) : null;
  return board && !isEmpty(board) ? board : null;
}

/** @param {unknown} value @returns {unknown[]} */
const listOf = (value) => (Array.isArray(value) ? value : []);

/**
 * Return the link that contains an assignment.
 * @param {string} text  the result of packedAssignment @param {string} [page]
 */
export const assignmentLink = (text, page = location.href) => new URL(`#a=${text}`, page).href;
