/**
 * The columns of My puzzles as a table. Puzzles can also be sorted and filtered by these columns.
 * @typedef {import("./model.js").Item} Item
 * @typedef {import("./repeats.js").Repeats} Repeats
 * @typedef {{name: string, least: string, grow?: number, from?: number, end?: boolean,
 *   of: (item: Item, repeats: Repeats) => string | number | null | undefined,
 *   text?: (item: Item, repeats: Repeats) => string}} Column  `of`: the value to sort by, which is also shown if there
 *   is no `text`; `text`: the words to show instead; `least`: the smallest width of the column; `grow`: its share of
 *   the width that is left; `from`: the smallest width of the table, in pixels, at which the column is shown by
 *   default; `end`: whether its numbers are aligned at the end
 */
import { isUntouched } from "../board/board.js";
import { unknownRules } from "../board/geometry-name.js";
import { geometryWords, partWords } from "../board/names.js";
import { countFilled } from "../board/problems.js";
import { dateWords, timeWords } from "../board/times.js";
import { GRADES, SYMMETRIES } from "../make/options.js";
import { csvOf as csvText } from "../ui/csv.js";
import { say, t } from "../ui/i18n.js";

/** The stages of the player's progress with a puzzle. */
export const STAGES = /** @type {const} */ (["new", "begun", "solved"]);

/** Return how far the player is with a puzzle. @param {Item} item @returns {(typeof STAGES)[number]} */
export function stageOf({ progress, state }) {
  if (progress?.solved) return "solved";
  return isUntouched(progress?.board ?? state) ? "new" : "begun";
}

/** @param {Item} item */
export const gradeOf = ({ grade }) => (grade ? t(`grade.${grade}`) : "");

/** @param {Item} item */
export const techniqueOf = ({ technique }) => (technique ? t(`technique.${technique}.name`) : "");

/** The least table width (`from`) of a column that is never shown by default. The player can still switch it on. */
const ASKED = Number.POSITIVE_INFINITY;

/** @param {number | null | undefined} rating */
const tenths = (rating) => rating?.toFixed(1) ?? "";

/** Return the ER of a puzzle, or as much of it as a search has found so far. @param {Item} item */
const erOf = ({ er, reached }) => er ?? reached?.er;

/** Return the ER in words. A rating that is only a lower bound begins with "≥". @param {Item} item */
function erWords(item) {
  const er = tenths(erOf(item));
  return er && (item.beyond || item.er === undefined) ? `≥ ${er}` : er;
}

/** @type {Column[]} */
export const COLUMNS = [
  { name: "name", least: "5rem", grow: 2, of: ({ name }) => name || null },
  { name: "grade", least: "5.5rem", grow: 1, of: ({ grade }) => grade && GRADES.indexOf(grade), text: gradeOf },
  { name: "er", least: "3.5rem", end: true, from: ASKED, of: erOf, text: erWords },
  { name: "ep", least: "3rem", end: true, from: ASKED, of: ({ ep }) => ep, text: ({ ep }) => tenths(ep) },
  { name: "ed", least: "3rem", end: true, from: ASKED, of: ({ ed }) => ed, text: ({ ed }) => tenths(ed) },
  { name: "stated", least: "6rem", grow: 1, from: ASKED, of: ({ stated }) => stated },
  { name: "remark", least: "8rem", grow: 2, from: ASKED, of: ({ remark }) => remark },
  { name: "clues", least: "3.75rem", end: true, from: 480, of: ({ state }) => countFilled(state.givens) },
  { name: "technique", least: "8rem", grow: 1.5, from: 740, of: (item) => techniqueOf(item) || null },
  {
    name: "symmetry",
    least: "6.5rem",
    grow: 1,
    from: ASKED,
    of: ({ symmetry }) => symmetry && SYMMETRIES.indexOf(/** @type {any} */ (symmetry)),
    text: ({ symmetry }) => (symmetry ? t(`symmetry.${symmetry}`) : ""),
  },
  { name: "automorphisms", least: "7rem", end: true, from: ASKED, of: ({ automorphisms }) => automorphisms },
  { name: "minlex", least: "9rem", grow: 2, from: ASKED, of: ({ minlex }) => minlex },
  {
    name: "same",
    least: "5rem",
    grow: 1,
    from: ASKED,
    of: ({ key }, repeats) => repeats.get(key)?.number,
    text: ({ key }, repeats) => sameWords(key, repeats),
  },
  {
    name: "stage",
    least: "4.5rem",
    grow: 0.7,
    of: (item) => STAGES.indexOf(stageOf(item)),
    text: (item) => t(`tray.stage.${stageOf(item)}`),
  },
  {
    name: "time",
    least: "4rem",
    end: true,
    from: 480,
    of: ({ progress }) => progress?.time || null,
    text: ({ progress }) => (progress?.time ? timeWords(progress.time) : ""),
  },
  { name: "folder", least: "5rem", grow: 1, from: 860, of: ({ folder }) => folder },
  {
    name: "created",
    least: "6.5rem",
    end: true,
    from: 600,
    of: ({ created }) => created || null,
    text: ({ created }) => (created ? dateWords(created) : ""),
  },
];

/**
 * Return the name or number of the first puzzle that is equivalent to the given one. Return an empty text if the given
 * puzzle is itself the first, or if no other is equivalent.
 * @param {string} key @param {Repeats} repeats
 */
function sameWords(key, repeats) {
  const group = repeats.get(key);
  return !group || group.first.key === key ? "" : group.first.name || String(group.number);
}

/** Return whether a column is shown unless the table is too narrow. @param {Column} column */
export const isUsual = ({ from }) => from !== ASKED;

/**
 * Return the columns to show. A column that the player has switched on or off follows this choice. Any other column is
 * shown if the table is wide enough for it.
 * @param {Record<string, boolean>} wanted @param {number} width in pixels
 */
export const columnsFor = (wanted, width) => COLUMNS.filter(({ name, from = 0 }) => wanted[name] ?? from <= width);

/**
 * Return puzzles as a CSV table for other programs. Each line has the clues, the rules of the grid, and all columns.
 * @param {Item[]} items @param {Repeats} repeats
 */
export function csvOf(items, repeats) {
  const head = [t("tray.puzzle"), t("tray.rules"), ...COLUMNS.map(({ name }) => t(`tray.${name}`))];
  const rows = items.map((item) => [
    item.state.givens,
    rulesOf(item.state.geometry),
    ...COLUMNS.map((column) => textOf(column, item, repeats)),
  ]);
  return csvText([head, ...rows]);
}

/**
 * Return the rules of a geometry in words: its size, its extra houses, and the rules that are not supported.
 * @param {string} name of a geometry
 */
const rulesOf = (name) => [geometryWords(name), ...unknownRules(name).map(partWords)].map(text).join(", ");

/**
 * Return a text as it is, or the sentence for words with a message key.
 * @param {import("../app/state.js").Words | string} words
 */
const text = (words) => (typeof words === "string" ? words : say(words));

/** Return the text of a column for a puzzle. @param {Column} column @param {Item} item @param {Repeats} repeats */
export const textOf = ({ of, text }, item, repeats) => (text ? text(item, repeats) : String(of(item, repeats) ?? ""));
