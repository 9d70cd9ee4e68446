/**
 * Changes of a book. Each function takes the book and returns the next one. Removing and moving can be undone. Text
 * changes as it is typed, without undo. Functions here are pure.
 *
 * @typedef {import("../print/book.js").Book} Book
 * @typedef {import("../print/book.js").BookSection} Section
 * @typedef {import("../print/book.js").BookPuzzle} Puzzle
 * @typedef {import("../print/book.js").BookOrder} Order
 */
import { NEW_SECTION, PAST } from "../print/book.js";

/**
 * Return the book with other sections, which can be undone.
 * @param {Book} book @param {Section[]} sections @param {number} [at] @returns {Book}
 */
const changed = (book, sections, at = book.at) => ({
  ...book,
  sections,
  at,
  past: [...book.past, book.sections].slice(-PAST),
});

/** Return the book before the last change that can be undone. @param {Book} book @returns {Book} */
export function undone(book) {
  const sections = book.past.at(-1);
  if (!sections) return book;
  const open = sections.indexOf(book.sections[book.at]); // the open section may have been moved
  const at = open < 0 ? Math.min(book.at, sections.length - 1) : open;
  return { ...book, sections, at, past: book.past.slice(0, -1) };
}

/** Add a section and open it. @param {Book} book */
export const withSection = (book) => changed(book, [...book.sections, NEW_SECTION], book.sections.length);

/** Remove a section. @param {number} at */
export const withoutSection = (at) => (/** @type {Book} */ book) =>
  changed(book, book.sections.toSpliced(at, 1), book.at > at ? book.at - 1 : book.at === at ? -1 : book.at);

/** Move a section. The open section stays open. @param {number} from @param {number} to */
export const sectionMoved = (from, to) => (/** @type {Book} */ book) => {
  const open = book.sections[book.at];
  const sections = withMoved(book.sections, from, to);
  return changed(book, sections, sections.indexOf(open));
};

/** @template Item @param {Item[]} items @param {number} from @param {number} to @returns {Item[]} */
const withMoved = (items, from, to) => items.toSpliced(from, 1).toSpliced(to, 0, items[from]);

/** Open a section, or close all with -1. @param {number} at */
export const opened = (at) => (/** @type {Book} */ book) => ({ ...book, at });

/** @param {number} at @param {Partial<Section>} part */
const sectionWith = (at, part) => (/** @type {Book} */ book) =>
  book.sections.with(at, { ...book.sections[at], ...part });

/**
 * Change the title or the note of a section while it is typed.
 * @param {number} at @param {Partial<Pick<Section, "title" | "note">>} words
 */
export const withText = (at, words) => (/** @type {Book} */ book) => ({
  ...book,
  sections: sectionWith(at, words)(book),
});

/** Change the name of a puzzle while it is typed. @param {number} at @param {number} index @param {string} name */
export const withName = (at, index, name) => (/** @type {Book} */ book) => {
  const { puzzles } = book.sections[at];
  return { ...book, sections: sectionWith(at, { puzzles: puzzles.with(index, { ...puzzles[index], name }) })(book) };
};

/** Replace the puzzles of a section. @param {number} at @param {Puzzle[]} puzzles */
export const withPuzzles = (at, puzzles) => (/** @type {Book} */ book) =>
  changed(book, sectionWith(at, { puzzles })(book));

/** Add puzzles to a section. @param {number} at @param {Puzzle[]} puzzles */
export const withMore = (at, puzzles) => (/** @type {Book} */ book) =>
  withPuzzles(at, [...book.sections[at].puzzles, ...puzzles])(book);

/** Add new puzzles to the sections that ordered them. @param {Map<Order | null, Puzzle[]>} made */
export const withOrdered = (made) => (/** @type {Book} */ book) => {
  const more = (/** @type {Section} */ { order }) => (order && made.get(order)) ?? [];
  return changed(
    book,
    book.sections.map((section) => ({ ...section, puzzles: [...section.puzzles, ...more(section)] })),
  );
};

/** Move a puzzle within its section. @param {number} at @param {number} from @param {number} to */
export const puzzleMoved = (at, from, to) => (/** @type {Book} */ book) =>
  withPuzzles(at, withMoved(book.sections[at].puzzles, from, to))(book);

/**
 * Change the order of a section. Puzzles of the former order are removed if the new wish or seed gives other puzzles,
 * or if fewer are ordered. Puzzles that were not ordered stay.
 * @param {number} at @param {Order | null} order
 */
export const withOrder = (at, order) => (/** @type {Book} */ book) => {
  const { puzzles, order: before } = book.sections[at];
  const wanted = new Set(order ? idsOf(order) : []);
  const oldPrefix = before ? `${prefixOf(before)}.` : null;
  const isKept = (/** @type {Puzzle} */ { id = "" }) => wanted.has(id) || !oldPrefix || !id.startsWith(oldPrefix);
  const left = puzzles.filter(isKept).map(({ unmet, ...puzzle }) => puzzle);
  return changed(book, sectionWith(at, { order, puzzles: left })(book));
};

/**
 * Change the technique to practise, or remove it (""). A section without puzzles then orders puzzles with this
 * technique.
 * @param {number} at @param {string} technique @param {Order | null} order
 */
export const withTechnique = (at, technique, order) => (/** @type {Book} */ book) => {
  const { practise, ...section } = book.sections[at];
  const empty = technique && !section.puzzles.length;
  const next = { ...section, ...(technique && { practise: technique }), ...(empty && { order }) };
  return changed(book, book.sections.with(at, next));
};

/** The version of IDs, as in Python (generator/wish.py). The parts of an ID are in the same order there. */
const VERSION = "g2";

/** Return the part that the IDs of an order's puzzles share: all but their numbers. @param {Order} order */
export function prefixOf({ wish, seed }) {
  const { size, grade, symmetry, clues, technique } = wish;
  return [VERSION, size, grade, symmetry, clues, technique, seed].join(".");
}

/** Return the IDs of all puzzles of an order. @param {Order} order */
export const idsOf = (order) => Array.from({ length: order.count }, (_, index) => `${prefixOf(order)}.${index}`);

/** Return the indices of ordered puzzles that are still missing. @param {Section} section @returns {number[]} */
export function missingIndices({ order, puzzles }) {
  if (!order) return [];
  const there = new Set(puzzles.map(({ id }) => id));
  return idsOf(order).flatMap((id, index) => (there.has(id) ? [] : [index]));
}

/** Add facts to puzzles that have them. @param {Map<string, Partial<Puzzle>>} facts by `keyOf` */
export const withFacts = (facts) => (/** @type {Book} */ book) => ({
  ...book,
  sections: book.sections.map((section) => ({
    ...section,
    puzzles: section.puzzles.map((puzzle) => ({ ...puzzle, ...facts.get(keyOf(section, puzzle)) })),
  })),
});

/**
 * Return the key of a puzzle and the wish that it is checked against.
 * @param {Section} section @param {Puzzle} puzzle
 */
export const keyOf = ({ order }, { puzzle, geometry }) =>
  `${puzzle} ${geometry} ${order ? JSON.stringify(order.wish) : ""}`;

/**
 * Return whether a puzzle has been checked: its techniques are known, and also whether it fits the wish of its section.
 * @param {Section} section @param {Puzzle} puzzle
 */
export const isChecked = ({ order }, { techniques, unmet }) =>
  techniques !== undefined && (!order || unmet !== undefined);
