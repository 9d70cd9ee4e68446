/**
 * The content of a document to print: the source of its puzzles, the facts about them, and the request to Python. The
 * functions have no side effects.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../board/board.js").BoardState} BoardState
 * @typedef {import("./options.js").PrintOptions} PrintOptions
 * @typedef {"board" | "tray" | "shelf" | "now" | "book"} Source
 * @typedef {{count: number, grade: string, size: string}} Group  puzzles to make: their number, grade and size
 * @typedef {import("../puzzles/model.js").Newcomer & {group: number}} MadeNow
 * @typedef {{pages: Record<number, string>, total: number, width: number, height: number,
 *   warnings?: import("./warnings.js").Warning[]}} Sheets
 * @typedef {{options: PrintOptions, source: Source, groups: Group[], made: {groups: Group[], items: MadeNow[]} | null,
 *   book: import("./book.js").Book | null, page: number, sheets: Sheets | null, fonts:
 *   import("./own-fonts.js").OwnFonts,
 *   fontFile: import("./types.js").FontFile | null, work: import("../app/state.js").Words | null}} Print
 * @typedef {import("../contract/shapes.js").Fact & {state: BoardState}} Fact
 * @typedef {{title: string | null, name?: string, note?: string, practise?: string, puzzles: Fact[]}} Section  `title`
 *   is the code of a grade
 * @typedef {{sections: Section[], options: ReturnType<typeof sheetOptions>, language: string,
 *   own: ReturnType<typeof keysOf>}} SheetRequest  `own`: the keys of own fonts
 */
import { hasUnknownRules, puzzleKey } from "../board/board.js";
import { SIZES } from "../board/geometry.js";
import { ANY, GRADES, isGraded, MADE_GRADES } from "../make/options.js";
import { selectedOrAll, selectedPuzzles } from "../puzzles/selection.js";
import { sectionsOf } from "./book.js";
import { mixed } from "./mix.js";
import { optionsFrom, presetOf, sheetOptions } from "./options.js";
import { fontsFrom, keysOf } from "./own-fonts.js";

export const SOURCES = /** @type {const} */ (["board", "tray", "shelf", "now", "book"]);

/** The groups of puzzles to make by default: 12 hard ones. @type {Group[]} */
export const FIRST_GROUPS = [{ count: 12, grade: "hard", size: "9" }];

/** The largest number of puzzles in a group. */
export const MOST_MADE = 500;
/** The largest number of groups. */
export const MOST_GROUPS = 8;

/**
 * Return the state of the tab Print from saved data. Values that are missing or not valid get their defaults.
 * @param {unknown} saved @returns {Print}
 */
export function printFrom(saved) {
  const { source, groups, fonts } = /** @type {any} */ (saved && typeof saved === "object" ? saved : {});
  return {
    options: optionsFrom(saved),
    source: SOURCES.includes(source) ? source : "board",
    groups: isGroups(groups) ? groups.map(graded) : FIRST_GROUPS,
    made: null,
    book: null,
    page: 0,
    sheets: null,
    fonts: fontsFrom(fonts),
    fontFile: null,
    work: null,
  };
}

/** @param {any} groups @returns {groups is Group[]} */
const isGroups = (groups) =>
  Array.isArray(groups) && groups.length > 0 && groups.length <= MOST_GROUPS && groups.every(isGroup);

/** @param {any} group */
const isGroup = (group) =>
  Number.isInteger(group?.count) &&
  group.count > 0 &&
  group.count <= MOST_MADE &&
  [ANY, .../** @type {string[]} */ (MADE_GRADES)].includes(group.grade) &&
  SIZES.includes(group.size);

/** Return the part of the print state that is saved. @param {Print} print */
export const savedPrint = ({ options, source, groups, fonts }) => ({ ...options, source, groups, fonts });

/**
 * Return the groups with one of them changed. If a grade does not exist for the new size, it is removed.
 * @param {Group[]} groups @param {number} index @param {Partial<Group>} change @returns {Group[]}
 */
export const withGroup = (groups, index, change) =>
  groups.map((group, at) => (at === index ? graded({ ...group, ...change }) : group));

/** Return the group, without its grade if puzzles of its size are not graded. @param {Group} group @returns {Group} */
const graded = (group) => (isGraded(group.size) ? group : { ...group, grade: ANY });

/** Return the number of puzzles in all groups. @param {Group[]} groups */
export const countOf = (groups) => groups.reduce((sum, { count }) => sum + count, 0);

/**
 * Return the chosen source of puzzles, or the board if the chosen source has no puzzles.
 * @param {State} state @returns {Source}
 */
