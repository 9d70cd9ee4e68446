/**
 * What a person does to a book: each function takes the book and gives the next one. What takes something away, or moves
 * it, can be undone; what is typed changes as it is typed. Pure.
 *
 * @typedef {import("../print/book.js").Book} Book
 * @typedef {import("../print/book.js").BookSection} Section
 * @typedef {import("../print/book.js").BookPuzzle} Puzzle
 * @typedef {import("../print/book.js").BookOrder} Order
 */
import { NEW_SECTION, PAST } from "../print/book.js";

/** With other sections, and a way back. @param {Book} book @param {Section[]} sections @param {number} [at] @returns {Book} */
const changed = (book, sections, at = book.at) => ({
  ...book,
  sections,
  at,
  past: [...book.past, book.sections].slice(-PAST),
});

/** @param {Book} book @returns {Book} */
export function undone(book) {
  const sections = book.past.at(-1);
  if (!sections) return book;
  const open = sections.indexOf(book.sections[book.at]); // it may have been moved
  const at = open < 0 ? Math.min(book.at, sections.length - 1) : open;
  return { ...book, sections, at, past: book.past.slice(0, -1) };
}

/** @param {Book} book */
export const withSection = (book) => changed(book, [...book.sections, NEW_SECTION], book.sections.length);

/** @param {number} at */
export const withoutSection = (at) => (/** @type {Book} */ book) =>
  changed(book, book.sections.toSpliced(at, 1), book.at > at ? book.at - 1 : book.at === at ? -1 : book.at);

/** The section that was open stays open. @param {number} from @param {number} to */
export const sectionMoved = (from, to) => (/** @type {Book} */ book) => {
  const open = book.sections[book.at];
  const sections = moved(book.sections, from, to);
  return changed(book, sections, sections.indexOf(open));
};

/** @template Item @param {Item[]} items @param {number} from @param {number} to @returns {Item[]} */
const moved = (items, from, to) => items.toSpliced(from, 1).toSpliced(to, 0, items[from]);

/** Opens a section, or closes it. @param {number} at */
export const opened = (at) => (/** @type {Book} */ book) => ({ ...book, at });

/** @param {number} at @param {Partial<Section>} part */
const sectionWith = (at, part) => (/** @type {Book} */ book) =>
  book.sections.with(at, { ...book.sections[at], ...part });

/** What is typed of a section. @param {number} at @param {Partial<Pick<Section, "title" | "note">>} words */
export const worded = (at, words) => (/** @type {Book} */ book) => ({
  ...book,
  sections: sectionWith(at, words)(book),
});

/** The name of a puzzle, as it is typed. @param {number} at @param {number} index @param {string} name */
export const named = (at, index, name) => (/** @type {Book} */ book) => {
  const { puzzles } = book.sections[at];
  return { ...book, sections: sectionWith(at, { puzzles: puzzles.with(index, { ...puzzles[index], name }) })(book) };
};

/** @param {number} at @param {Puzzle[]} puzzles */
export const withPuzzles = (at, puzzles) => (/** @type {Book} */ book) =>
  changed(book, sectionWith(at, { puzzles })(book));

/** Those of the section, and behind them others. @param {number} at @param {Puzzle[]} puzzles */
export const withMore = (at, puzzles) => (/** @type {Book} */ book) =>
  withPuzzles(at, [...book.sections[at].puzzles, ...puzzles])(book);

/** What was made for orders goes to the sections that have them. @param {Map<Order | null, Puzzle[]>} made */
export const delivered = (made) => (/** @type {Book} */ book) => {
  const more = (/** @type {Section} */ { order }) => (order && made.get(order)) ?? [];
  return changed(
    book,
    book.sections.map((section) => ({ ...section, puzzles: [...section.puzzles, ...more(section)] })),
  );
};

/** @param {number} at @param {number} from @param {number} to */
export const puzzleMoved = (at, from, to) => (/** @type {Book} */ book) =>
  withPuzzles(at, moved(book.sections[at].puzzles, from, to))(book);

/**
 * Another order. What was made for an order goes where another wish or seed asks for other puzzles, or a smaller number for
 * fewer; puzzles that nobody ordered stay.
 * @param {number} at @param {Order | null} order
 */
export const ordered = (at, order) => (/** @type {Book} */ book) => {
  const { puzzles, order: before } = book.sections[at];
  const wanted = new Set(order ? idsOf(order) : []);
  const former = before ? `${prefixOf(before)}.` : null;
  const stays = (/** @type {Puzzle} */ { id = "" }) => wanted.has(id) || !former || !id.startsWith(former);
  const left = puzzles.filter(stays).map(({ unmet, ...puzzle }) => puzzle);
  return changed(book, sectionWith(at, { order, puzzles: left })(book));
};

/**
 * Another technique to be found, or none (""). A section that holds nothing yet orders puzzles that take it.
 * @param {number} at @param {string} technique @param {Order | null} order
 */
export const practised = (at, technique, order) => (/** @type {Book} */ book) => {
  const { practise, ...section } = book.sections[at];
  const empty = technique && !section.puzzles.length;
  const next = { ...section, ...(technique && { practise: technique }), ...(empty && { order }) };
  return changed(book, book.sections.with(at, next));
};

/** As Python writes it (generator/wish.py): its parts in their order. */
const VERSION = "g2";

/** The ids of an order's puzzles but for their numbers. @param {Order} order */
export function prefixOf({ wish, seed }) {
  const { size, grade, symmetry, clues, technique } = wish;
  return [VERSION, size, grade, symmetry, clues, technique, seed].join(".");
}

/** @param {Order} order */
export const idsOf = (order) => Array.from({ length: order.count }, (_, index) => `${prefixOf(order)}.${index}`);

/** The numbers of the puzzles that are ordered and not there yet. @param {Section} section @returns {number[]} */
export function lacking({ order, puzzles }) {
  if (!order) return [];
  const there = new Set(puzzles.map(({ id }) => id));
  return idsOf(order).flatMap((id, index) => (there.has(id) ? [] : [index]));
}

/** Some of the puzzles are known better, by what they are. @param {Map<string, Partial<Puzzle>>} facts by `keyOf` */
export const known = (facts) => (/** @type {Book} */ book) => ({
  ...book,
  sections: book.sections.map((section) => ({
    ...section,
    puzzles: section.puzzles.map((puzzle) => ({ ...puzzle, ...facts.get(keyOf(section, puzzle)) })),
  })),
});

/** A puzzle and what it is there for. @param {Section} section @param {Puzzle} puzzle */
export const keyOf = ({ order }, { puzzle, geometry }) =>
  `${puzzle} ${geometry} ${order ? JSON.stringify(order.wish) : ""}`;

/** Whether a puzzle has been looked at: its techniques are known, and whether it is as its section wishes. @param {Section} section @param {Puzzle} puzzle */
export const isChecked = ({ order }, { techniques, unmet }) =>
  techniques !== undefined && (!order || unmet !== undefined);
