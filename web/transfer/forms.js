/** The forms that a puzzle goes out in, in the order in which they are offered. */
import { hasUnknownRules } from "../board/board.js";
import { isFlat } from "../board/geometry.js";
import { unknownWords } from "../board/names.js";
import { FORMS } from "../contract/constants.js";
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
  if (Array.isArray(parsed(original)?.grid)) return ["link", "json", "fpuzzles", "fpuzzles-link", "sudokupad-link"];
  return original && !original.startsWith("{") ? ["link", "json", "solo"] : ["link", "json"];
}

/** Whether a form can say the puzzle, with its houses and rules. @param {string} form @param {BoardState} board */
export function fitsForm(form, board) {
  const { geometry } = board;
  if (hasUnknownRules(board)) return formsOf(board).includes(form);
  return isFlat(geometry) ? form === "link" || FORMS[form]?.flat === true : !FORMS[form]?.only9 || geometry === "9";
}

/** A QR code holds no longer text. */
const LONGEST_CODE = 2953;

/** Whether a QR code can hold a link. @param {string} link */
export const hasCode = (link) => link.length <= LONGEST_CODE;

/** Why a form cannot. @param {BoardState} board @returns {import("../app/state.js").Words} */
export function unfitWords(board) {
  if (hasUnknownRules(board)) return { key: "copy.rules", args: unknownWords(board.geometry).args };
  return { key: isFlat(board.geometry) ? "copy.flat" : "copy.only-9" };
}