export function sourceNow({ print: { source, book }, tray, shelf }) {
  if (source === "book") return book ? "book" : "board";
  if (source === "tray" && !tray.items.length) return "board";
  return source === "shelf" && !shelf ? "board" : source;
}

/** Return whether puzzles have already been made for the current groups. @param {Print} print */
export const isMade = ({ made, groups }) => made?.groups === groups;

/**
 * Return the puzzles of the current source with everything that is known about them.
 * @param {State} state @returns {Fact[]}
 */
export function factsNow(state) {
  const { board, shelf, tray, print, judgement } = state;
  const source = sourceNow(state);
  if (source === "tray") return selectedOrAll(tray);
  if (source === "now") return isMade(print) ? (print.made?.items ?? []) : [];
  const known = savedByClues(tray);
  if (source === "shelf" && shelf)
    return shelf.puzzles.with(shelf.index, board).map((state) => ({ ...known.get(puzzleKey(state)), state }));
  const key = puzzleKey(board);
  const { grade = null, er = null, beyond } = (judgement?.puzzle === key && judgement.verdict) || {};
  return [{ ...known.get(key), ...(grade && { grade, er, beyond: !!beyond }), state: board }];
}

/** @type {WeakMap<import("../puzzles/model.js").Item[], Map<string, import("../puzzles/model.js").Item>>} */
const KNOWN = new WeakMap();

/**
 * Return a map from the key of each puzzle in the tray to its item.
 * @param {State["tray"]} tray
 */
function savedByClues({ items }) {
  const known = KNOWN.get(items) ?? new Map(items.map((item) => [puzzleKey(item.state), item]));
  KNOWN.set(items, known);
  return known;
}

/** Return the puzzles that cannot be printed, because some of their rules are not supported. @param {State} state */
export const unprintable = (state) => factsNow(state).filter(({ state: board }) => hasUnknownRules(board));

/**
 * Return the sections of a document: one per grade, one per group, or only one. A class set of several groups has only
 * one section, ordered so that every sheet has its share of each group.
 * @param {State} state @returns {Section[]}
 */
function sectionsNow(state) {
  const facts = factsNow(state).filter(({ state: board }) => !hasUnknownRules(board));
  const { source, groups, options, book } = state.print;
  if (source === "book" && book) return sectionsOf(book);
  if (options.by_grade)
    return [...GRADES, null].flatMap((grade) => section(grade, facts, (fact) => (fact.grade ?? null) === grade));
  if (source !== "now" || groups.length < 2) return section(null, facts, () => true);
  if (options.handout) return section(null, mixed(/** @type {MadeNow[]} */ (facts), options.handout), () => true);
  return groups.flatMap(({ grade }, index) =>
    section(grade, facts, (fact) => /** @type {MadeNow} */ (fact).group === index),
  );
}

/**
 * Return a list with one section: the puzzles for which `belongs` returns true, under the name of a grade. The list is
 * empty if there is no such puzzle.
 * @param {string | null} grade @param {Fact[]} facts @param {(fact: Fact) => boolean} belongs @returns {Section[]}
 */
function section(grade, facts, belongs) {
  const puzzles = facts.filter(belongs).map(toSend);
  return puzzles.length ? [{ title: grade === ANY ? null : grade, puzzles }] : [];
}

/** Return a puzzle in the form that Python expects, without entries. @param {Fact} fact @returns {Fact} */
const toSend = ({ state: { geometry, givens }, name, solution, grade, er, beyond, id }) => ({
  state: { geometry, givens, values: givens, notes: null },
  name,
  solution,
  grade,
  er,
  beyond,
  id,
});

/**
 * Return the request to draw the document.
 * @param {State} state @param {string} language @param {string} address of the page, for QR codes
 * @returns {SheetRequest}
 */
export const requestOf = (state, language, address) => ({
  sections: sectionsNow(state),
  options: sheetOptions(state.print.options, address),
  language: (sourceNow(state) === "book" && state.print.book?.language) || language,
  own: keysOf(state.print.fonts),
});

/**
 * Return the state with the tab Print open. The puzzles that were made last are selected in My puzzles for printing. A
 * class set gets one page per pupil.
 * @param {State} state @returns {State}
 */
export function printingMade(state) {
  const { kept = [], handout } = state.made ?? {};
  const options = handout ? presetOf(state.print.options, "class") : state.print.options;
  const print = { ...state.print, options, source: /** @type {const} */ ("tray"), page: 0 };
  return { ...state, tray: selectedPuzzles(state.tray, kept), print, place: "print", result: null };
}
