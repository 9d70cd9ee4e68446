/**
 * Actions on print options, own fonts and the book.
 *
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("./request.js").Print} Print
 * @typedef {import("./book.js").Book} Book
 * @typedef {import("./own-fonts.js").Weight} Weight
 * @typedef {import("./own-fonts.js").OwnFont} OwnFont
 * @typedef {{weight: Weight, file: File}} FontFile
 * @typedef {{print: {print: Partial<Print>}, "print-made": {}, "font-file": FontFile, "own-font": {weight: Weight, font: OwnFont | null}, desk: {language: string},
 *   book: {change: (book: Book) => Book, result?: import("../app/state.js").Result},
 *   "book-elsewhere": {saved: unknown}}} PrintChanges  `print-made`: print the puzzles that
 *   were made last; `font-file`: a font file was chosen; `own-font`: it was accepted, or an own font was removed;
 *   `desk`: the Book editor is opened, with the language for a new book; `book`: the book is changed;
 *   `book-elsewhere`: the book was changed in another tab
 * @typedef {"print-make" | "paper" | "pdf" | "brf" | "txt" | "font" | "book-fill" | "book-check" | "book-take"} PrintTask
 * @typedef {{type: "paper", pages: string[], width: number, height: number}} Paper
 * @typedef {{type: "download", bytes: import("../contract/shapes.js").Bytes, name: string}} Download
 * @typedef {{
 *   paper: Omit<Paper, "type">,
 *   download: Omit<Download, "type">,
 *   printed: {made: Print["made"], out?: Paper | Download, result?: import("../app/state.js").Result},
 *   "font-chosen": {weight: Weight, font: OwnFont | null, result: import("../app/state.js").Result},
 * }} PrintCommands
 */
import { bookFrom, newBook, withOtherTab } from "./book.js";
import { NO_OWN_FONTS } from "./own-fonts.js";
import { printingMade } from "./request.js";

/** @type {import("../app/state.js").Result} */
const ELSEWHERE = { task: "book-take", tone: "plain", words: { key: "book.elsewhere" } };

/** @type {import("../app/actions.js").Changes<PrintChanges>} */
export const PRINT_CHANGES = {
  print: (state, { print }) => ({ ...state, print: { ...state.print, ...print } }),
  "print-made": (state) => printingMade(state),
  "font-file": (state, fontFile) => ({ ...state, print: { ...state.print, fontFile } }),
  "own-font": (state, { weight, font }) => {
    const fonts = { ...state.print.fonts, [weight]: font };
    return {
      ...state,
      print: { ...state.print, fonts: fonts.regular ? fonts : NO_OWN_FONTS, fontFile: null, page: 0 },
    };
  },
  desk: (state, { language }) => ({ ...withBook(state, state.print.book ?? newBook(language)), layer: "desk" }),
  book: (state, { change, result }) => {
    const next = withBook(state, change(state.print.book ?? newBook("en")));
    return result ? { ...next, result } : next;
  },
  "book-elsewhere": (state, { saved }) => {
    const other = bookFrom(saved);
    const book = other && withOtherTab(state.print.book, other);
    if (!book || book === state.print.book) return state;
    const next = { ...state, print: { ...state.print, book } };
    return state.layer === "desk" ? { ...next, result: ELSEWHERE } : next;
  },
};

/**
 * Return the state with a book, which becomes the source for printing.
 * @param {State} state @param {Book} book @returns {State}
 */
const withBook = (state, book) => ({ ...state, print: { ...state.print, source: "book", book } });
