/**
 * A book: sections that contain chosen puzzles, or orders for puzzles that are still to be made. The Book editor
 * changes it, the browser saves it, and the command line can print it from a file. The functions have no side effects.
 * The look of a book depends on the options in the tab Print.
 * @typedef {import("../contract/shapes.js").BookSection} BookSection
 * @typedef {import("../contract/shapes.js").BookPuzzle} BookPuzzle
 * @typedef {import("../contract/shapes.js").BookOrder} BookOrder
 * @typedef {import("../contract/shapes.js").Volume} Volume  an earlier volume
 * @typedef {{language: string, sections: BookSection[], at: number, pasted: string, past: BookSection[][],
 *   earlier: Volume[], unread?: {name: string, text: string}[]}} Book  `earlier`: volumes whose puzzles the book does not
 *   repeat; `unread`: the files of those that are still to be read; `at`: the index of the open section, -1 for none; `pasted`: text with puzzles that is being typed for this section;
 *   `past`: earlier versions of the sections, for undo
 * @typedef {import("./options.js").PrintOptions} PrintOptions
 */
import { MOST_PUPILS } from "../contract/constants.js";
import { parsed } from "../contract/fits.js";
import { isBook } from "../storage/schema.js";
import { CUSTOM, invalidOptions, optionsFrom, PLAIN, sheetOptions } from "./options.js";

/** The greatest number of changes to a book that Undo can take back. */
export const PAST = 50;

/** @type {BookSection} */
export const NEW_SECTION = { title: "", note: "", order: null, puzzles: [] };

/** @param {string} language @returns {Book} */
export const newBook = (language) => ({
  ...{ language, sections: [NEW_SECTION], at: 0, pasted: "", past: [], earlier: [] },
});

/** Return the number of puzzles in a book. Puzzles that are still to be made do not count. @param {Book | null} book */
export const countIn = (book) => book?.sections.reduce((sum, { puzzles }) => sum + puzzles.length, 0) ?? 0;

/** Return the part of a book that the browser saves. @param {Book} book */
export const savedBook = ({ language, sections, earlier, at, pasted }) => ({
  ...fileOf({ language, sections, earlier }, {}, false),
  at,
  pasted,
});

/**
 * @param {Pick<Book, "language" | "sections" | "earlier">} book @param {Record<string, unknown>} options
 * @param {boolean} path
 */
const fileOf = ({ language, sections, earlier }, options, path) =>
  /** @type {const} */ ({ book: 1, language, path, options, ...(earlier.length && { earlier }), sections });

/**
 * Return the book from saved data or a file, or null if the value is not a book.
 * @param {any} value @returns {Book | null}
 */
export function bookFrom(value) {
  if (!isBook(value)) return null;
  const { language, sections, at, pasted, earlier = [] } = /** @type {any} */ (value);
  const open = Number.isInteger(at) && at < sections.length ? at : 0;
  return { language, sections, at: open, pasted: typeof pasted === "string" ? pasted : "", past: [], earlier };
}

/**
 * Return the book after another tab has changed it. All tabs then have the same content, and Undo restores the earlier
 * content of this tab. The open section and the text that is being typed stay as they are in this tab.
 * @param {Book | null} now @param {Book} other @returns {Book}
 */
export function withOtherTab(now, other) {
  if (!now) return other;
  const content = (/** @type {Book} */ { language, sections, earlier }) =>
    JSON.stringify([language, sections, earlier]);
  if (content(now) === content(other)) return now;
  const past = [...now.past, now.sections].slice(-PAST);
  return { ...other, at: Math.min(now.at, other.sections.length - 1), pasted: now.pasted || other.pasted, past };
}

/**
 * Return the text of the file in which a book and its print options are saved.
 * @param {Book} book @param {PrintOptions} options @param {string} address of the page, for QR codes
 */
export function bookText(book, options, address) {
  const asked = sheetOptions(options, address);
  // a page from a disk has no address that the codes could open
  const codes = options.qr && !asked.qr ? { codes: true } : {};
  return JSON.stringify({ ...fileOf(book, asked, options.path), ...codes }, null, 1);
}

/**
 * Return the book in the text of a file, with its print options, and the names of those options that were changed
 * because they are not possible here. Return null if the text is not a book.
 * @param {string} text @param {string} address
 */
export function bookOfText(text, address) {
  const value = parsed(text);
  const book = bookFrom(value);
  if (!book) return null;
  const options = optionsOf(value.options, value, address);
  const pupils = Math.min(options.pupils, MOST_PUPILS);
  return { book, options: optionsFrom({ ...options, pupils }), changed: invalidOptions(options) };
}

/** @param {any} options of a sheet @param {{path: boolean, codes?: boolean}} file @param {string} address */
function optionsOf({ size, cell, qr, ...rest }, { path, codes = false }, address) {
  const own = size ? { paper: CUSTOM, own_width: size[0], own_height: size[1] } : {};
  const code = { qr: Boolean(qr) || codes, qr_address: qr && qr !== address ? qr : "" };
  return { ...PLAIN, ...rest, ...own, ...code, cell: cell ?? 0, path };
}

/**
 * Return the sections of a book in the form in which Python expects them for printing. Sections without puzzles are
 * left out.
 * @param {Book} book @returns {import("./request.js").Section[]}
 */
export const sectionsOf = ({ sections }) =>
  sections
    .filter(({ puzzles }) => puzzles.length)
    .map(({ title, note, practise, layout, puzzles }) => ({
      title: null,
      name: title,
      note,
      ...(layout && { layout }),
      ...(practise && { practise }),
      puzzles: puzzles.map(factOf),
    }));

/** @param {BookPuzzle} puzzle @returns {import("./facts.js").Fact} */
const factOf = ({ puzzle, geometry, original, name, solution, grade, er, beyond, id, techniques }) => ({
  state: stateOf({ puzzle, geometry, original }),
  name,
  solution,
  grade: /** @type {import("./facts.js").Fact["grade"]} */ (grade),
  er,
  beyond,
  id,
  techniques: techniques ?? [],
});

/** @param {Pick<BookPuzzle, "puzzle" | "geometry" | "original">} puzzle @returns {import("../board/board.js").BoardState} */
export const stateOf = ({ puzzle, geometry, original }) => ({
  ...{ geometry, givens: puzzle, values: puzzle, notes: null },
  ...(original && { original }),
});
