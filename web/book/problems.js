/**
 * Problems that people should look at before they print a book. Each problem belongs to a section or to the whole book,
 * may belong to one puzzle, and has a sentence. Functions here are pure.
 * @typedef {import("../print/book.js").Book} Book
 * @typedef {import("../print/warnings.js").Warning} Warning
 * @typedef {import("../app/state.js").Words} Words
 * @typedef {{at: number, puzzle: number, what: Words}} BookProblem  `at`: the index of the section, or -1 for the whole
 *   book; `puzzle`: the index of the puzzle in the section, or -1
 */
import { techniqueName } from "../make/names.js";
import { MOST_PATHS } from "../print/options.js";
import { isToCheck, missingIndices } from "./edit.js";

/**
 * Return all problems of a book, such as missing puzzles and warnings about its pages.
 * @param {Book} book
 * @param {Warning[]} warnings warnings about the sheets, in which puzzles are numbered through the whole book, starting
 *   at 1
 * @returns {BookProblem[]}
 */
export const problemsOf = (book, warnings) => [
  ...book.sections.flatMap(sectionProblems),
  ...exerciseProblems(book),
  ...warnings.flatMap((warning) => warningProblems(book, warning)),
  ...book.sections.flatMap(({ puzzles }, at) =>
    puzzles.flatMap(({ unmet }, puzzle) =>
      unmet?.length ? [{ at, puzzle, what: { key: "book.thing.unmet", args: { parts: unmet.map(partWords) } } }] : [],
    ),
  ),
];

/** @param {string} part the part of an order that a puzzle does not fit */
const partWords = (part) => ({ key: `wish.${part}` });

/** @param {Book["sections"][number]} section @param {number} at @returns {BookProblem[]} */
function sectionProblems(section, at) {
  const count = missingIndices(section).length;
  if (count) return [{ at, puzzle: -1, what: { key: "book.thing.lacking", args: { count } } }];
  return section.puzzles.length ? [] : [{ at, puzzle: -1, what: { key: "book.thing.empty" } }];
}

/** @param {Book} book @returns {BookProblem[]} */
function exerciseProblems({ sections }) {
  const count = sections.reduce((sum, { practise, puzzles }) => sum + (practise ? puzzles.length : 0), -MOST_PATHS);
  const what = { key: "book.thing.many", args: { most: MOST_PATHS, count } };
  return count > 0 ? [{ at: -1, puzzle: -1, what }] : [];
}

/** @param {Book} book @param {Warning} warning @returns {BookProblem[]} */
function warningProblems(book, { code, puzzles = [], args = {} }) {
  const places = puzzles.flatMap((number) => placeOf(book, number));
  if (code === "repeat") {
    const others = places.slice(1);
    return others.map((place) => ({ ...place, what: { key: "book.thing.repeat", args: placeArgs(book, places[0]) } }));
  }
  const what = { key: `book.thing.${code}`, args };
  return puzzles.length
    ? places.map((place) => ({ ...place, what }))
    : [{ at: sectionOf(book, args), puzzle: -1, what }];
}

/**
 * Return the section and the index of a puzzle from its number in the book. Return an empty list if there is no such
 * puzzle any more, because the book has changed.
 * @param {Book} book @param {number} number
 */
function placeOf({ sections }, number) {
  let before = 0;
  for (const [at, { puzzles }] of sections.entries()) {
    if (number <= before + puzzles.length) return [{ at, puzzle: number - before - 1 }];
    before += puzzles.length;
  }
  return [];
}

/**
 * Return the index of the section whose title or note is cut off. Return -1 if the text that is cut off is the title of
 * the book, or if the problem is not about a text.
 * @param {Book} book @param {Record<string, unknown>} args
 */
function sectionOf({ sections }, { text }) {
  if (!text) return -1;
  const beginning = String(text).replace(/…$/, "");
  return sections.findIndex(({ title, note }) => [title, note].some((words) => words.startsWith(beginning)));
}

/**
 * Return the section and the number of a puzzle as arguments of a sentence.
 * @param {Book} book @param {{at: number, puzzle: number}} place
 */
export const placeArgs = (book, { at, puzzle }) => ({ section: titleOf(book, at), number: puzzle + 1 });

/**
 * Return a section's title. If it has none, return the technique that it practises, or else its number.
 * @param {Book} book @param {number} at @returns {string | Words}
 */
export function titleOf({ sections }, at) {
  const { title, practise } = sections[at];
  if (title) return title;
  if (practise) return { key: "sheet.find", args: { technique: techniqueName(practise) } };
  return { key: "book.section", args: { number: at + 1 } };
}

/**
 * Return a problem as a sentence that also says where the problem is.
 * @param {Book} book @param {BookProblem} problem @returns {Words}
 */
export function problemSentence(book, problem) {
  if (problem.at < 0) return { key: "book.thing", args: { where: { key: "book.whole" }, what: problem.what } };
  const where =
    problem.puzzle < 0 ? placeArgs(book, problem).section : { key: "book.place", args: placeArgs(book, problem) };
  return { key: "book.thing", args: { where, what: problem.what } };
}

/** Return the number of puzzles that have not been checked yet. @param {Book} book */
export const countUnchecked = ({ sections }) =>
  sections.reduce((sum, section) => sum + section.puzzles.filter((puzzle) => isToCheck(section, puzzle)).length, 0);
