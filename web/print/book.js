/**
 * A book: sections with orders or chosen puzzles, as the editor's desk edits them, as the browser keeps them, and as a file that
 * the command line prints, too. Pure. How a book looks is said by the options of the place Print.
 *
 * @typedef {import("../contract/shapes.js").BookSection} BookSection
 * @typedef {import("../contract/shapes.js").BookPuzzle} BookPuzzle
 * @typedef {import("../contract/shapes.js").BookOrder} BookOrder
 * @typedef {{language: string, sections: BookSection[], at: number, pasted: string, past: BookSection[][]}} Book  `at`: the
 *   section that is open, -1 for none; `pasted`: what has been typed to be added to it; `past`: sections to go back to
 * @typedef {import("./options.js").PrintOptions} PrintOptions
 */
import { parsed } from "../contract/fits.js";
import { isBook } from "../storage/schema.js";
import { OWN, optionsFrom, PLAIN, sheetOptions } from "./options.js";

/** So often can be gone back. */
export const PAST = 50;

/** @type {BookSection} */
export const NEW_SECTION = { title: "", note: "", order: null, puzzles: [] };

/** @param {string} language @returns {Book} */
export const newBook = (language) => ({ language, sections: [NEW_SECTION], at: 0, pasted: "", past: [] });

/** @param {Book | null} book */
export const countIn = (book) => book?.sections.reduce((sum, { puzzles }) => sum + puzzles.length, 0) ?? 0;

/** What the browser keeps of a book. @param {Book} book */
export const savedBook = ({ language, sections, at, pasted }) => ({
  ...fileOf(language, sections, {}, false),
  at,
  pasted,
});

/** @param {string} language @param {BookSection[]} sections @param {Record<string, unknown>} options @param {boolean} path */
const fileOf = (language, sections, options, path) =>
  /** @type {const} */ ({ book: 1, language, path, options, sections });

/** What was kept, or is in a file; null for what is no book. @param {any} value @returns {Book | null} */
export function bookFrom(value) {
  if (!isBook(value)) return null;
  const { language, sections, at, pasted } = /** @type {any} */ (value);
  const open = Number.isInteger(at) && at < sections.length ? at : 0;
  return { language, sections, at: open, pasted: typeof pasted === "string" ? pasted : "", past: [] };
}

/**
 * The book with what another tab has made of it: all tabs have the same, and what stood here can be gone back to. Where a person
 * is in it, and what is half pasted, stays.
 * @param {Book | null} now @param {Book} other @returns {Book}
 */
export function withOther(now, other) {
  if (!now) return other;
  const content = (/** @type {Book} */ { language, sections }) => JSON.stringify([language, sections]);
  if (content(now) === content(other)) return now;
  const past = [...now.past, now.sections].slice(-PAST);
  return { ...other, at: Math.min(now.at, other.sections.length - 1), pasted: now.pasted || other.pasted, past };
}

/** The file of a book. @param {Book} book @param {PrintOptions} options @param {string} address of the page, for codes */
export function bookText({ language, sections }, options, address) {
  const asked = sheetOptions(options, address);
  const codes = options.qr && !asked.qr ? { codes: true } : {}; // from a disk, without an address of theirs
  return JSON.stringify({ ...fileOf(language, sections, asked, options.path), ...codes }, null, 1);
}

/** The book of a file, and the options that it is to be printed with; null for any other text. @param {string} text @param {string} address */
export function bookOfText(text, address) {
  const value = parsed(text);
  const book = bookFrom(value);
  return book && { book, options: optionsOf(value.options, value, address) };
}

/** @param {any} options of a sheet @param {{path: boolean, codes?: boolean}} file @param {string} address @returns {PrintOptions} */
function optionsOf({ size, cell, qr, ...rest }, { path, codes = false }, address) {
  const own = size ? { paper: OWN, own_width: size[0], own_height: size[1] } : {};
  const code = { qr: Boolean(qr) || codes, qr_address: qr && qr !== address ? qr : "" };
  return optionsFrom({ ...PLAIN, ...rest, ...own, ...code, cell: cell ?? 0, path });
}

/** What Python prints. @param {Book} book @returns {import("./request.js").Section[]} */
export const sectionsOf = ({ sections }) =>
  sections
    .filter(({ puzzles }) => puzzles.length)
    .map(({ title, note, practise, puzzles }) => ({
      title: null,
      name: title,
      note,
      ...(practise && { practise }),
      puzzles: puzzles.map(factOf),
    }));

/** @param {BookPuzzle} puzzle @returns {import("./request.js").Fact} */
const factOf = ({ puzzle, geometry, name, solution, grade, er, beyond, id, techniques }) => ({
  state: stateOf({ puzzle, geometry }),
  name,
  solution,
  grade: /** @type {import("./request.js").Fact["grade"]} */ (grade),
  er,
  beyond,
  id,
  techniques: techniques ?? [],
});

/** @param {Pick<BookPuzzle, "puzzle" | "geometry">} puzzle @returns {import("../board/board.js").BoardState} */
export const stateOf = ({ puzzle, geometry }) => ({ geometry, givens: puzzle, values: puzzle, notes: null });
