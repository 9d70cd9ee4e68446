/** The formats for copying, downloading and sharing a puzzle, in the order of the menu. */
import { hasUnknownRules } from "../board/board.js";
import { knownPart } from "../board/geometry.js";
import { FORMS, GEOMETRIES } from "../contract/constants.js";
import { parsed } from "../contract/fits.js";

/** @typedef {import("../board/board.js").BoardState} BoardState */

/** The formats: first those that the page writes itself, then those that Python writes. */
export const OFFERED = ["link", "line", "filled", ...Object.keys(FORMS).filter((form) => form !== "line")];

/** Link formats with the programs that open them. @type {Record<string, string>} */
export const PROGRAMS = {
  "sudokupad-link": "SudokuPad",
  "sudokuwiki-link": "SudokuWiki",
  "sudokucoach-link": "sudoku.coach",
  "fpuzzles-link": "f-puzzles",
};
export const ELSEWHERE = Object.keys(PROGRAMS);

/**
 * Return the formats that can express a puzzle with unsupported rules. They depend on the format of its source.
 * @param {BoardState} board
 */
function formsOf({ original = "" }) {
  if (Array.isArray(parsed(original)?.grid)) return ["json", "fpuzzles", "fpuzzles-link", "sudokupad-link"];
  return original && !original.startsWith("{") ? ["json", "solo"] : ["json"];
}

/**
 * Return the part of a board's geometry that a format cannot express, or null if it can express everything.
 * @param {string} form @param {BoardState} board
 */
export function missingPart(form, board) {
  if (form === "link") return null;
  if (hasUnknownRules(board)) return formsOf(board).includes(form) ? null : "rules";
  const { tells, only9 } = FORMS[form] ?? FORMS.line; // a line with all entries follows the rules of a line
  const lacking = GEOMETRIES[knownPart(board.geometry)].besides?.find((part) => !tells.includes(part));
  return lacking ?? (only9 && board.geometry !== "9" ? "size" : null);
}

/** Return whether a format can express a board. @param {string} form @param {BoardState} board */
export const fitsForm = (form, board) => missingPart(form, board) === null;

/** The maximum length of a text in a QR code. */
const LONGEST_CODE = 2953;

/** Return whether a link fits into a QR code. @param {string} link */
export const hasCode = (link) => link.length <= LONGEST_CODE;
