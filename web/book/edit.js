/**
 * Changes of a book. Each function takes a book and returns the changed one. Removing and moving can be undone. Typing
 * in a text cannot be undone here. Functions here are pure.
 * @typedef {import("../print/book.js").Book} Book
 * @typedef {import("../print/book.js").BookSection} Section
 * @typedef {import("../print/book.js").BookPuzzle} Puzzle
 * @typedef {import("../print/book.js").BookOrder} Order
 */
import { isBase } from "../board/geometry-name.js";
import { NEW_SECTION, PAST } from "../print/book.js";

/**
 * Return the book with changed sections. This change can be undone.
 * @param {Book} book @param {Section[]} sections @param {number} [at] @returns {Book}
 */
const changed = (book, sections, at = book.at) => ({
  ...book,
  sections,
  at,
  past: [...book.past, book.sections].slice(-PAST),
});

/** Return the book as it was before the last change that can be undone. @param {Book} book @returns {Book} */
export function undone(book) {
  const sections = book.past.at(-1);
  if (!sections) return book;
  const open = sections.indexOf(book.sections[book.at]); // the change may have moved the open section
  const at = open < 0 ? Math.min(book.at, sections.length - 1) : open;
  return { ...book, sections, at, past: book.past.slice(0, -1) };
}

/** Add a section and open it. @param {Book} book */
export const withSection = (book) => changed(book, [...book.sections, NEW_SECTION], book.sections.length);

/** Return a function that removes a section. @param {number} at */
export const withoutSection = (at) => (/** @type {Book} */ book) =>
  changed(book, book.sections.toSpliced(at, 1), book.at > at ? book.at - 1 : book.at === at ? -1 : book.at);

/**
 * Return a function that moves a section. The section that is open stays open.
 * @param {number} from @param {number} to
 */
export const sectionMoved = (from, to) => (/** @type {Book} */ book) => {
  const open = book.sections[book.at];
  const sections = withMoved(book.sections, from, to);
  return changed(book, sections, sections.indexOf(open));
};

/** @template Item @param {Item[]} items @param {number} from @param {number} to @returns {Item[]} */
const withMoved = (items, from, to) => items.toSpliced(from, 1).toSpliced(to, 0, items[from]);

/** Return a function that opens a section. The index -1 closes all sections. @param {number} at */
export const opened = (at) => (/** @type {Book} */ book) => ({ ...book, at });

/** @param {number} at @param {Partial<Section>} part */
const sectionWith = (at, part) => (/** @type {Book} */ book) =>
  book.sections.with(at, { ...book.sections[at], ...part });

/**
 * Return a function that changes the title or the note of a section while it is typed.
 * @param {number} at @param {Partial<Pick<Section, "title" | "note">>} words
 */
export const withText = (at, words) => (/** @type {Book} */ book) => ({
  ...book,
  sections: sectionWith(at, words)(book),
});

/**
 * Return a function that changes the name of a puzzle while it is typed.
 * @param {number} at @param {number} index @param {string} name
 */
export const withName = (at, index, name) => (/** @type {Book} */ book) => {
  const { puzzles } = book.sections[at];
  return { ...book, sections: sectionWith(at, { puzzles: puzzles.with(index, { ...puzzles[index], name }) })(book) };
};

/** Return a function that replaces the puzzles of a section. @param {number} at @param {Puzzle[]} puzzles */
export const withPuzzles = (at, puzzles) => (/** @type {Book} */ book) =>
  changed(book, sectionWith(at, { puzzles })(book));

/** Return a function that adds puzzles to a section. @param {number} at @param {Puzzle[]} puzzles */
export const withMore = (at, puzzles) => (/** @type {Book} */ book) =>
  withPuzzles(at, [...book.sections[at].puzzles, ...puzzles])(book);

/**
 * Return a function that adds newly made puzzles to the sections for which they were ordered.
 * @param {Map<Order | null, Puzzle[]>} made
 * @param {Map<Order | null, string[]>} [repeats] the IDs of made puzzles that repeat others, and are skipped
 */
