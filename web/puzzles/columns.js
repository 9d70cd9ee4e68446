/**
 * What My puzzles say of a puzzle: the columns of the table, and what it can be sorted and filtered by.
 *
 * @typedef {import("./model.js").Item} Item
 * @typedef {{name: string, width: string, from?: number, end?: boolean, of: (item: Item) => string | number | null | undefined,
 *   text?: (item: Item) => string}} Column  `of`: what it is sorted by, and what is written unless `text` says it in words;
 *   `from`: the width of the table, in pixels, from which it is there; `end`: numbers, which stand under each other
 */
import { isUntouched } from "../board/board.js";
import { countFilled } from "../board/problems.js";
import { dateWords, timeWords } from "../board/times.js";
import { GRADES } from "../make/options.js";
import { t } from "../ui/i18n.js";

/** How far a person is with a puzzle. */
export const STAGES = /** @type {const} */ (["new", "begun", "solved"]);

/** @param {Item} item @returns {(typeof STAGES)[number]} */
export function stageOf({ progress, state }) {
  if (progress?.solved) return "solved";
  return isUntouched(progress?.board ?? state) ? "new" : "begun";
}

/** @param {Item} item */
export const gradeOf = ({ grade }) => (grade ? t(`grade.${grade}`) : "");

/** @param {Item} item */
const techniqueOf = ({ technique }) => (technique ? t(`technique.${technique}.name`) : "");

/** @type {Column[]} */
export const COLUMNS = [
  { name: "name", width: "minmax(6rem, 2fr)", of: ({ name }) => name || null },
  { name: "grade", width: "minmax(5.5rem, 1fr)", of: ({ grade }) => grade && GRADES.indexOf(grade), text: gradeOf },
  { name: "er", width: "3rem", end: true, of: ({ er }) => er, text: ({ er }) => er?.toFixed(1) ?? "" },
  { name: "clues", width: "3.75rem", end: true, from: 420, of: ({ state }) => countFilled(state.givens) },
  { name: "technique", width: "minmax(8rem, 1.5fr)", from: 700, of: (item) => techniqueOf(item) || null },
  {
    name: "stage",
    width: "minmax(4.5rem, 0.7fr)",
    of: (item) => STAGES.indexOf(stageOf(item)),
    text: (item) => t(`tray.stage.${stageOf(item)}`),
  },
  {
    name: "time",
    width: "4rem",
    end: true,
    from: 420,
    of: ({ progress }) => progress?.time || null,
    text: ({ progress }) => (progress?.time ? timeWords(progress.time) : ""),
  },
  { name: "folder", width: "minmax(5rem, 1fr)", from: 860, of: ({ folder }) => folder },
  {
    name: "created",
    width: "6.5rem",
    end: true,
    from: 560,
    of: ({ created }) => created || null,
    text: ({ created }) => (created ? dateWords(created) : ""),
  },
];

/** All columns of these puzzles as a table for other programs, behind the puzzle itself. @param {Item[]} items */
export function csvOf(items) {
  const head = [t("tray.puzzle"), ...COLUMNS.map(({ name }) => t(`tray.${name}`))];
  const rows = items.map((item) => [item.state.givens, ...COLUMNS.map((column) => textOf(column, item))]);
  return [head, ...rows].map((cells) => `${cells.map(csvCell).join(",")}\r\n`).join("");
}

/** Quoted where it must be. A text that a spreadsheet would take for a formula is marked as a text. @param {string} text */
function csvCell(text) {
  const plain = /^[=+@\t\r-]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** What is written in a column. @param {Column} column @param {Item} item */
export const textOf = ({ of, text }, item) => (text ? text(item) : String(of(item) ?? ""));
