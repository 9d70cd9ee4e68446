/**
 * What is chosen for paper, and what becomes of it.
 *
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("./request.js").Print} Print
 * @typedef {import("./book.js").Book} Book
 * @typedef {{print: {print: Partial<Print>}, "print-made": {}, desk: {language: string},
 *   book: {change: (book: Book) => Book, result?: import("../app/state.js").Result},
 *   "book-elsewhere": {saved: unknown}}} PrintChanges  `print-made`: what was made
 *   last; `desk`: the editor's desk is opened, `language`: of a book that begins there; `book`: what is on it is changed; `book-elsewhere`: in another tab
 * @typedef {"print-make" | "paper" | "pdf" | "book-fill" | "book-check" | "book-take"} PrintTask
 * @typedef {{type: "paper", pages: string[], width: number, height: number}} Paper
 * @typedef {{type: "download", base64: string, name: string}} Download
 * @typedef {{
 *   paper: Omit<Paper, "type">,
 *   download: Omit<Download, "type">,
 *   printed: {made: Print["made"], out?: Paper | Download, result?: import("../app/state.js").Result},
 * }} PrintCommands
 */
import { bookFrom, newBook, withOther } from "./book.js";
import { printingMade } from "./request.js";

/** @type {import("../app/state.js").Result} */
const ELSEWHERE = { task: "book-take", tone: "plain", words: { key: "book.elsewhere" } };

/** @type {import("../app/actions.js").Changes<PrintChanges>} */
export const PRINT_CHANGES = {
  print: (state, { print }) => ({ ...state, print: { ...state.print, ...print } }),
  "print-made": (state) => printingMade(state),
  desk: (state, { language }) => ({ ...onDesk(state, state.print.book ?? newBook(language)), layer: "desk" }),
  book: (state, { change, result }) => {
    const next = onDesk(state, change(state.print.book ?? newBook("en")));
    return result ? { ...next, result } : next;
  },
  "book-elsewhere": (state, { saved }) => {
    const other = bookFrom(saved);
    const book = other && withOther(state.print.book, other);
    if (!book || book === state.print.book) return state;
    const next = { ...state, print: { ...state.print, book } };
    return state.layer === "desk" ? { ...next, result: ELSEWHERE } : next;
  },
};

/** @param {State} state @param {Book} book @returns {State} */
const onDesk = (state, book) => ({ ...state, print: { ...state.print, source: "book", book } });
