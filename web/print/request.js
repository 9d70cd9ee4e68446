/**
 * The request to Python for a document, with its puzzles in sections.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("./facts.js").Fact} Fact
 * @typedef {import("./saved.js").MadeNow} MadeNow
 * @typedef {{title: string | null, name?: string, note?: string, practise?: string, lesson?: string, lines?: string[],
 *   layout?: import("../contract/shapes.js").Layout, puzzles: Fact[]}} Section  `title` is the code of a grade
 * @typedef {{sections: Section[], options: ReturnType<typeof sheetOptions>, language: string,
 *   own: ReturnType<typeof keysOf>}} SheetRequest  `own`: the keys of own fonts
 */
import { ANY, GRADES } from "../make/options.js";
import { sectionsOf } from "./book.js";
import { factsNow, sourceNow } from "./facts.js";
import { mixed } from "./mix.js";
import { addressNow, sheetOptions } from "./options.js";
import { keysOf } from "./own-fonts.js";

/**
 * Return the sections of a document: those of a book, one section per grade if the options say so, one per group of
 * puzzles to make, or otherwise only one. A class set always has one section, ordered so that every sheet has its share
 * of each group.
 * @param {State} state @returns {Section[]}
 */
function sectionsNow(state) {
  const { source, groups, options, book } = state.print;
  if (source === "book" && book) return sectionsOf(book);
  const facts = factsNow(state);
  if (options.by_grade)
    return [...GRADES, null].flatMap((grade) => section(grade, facts, (fact) => (fact.grade ?? null) === grade));
  if (source !== "now" || groups.length < 2) return section(null, facts);
  const made = /** @type {MadeNow[]} */ (facts);
  if (options.handout) return section(null, mixed(made, options.handout));
  return groups.flatMap(({ grade }, index) => section(grade, made, ({ group }) => group === index));
}

/**
 * Return a list with one section under the name of a grade: the puzzles that belong to it, or all. The list is empty if
 * there is no such puzzle.
 * @template {Fact} F @param {string | null} grade @param {F[]} facts @param {(fact: F) => boolean} [belongs]
 * @returns {Section[]}
 */
function section(grade, facts, belongs = () => true) {
  const puzzles = facts.filter(belongs).map(toSend);
  return puzzles.length ? [{ title: grade === ANY ? null : grade, puzzles }] : [];
}

/** Return a puzzle in the form that Python expects, without entries. Python finds the author's words in its source. @param {Fact} fact @returns {Fact} */
const toSend = ({ state: { geometry, givens, original }, name, solution, grade, er, beyond, id }) => ({
  state: { geometry, givens, values: givens, notes: null, ...(original && { original }) },
  name,
  solution,
  grade,
  er,
  beyond,
  id,
});

/**
 * Return the request with which Python draws the document: sections, options, language and fonts.
 * @param {State} state @param {string} language @param {string} address of the page, for QR codes
 * @returns {SheetRequest}
 */
export const requestOf = (state, language, address) => ({
  sections: sectionsNow(state),
  options: sheetOptions(state.print.options, address),
  language: (sourceNow(state) === "book" && state.print.book?.language) || language,
  own: keysOf(state.print.fonts),
});

/** Return the request with which Python draws the document for the current state. @param {State} state */
export const requestNow = (state) => requestOf(state, document.documentElement.lang, addressNow());
