/**
 * The state of the tab Print on a first visit, the part of it that is saved, and the groups of puzzles to make.
 * @typedef {import("./options.js").PrintOptions} PrintOptions
 * @typedef {"board" | "tray" | "shelf" | "now" | "series" | "book"} Source
 * @typedef {{count: number, grade: string, size: string}} Group  puzzles to make: their number, grade and size
 * @typedef {import("../puzzles/model.js").Newcomer & {group: number}} MadeNow
 * @typedef {{pages: Record<number, string>, total: number, width: number, height: number,
 *   warnings?: import("./warnings.js").Warning[]}} Sheets
 * @typedef {{options: PrintOptions, source: Source, groups: Group[], made: {groups: Group[], items: MadeNow[], missing?: number} | null,
 *   series: object | null, book: import("./book.js").Book | null, page: number, sides: boolean, sheets: Sheets | null, fonts:
 *   import("./own-fonts.js").OwnFonts,
 *   fontFile: import("./types.js").FontFile | null, work: import("../app/state.js").Words | null}} Print  `sides`:
 *   whether the preview of a booklet shows the sheets as they are printed
 */
import { SIZES } from "../board/geometry.js";
import { ANY, isGraded, MADE_GRADES } from "../make/options.js";
import { optionsFrom } from "./options.js";
import { fontsFrom } from "./own-fonts.js";

export const SOURCES = /** @type {const} */ (["board", "tray", "shelf", "now", "series", "book"]);

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
  const { source, groups, fonts, series } = /** @type {any} */ (saved && typeof saved === "object" ? saved : {});
  return {
    options: optionsFrom(saved),
    source: SOURCES.includes(source) ? source : "board",
    groups: isGroups(groups) ? groups.map(graded) : FIRST_GROUPS,
    made: null,
    series: series && typeof series === "object" ? series : null, // series.js reads it when it is needed
    book: null,
    page: 0,
    sides: false,
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
export const savedPrint = ({ options, source, groups, fonts, series }) => ({
  ...options,
  source,
  groups,
  fonts,
  series,
});

/**
 * Return the groups with one of them changed. If a grade does not exist for the new size, it is removed.
 * @param {Group[]} groups @param {number} index @param {Partial<Group>} change @returns {Group[]}
 */
export const withGroup = (groups, index, change) =>
  groups.map((group, at) => (at === index ? graded({ ...group, ...change }) : group));

/** Return the group, without its grade if puzzles of its size are not graded. @param {Group} group @returns {Group} */
const graded = (group) => (hasGrades(group.size) ? group : { ...group, grade: ANY });

/** Return whether a group of puzzles of this size has a grade. All 4×4 puzzles are easy. @param {string} size */
export const hasGrades = (size) => size !== "4" && isGraded(size);

/** Return the number of puzzles in all groups. @param {Group[]} groups */
export const countOf = (groups) => groups.reduce((sum, { count }) => sum + count, 0);

/** Return whether puzzles have already been made for the current groups. @param {Print} print */
export const isMade = ({ made, groups }) => made?.groups === groups;

/** Return whether the preview shows a booklet as it is read, with its pages opened. @param {Print} print */
export const isOpened = ({ options, sides }) => options.booklet && !sides;
