/**
 * What is chosen for paper, and what becomes of it.
 *
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("./request.js").Print} Print
 * @typedef {import("./book.js").Book} Book
 * @typedef {{print: {print: Partial<Print>}, "print-made": {}, desk: {language: string},
 *   book: {change: (book: Book) => Book, result?: import("../app/state.js").Result}}} PrintChanges  `print-made`: what was made
 *   last; `desk`: the editor's desk is opened, `language`: of a book that begins there; `book`: what is on it is changed
 * @typedef {"print-make" | "paper" | "pdf" | "book-fill" | "book-check" | "book-take"} PrintTask
 * @typedef {{type: "paper", pages: string[], width: number, height: number}} Paper
 * @typedef {{type: "download", base64: string, name: string}} Download
 * @typedef {{
 *   paper: Omit<Paper, "type">,
 *   download: Omit<Download, "type">,
 *   printed: {made: Print["made"], out?: Paper | Download, result?: import("../app/state.js").Result},
 * }} PrintCommands
 */
import { newBook } from "./book.js";
import { printingMade } from "./request.js";

/** @type {import("../app/actions.js").Changes<PrintChanges>} */
export const PRINT_CHANGES = {
  print: (state, { print }) => ({ ...state, print: { ...state.print, ...print } }),
  "print-made": (state) => printingMade(state),
  desk: (state, { language }) => ({ ...onDesk(state, state.print.book ?? newBook(language)), layer: "desk" }),
  book: (state, { change, result }) => {
    const next = onDesk(state, change(state.print.book ?? newBook("en")));
    return result ? { ...next, result } : next;
  },
};

/** @param {State} state @param {Book} book @returns {State} */
const onDesk = (state, book) => ({ ...state, print: { ...state.print, source: "book", book } });
