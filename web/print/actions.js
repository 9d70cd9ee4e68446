/**
 * The fields of the state about paper, the changes of these fields, and the commands that print and download.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("./book.js").Book} Book
 * @typedef {import("./types.js").PrintChanges} PrintChanges
 */

import { selectedPuzzles } from "../puzzles/selection.js";
import { bookFrom, newBook, savedBook, withOtherTab } from "./book.js";
import { presetOf } from "./options.js";
import { NO_OWN_FONTS } from "./own-fonts.js";
import { printFrom, savedPrint } from "./saved.js";

/** @type {import("../app/state.js").Result} */
const ELSEWHERE = { task: "book-take", tone: "plain", words: { key: "book.elsewhere" } };

/** @type {import("../app/types.js").Changes<PrintChanges>} */
const PRINT_CHANGES = {
  print: (state, { print }) => ({ ...state, print: { ...state.print, ...print } }),
  "print-made": (state, { kept }) => printingMade(state, kept),
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
 * Return the state with the given book, which also becomes the source for printing.
 * @param {State} state @param {Book} book @returns {State}
 */
const withBook = (state, book) => ({ ...state, print: { ...state.print, source: "book", book } });

/**
 * Return the state with the tab Print open. The puzzles that were made last are selected in My puzzles for printing. A
 * class set gets one page per pupil.
 * @param {State} state @param {string[]} [only]  the keys of the puzzles if not all of them are printed
 * @returns {State}
 */
export function printingMade(state, only) {
  const { kept = [], handout } = only ? { kept: only } : (state.made ?? {});
  const options = handout ? presetOf(state.print.options, "class") : state.print.options;
  const print = { ...state.print, options, source: /** @type {const} */ ("tray"), page: 0 };
  return { ...state, tray: selectedPuzzles(state.tray, kept), print, place: "print", result: null };
}

/** @type {import("../app/types.js").RoomState<import("./types.js").PrintPart, PrintChanges>} */
export const PRINT_STATE = {
  first: { print: printFrom(null) },
  changes: PRINT_CHANGES,
  saves: [
    {
      record: "settings",
      restore: ({ print }) => ({ print: printFrom(print) }),
      save: ({ print }) => ({ print: savedPrint(print) }),
      parts: ({ print: { options, source, groups, fonts, series } }) => [options, source, groups, fonts, series],
    },
    {
      record: "book",
      restore: (saved, { print }) => ({ print: { ...print, book: bookFrom(saved) } }),
      save: ({ print: { book } }) => book && savedBook(book),
      parts: ({ print: { book } }) => [book],
    },
  ],
};
