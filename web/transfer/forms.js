/** The formats in which a puzzle can be copied, downloaded or shared, in the order of the menu. */
import { hasUnknownRules } from "../board/board.js";
import { partsOf } from "../board/geometry-name.js";
import { FORMS, GEOMETRIES } from "../contract/constants.js";
import { parsed } from "../contract/fits.js";

/** @typedef {import("../board/board.js").BoardState} BoardState */

/** All formats: first those that the page writes by itself, then those that Python writes. */
export const OFFERED = ["link", "line", "filled", ...Object.keys(FORMS).filter((form) => form !== "line")];

/** The formats that are links, each with the name of the program that opens the link. @type {Record<string, string>} */
export const PROGRAMS = {
  "sudokupad-link": "SudokuPad",
  "sudokuwiki-link": "SudokuWiki",
  "sudokucoach-link": "sudoku.coach",
  "fpuzzles-link": "f-puzzles",
  "iss-link": "Interactive-Sudoku-Solver",
};
export const ELSEWHERE = Object.keys(PROGRAMS);

/**
 * Return the formats that can express a puzzle with unsupported rules. They depend on the format in which the puzzle
 * was loaded.
 * @param {BoardState} board
 */
function formsOf({ original = "" }) {
  if (Array.isArray(parsed(original)?.grid)) return ["json", "fpuzzles", "fpuzzles-link", "sudokupad-link"];
  if (original.startsWith(".")) return ["json", "iss", "iss-link"];
  return original && !original.startsWith("{") ? ["json", "solo"] : ["json"];
}

/**
 * Return the code of the part of a board that a format cannot express, or null if the format can express everything.
 * The code may be a kind of rules.
 * @param {string} form @param {BoardState} board
 */
export function missingPart(form, board) {
  if (form === "link") return null;
  if (hasUnknownRules(board)) return formsOf(board).includes(form) ? null : "rules";
  const { tells, only9 } = FORMS[form] ?? FORMS.line; // "filled" is not in FORMS, because it has the format of a line
  const lacking = partsNeeded(board.geometry).find((part) => !(/** @type {string[]} */ (tells).includes(part)));
  return lacking ?? (only9 && board.geometry !== "9" ? "size" : null);
}

/**
 * Return the parts of a geometry that a format must express besides the size: the shape of its boxes, and the kinds of
 * its rules. Diagonals are one part.
 * @param {string} name @returns {string[]}
 */
function partsNeeded(name) {
  const { base, rules } = partsOf(name);
  const kinds = rules.map((kind) => (kind.startsWith("diagonal-") ? "diagonals" : kind));
  return [...(GEOMETRIES[base].besides ?? []), ...kinds];
}

/** Return whether a format can express a board. @param {string} form @param {BoardState} board */
export const fitsForm = (form, board) => missingPart(form, board) === null;

/** The greatest length of a text in a QR code. */
const LONGEST_CODE = 2953;

/** Return whether a link fits into a QR code. @param {string} link */
export const hasCode = (link) => link.length <= LONGEST_CODE;