export const withOrdered =
  (made, repeats = new Map()) =>
  (/** @type {Book} */ book) => {
    const more = (/** @type {Section} */ { order }) => (order && made.get(order)) ?? [];
    const next = (/** @type {Order | null} */ order) => order && withSkipped(order, repeats.get(order) ?? []);
    return changed(
      book,
      book.sections.map((section) => ({
        ...section,
        order: next(section.order),
        puzzles: [...section.puzzles, ...more(section)],
      })),
    );
  };

/**
 * Return a function that moves a puzzle within its section.
 * @param {number} at @param {number} from @param {number} to
 */
export const puzzleMoved = (at, from, to) => (/** @type {Book} */ book) =>
  withPuzzles(at, withMoved(book.sections[at].puzzles, from, to))(book);

/**
 * Return a function that changes the order of a section, which says which puzzles are to be made for it. Puzzles that
 * were made for the former order are removed if they do not belong to the new order. Puzzles that were not made for an
 * order stay.
 * @param {number} at @param {Order | null} order
 */
export const withOrder = (at, order) => (/** @type {Book} */ book) => {
  const { puzzles, order: before } = book.sections[at];
  const wanted = new Set(order ? idsOf(order).map(common) : []);
  const oldPrefix = before ? common(`${prefixOf(before)}.`) : null;
  const isKept = (/** @type {Puzzle} */ { id = "" }) =>
    wanted.has(common(id)) || !oldPrefix || !common(id).startsWith(oldPrefix);
  const left = puzzles.filter(isKept).map(({ unmet, ...puzzle }) => puzzle);
  return changed(book, sectionWith(at, { order, puzzles: left })(book));
};

/**
 * Return a function that changes the technique that a section practises; "" removes it. If the section has no puzzles,
 * it gets an order for puzzles with this technique.
 * @param {number} at @param {string} technique @param {Order | null} order
 */
export const withTechnique = (at, technique, order) => (/** @type {Book} */ book) => {
  const { practise, ...section } = book.sections[at];
  const empty = technique && !section.puzzles.length;
  const next = { ...section, ...(technique && { practise: technique }), ...(empty && { order }) };
  return changed(book, book.sections.with(at, next));
};

/**
 * Return a function that changes one of the print options that differ in a section. With null, the section has the
 * option of the whole book.
 * @param {number} at @param {"per_page" | "notes"} name @param {string | number | null} value
 */
export const withLayout = (at, name, value) => (/** @type {Book} */ book) => {
  const { layout = {}, ...section } = book.sections[at];
  const { [name]: _, ...others } = layout;
  const next = value === null ? others : { ...others, [name]: value };
  return changed(book, book.sections.with(at, { ...section, ...(Object.keys(next).length && { layout: next }) }));
};

/**
 * The version of the IDs of puzzles. It must be the same in Python (generator/standard.py), and so must the sequence of
 * the parts of an ID.
 */
const VERSION = "g2";
/** The same for puzzles with rules, and the version that the IDs of older books have. */
const [VARIANT, OLD_VARIANT] = ["v2", "v1"];
/** The same for 9×9 puzzles whose ER is at least `VERY_HARD`, without a technique or a pattern of clues. */
const HARD = "g4";
const VERY_HARD = 7.5;

/**
 * Return the common beginning of the IDs of all puzzles that a section orders. The number of the puzzle follows it.
 * @param {Order} order
 */
export function prefixOf({ wish, seed }) {
  const { kinds, size, grade, symmetry, clues, technique, cages, rules } = wish;
  if (kinds) return [VARIANT, kinds, size.replaceAll(".", "_"), grade, symmetry, clues, cages, rules, seed].join(".");
  const drawn = clues.startsWith("p"); // the clues have a pattern
  const version = size === "9" && technique === "any" && !drawn && isVeryHard(grade) ? HARD : VERSION;
  return [version, size, grade, symmetry, clues, technique, seed].join(".");
}

/** Return whether all puzzles of a grade, or of a range such as er8.0-8.5, are very hard. @param {string} grade */
const isVeryHard = (grade) =>
  grade === "extreme" || grade === "nightmare" || Number(/^er([\d.]+)/.exec(grade)?.[1]) >= VERY_HARD;

