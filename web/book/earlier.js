/**
 * Earlier volumes, whose puzzles the book does not repeat. They come from files or from My puzzles.
 * @typedef {import("../print/book.js").Book} Book
 * @typedef {import("../print/book.js").Volume} Volume
 * @typedef {import("../solve/tasks.js").Asks} Asks
 * @typedef {import("../solve/tasks.js").Tell} Tell
 * @typedef {{puzzle: string, geometry: string}} Known
 */
import { boardOfText } from "../board/board.js";
import { parsed } from "../contract/fits.js";
import { bookFrom } from "../print/book.js";
import { ofFile } from "../puzzles/exported.js";

/** The number of puzzles whose forms each request asks for. */
const PORTION = 40;

/** The forms found so far, which are the same for equivalent puzzles, by geometry and clues. @type {Map<string, string>} */
const FORMS = new Map();

const nameOf = (/** @type {Known} */ { puzzle, geometry }) => `${geometry} ${puzzle}`;

/** Return the form of a puzzle, if it has been found. @param {Known} puzzle */
export const formOf = (puzzle) => FORMS.get(nameOf(puzzle)) ?? "";

/**
 * Find the forms of puzzles that are not known yet.
 * @param {Known[]} puzzles @param {Asks} asks @param {Tell} tell
 */
export async function findForms(puzzles, asks, tell) {
  const wanted = [...new Map(puzzles.filter((each) => !formOf(each)).map((each) => [nameOf(each), each])).values()];
  for (let done = 0; done < wanted.length; done += PORTION) {
    tell({ key: "book.earlier.comparing", args: { done, total: wanted.length } });
    const portion = wanted.slice(done, done + PORTION);
    const states = portion.map(({ puzzle, geometry }) => /** @type {any} */ (boardOfText(puzzle, geometry)));
    const { forms } = await asks("forms", { states });
    for (const [at, form] of forms.entries()) FORMS.set(nameOf(portion[at]), form);
  }
}

/** Return the forms of all puzzles in earlier volumes, once they are found. @param {Book} book */
export const earlierForms = ({ earlier }) => new Set(earlier.flatMap(({ puzzles }) => puzzles.map(formOf)));

/**
 * Return the puzzles in the text of a file: a book, an export of My puzzles, or any text with puzzles.
 * @param {string} text @param {Asks} asks @returns {Promise<Known[]>}
 */
export async function puzzlesIn(text, asks) {
  const book = bookFrom(parsed(text));
  if (book) return book.sections.flatMap(({ puzzles }) => puzzles).map(known);
  const exported = ofFile(text);
  if (exported) return exported.map(({ state: { givens, geometry } }) => ({ puzzle: givens, geometry }));
  const { puzzles } = await asks("read", { text });
  return puzzles.map(({ givens, geometry }) => ({ puzzle: givens, geometry }));
}

/** @param {Known} puzzle @returns {Known} */
const known = ({ puzzle, geometry }) => ({ puzzle, geometry });
