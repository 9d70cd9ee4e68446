/** The forms that a puzzle goes out in, in the order in which they are offered. */
import { isFlat } from "../board/geometry.js";
import { FORMS } from "../contract/constants.js";

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

/** @param {string} form @param {import("../board/board.js").BoardState} board */
export const fitsForm = (form, { geometry }) =>
  isFlat(geometry) ? form === "link" || FORMS[form]?.flat === true : !FORMS[form]?.only9 || geometry === "9";
