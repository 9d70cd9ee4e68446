/** The forms that a puzzle goes out in, in the order in which they are offered. */
import { hasUnknownRules } from "../board/board.js";
import { knownPart } from "../board/geometry.js";
import { FORMS, GEOMETRIES } from "../contract/constants.js";
import { parsed } from "../contract/fits.js";

/** @typedef {import("../board/board.js").BoardState} BoardState */

/** What the page writes itself, and what Python writes. */
export const OFFERED = ["link", "line", "filled", ...Object.keys(FORMS).filter((form) => form !== "line")];

/** Links by which other programs open a puzzle. @type {Record<string, string>} */
export const PROGRAMS = {
  "sudokupad-link": "SudokuPad",
  "sudokuwiki-link": "SudokuWiki",
  "sudokucoach-link": "sudoku.coach",
  "fpuzzles-link": "f-puzzles",
};
export const ELSEWHERE = Object.keys(PROGRAMS);

/** The forms that can say a puzzle with unknown rules again, by what its source is. @param {BoardState} board */
function formsOf({ original = "" }) {
  if (Array.isArray(parsed(original)?.grid)) return ["json", "fpuzzles", "fpuzzles-link", "sudokupad-link"];
  return original && !original.startsWith("{") ? ["json", "solo"] : ["json"];
}

/**
 * What of a board's geometry a form cannot say; null where it says all of it, as a link does.
 * @param {string} form @param {BoardState} board
 */
export function untold(form, board) {
  if (form === "link") return null;
  if (hasUnknownRules(board)) return formsOf(board).includes(form) ? null : "rules";
  const { tells, only9 } = FORMS[form] ?? FORMS.line; // with all entries it is a line, too
  const lacking = GEOMETRIES[knownPart(board.geometry)].besides?.find((part) => !tells.includes(part));
  return lacking ?? (only9 && board.geometry !== "9" ? "size" : null);
}

/** @param {string} form @param {BoardState} board */
export const fitsForm = (form, board) => untold(form, board) === null;

/** A QR code holds no longer text. */
const LONGEST_CODE = 2953;

/** Whether a QR code can hold a link. @param {string} link */
export const hasCode = (link) => link.length <= LONGEST_CODE;