/**
 * Return the common form of the IDs that older and newer versions give to a puzzle of the same order.
 * @param {string} id
 */
const common = (id) => {
  const [version, ...rest] = id.split(".");
  return [{ [OLD_VARIANT]: VARIANT, [HARD]: VERSION }[version] ?? version, ...rest].join(".");
};

/** Return the indices of the puzzles that a section orders, without those that are skipped. @param {Order} order */
export function indicesOf({ count, skipped = [] }) {
  const all = Array.from({ length: count + skipped.length }, (_, index) => index);
  return all.filter((index) => !skipped.includes(index)).slice(0, count);
}

/** Return the IDs of all puzzles that a section orders. @param {Order} order */
export const idsOf = (order) => indicesOf(order).map((index) => `${prefixOf(order)}.${index}`);

/**
 * Return the indices of the puzzles that a section has ordered but does not contain yet.
 * @param {Section} section @returns {number[]}
 */
export function missingIndices({ order, puzzles }) {
  if (!order) return [];
  const there = new Set(puzzles.map(({ id = "" }) => common(id)));
  return indicesOf(order).filter((index) => !there.has(common(`${prefixOf(order)}.${index}`)));
}

/**
 * Return a function that adds facts about puzzles, such as their techniques, to the book.
 * @param {Map<string, Partial<Puzzle>>} facts facts about puzzles, each under the key from `keyOf`
 */
export const withFacts = (facts) => (/** @type {Book} */ book) => ({
  ...book,
  sections: book.sections.map((section) => ({
    ...section,
    puzzles: section.puzzles.map((puzzle) => ({ ...puzzle, ...facts.get(keyOf(section, puzzle)) })),
  })),
});

/**
 * Return a key for a puzzle and the options that it is checked against, which its section's order contains.
 * @param {Section} section @param {Puzzle} puzzle
 */
export const keyOf = ({ order }, { puzzle, geometry }) =>
  `${puzzle} ${geometry} ${order ? JSON.stringify(order.wish) : ""}`;

/**
 * Return whether a puzzle must still be checked. After the check, its techniques are known. If its section has an
 * order, it is also known whether the puzzle fits the order's options. Puzzles that cannot be explained are not
 * checked.
 * @param {Section} section @param {Puzzle} puzzle
 */
export const isToCheck = ({ order }, { geometry, techniques, unmet }) =>
  isBase(geometry) && (techniques === undefined || (order !== null && order !== undefined && unmet === undefined));

/**
 * Return a function that changes the list of earlier volumes, whose puzzles are not repeated.
 * @param {(earlier: Book["earlier"]) => Book["earlier"]} change
 */
export const withEarlier = (change) => (/** @type {Book} */ book) => ({ ...book, earlier: change(book.earlier) });

/**
 * Return a function that leaves out puzzles. If a section has ordered them, other puzzles are made in their place.
 * @param {(puzzle: Puzzle) => boolean} isLeftOut
 */
export const withoutRepeats = (isLeftOut) => (/** @type {Book} */ book) => {
  if (!book.sections.some(({ puzzles }) => puzzles.some(isLeftOut))) return book;
  return changed(
    book,
    book.sections.map((section) => {
      const ids = section.puzzles.filter(isLeftOut).map(({ id = "" }) => id);
      const left = section.puzzles.filter((puzzle) => !isLeftOut(puzzle));
      return { ...section, order: section.order && withSkipped(section.order, ids), puzzles: left };
    }),
  );
};

/** Return an order that skips the puzzles with these IDs. @param {Order} order @param {string[]} ids @returns {Order} */
export function withSkipped(order, ids) {
  const all = idsOf(order).map(common);
  const indices = indicesOf(order).filter((_, at) => ids.some((id) => common(id) === all[at]));
  const skipped = [...(order.skipped ?? []), ...indices].sort((one, other) => one - other);
  return skipped.length ? { ...order, skipped } : order;
}
