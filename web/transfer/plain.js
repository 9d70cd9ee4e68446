/**
 * The plainest texts, which the page reads itself, before Python has started and thousands in a moment: 81 digits a line,
 * with comments perhaps. All others are Python's to read.
 *
 * @typedef {import("../board/board.js").BoardState} BoardState
 */
import { boardOfText } from "../board/board.js";
import { geometry } from "../board/geometry.js";
import { inPortions } from "../ui/portions.js";

const CELLS = 81;
export const USUAL = "9";
const LINE = /^[1-9.]{81}$/;
const COMMENT = /\s*#.*$/;
/** The lines before the first that says something. */
const SILENT = /^(?:\s*(?:#.*)?[\r\n])*/;

/** The geometry that such lines are read with: the one that is wanted, if it is of their size. @param {string} wanted */
export const plainGeometry = (wanted) => (geometry(wanted).cells === CELLS ? wanted : USUAL);

/** The puzzle of one line; null for any other text. @param {string} text @param {string} name of its geometry */
export function plainBoard(text, name) {
  const plain = text.trim().replaceAll("0", ".");
  return LINE.test(plain) ? boardOfText(plain, name) : null;
}

/** Whether its first line that says something is such a puzzle: most texts are no lists. @param {string} text */
export const mayBeList = (text) => listed(text.replace(SILENT, "").split(/[\r\n]/, 1)[0]) != null;

/** The puzzles of a list; null where a line is none, or is full and may be the solution of another. @param {string} text @param {string} name of their geometry @returns {Promise<BoardState[] | null>} */
export async function plainList(text, name) {
  const lines = text.split(/\r\n|\r|\n/);
  const boards = (await inPortions(lines, (line) => listed(line, name))).filter((board) => board !== undefined);
  return boards.length && boards.every((board) => board?.values.includes("."))
    ? /** @type {BoardState[]} */ (boards)
    : null;
}

/** Nothing for a line without words. @param {string} line @param {string} [name] of its geometry @returns {BoardState | null | undefined} */
function listed(line, name = USUAL) {
  const bare = line.replace(COMMENT, "").trim();
  return bare ? plainBoard(bare, name) : undefined;
}
