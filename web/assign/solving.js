/**
 * Puzzles that a pupil solves for an assignment: how far each is solved, and the report about it. The functions have no
 * side effects.
 * @typedef {import("./assignment.js").Assignment} Assignment
 * @typedef {import("./assignment.js").Puzzle} Puzzle
 * @typedef {import("../app/state.js").State} State
 * @typedef {{values: string, time: number, hints: number, checks: number, mistakes: number, solved: string | null}} Figure
 *   `time` is in milliseconds; `solved`: when the puzzle was solved
 * @typedef {{values: string, seconds: number, hints: number, checks: number, mistakes: number, solved: boolean}} Report
 */
import { boardOfText, puzzleKey } from "../board/board.js";
import { savedClock } from "../board/clock.js";
import { hasDuplicates, isFull } from "../board/problems.js";
import { isRecord } from "../contract/fits.js";

/** The greatest number of reports in a file, and of cells of a puzzle. */
const MOST = 1000;

const isCount = (/** @type {unknown} */ value) => Number.isSafeInteger(value) && Number(value) >= 0;
const isText = (/** @type {unknown} */ value) => typeof value === "string" && value.length <= MOST;

/** Return whether a value from a file is a list of reports. @param {unknown} value */
export const areReports = (value) =>
  Array.isArray(value) &&
  value.length <= MOST &&
  value.every(
    (one) =>
      isRecord(one) &&
      isText(one.values) &&
      typeof one.solved === "boolean" &&
      [one.seconds, one.hints, one.checks, one.mistakes].every(isCount),
  );

/** Return the figures in a saved draft, or none if they are damaged. @param {unknown} value @returns {Figure[]} */
export const figuresFrom = (value) => {
  const whole = (/** @type {any} */ one) =>
    isRecord(one) && isText(one.values) && [one.time, one.hints, one.checks, one.mistakes].every(Number.isFinite);
  return Array.isArray(value) && value.every(whole) ? value : [];
};

/** Return the board of a puzzle, without entries. @param {Puzzle} puzzle */
export const boardOf = ({ geometry, givens }) =>
  /** @type {import("../board/board.js").BoardState} */ (boardOfText(givens, geometry));

/** Return the figure of a puzzle that was not begun. @param {Puzzle} puzzle @returns {Figure} */
export const unbegun = ({ givens }) => ({
  ...{ values: givens, time: 0, hints: 0, checks: 0, mistakes: 0, solved: null },
});

/** Return whether somebody has worked on a puzzle. @param {Puzzle} puzzle @param {Figure} figure */
export const isBegun = ({ givens }, { values, time, hints }) => values !== givens || time > 0 || hints > 0;

/**
 * Return what a clock or a saved progress has counted.
 * @param {string} values @param {Omit<import("../contract/shapes.js").ClockRecord, "puzzle">} counted @returns {Figure}
 */
const figureOf = (values, { time, hints, mistakes = 0, checks = 0, solved }) => ({
  ...{ values, time, hints, checks, mistakes, solved },
});

/**
 * Return how far each puzzle is solved. The puzzle on the board is newest, then come My puzzles and the draft.
 * @param {Assignment} assignment @param {Figure[]} before  from the draft
 * @param {State} state @param {string} key  the key of the assignment @param {number} now @returns {Figure[]}
 */
export const figuresNow = ({ puzzles = [] }, before, { board, clock, tray }, key, now) =>
  puzzles.map((puzzle, at) => {
    const name = puzzleKey(boardOf(puzzle));
    if (clock.assigned === key && clock.puzzle === name && puzzleKey(board) === name)
      return figureOf(board.values, savedClock(clock, now));
    const known = tray.items.find(({ state }) => puzzleKey(state) === name)?.progress;
    const left = before[at] ?? unbegun(puzzle);
    if (known?.assigned !== key || left.solved || known.time < left.time) return left;
    return figureOf(known.board.values, known);
  });

/** Return the reports for the file. @param {Figure[]} figures @returns {Report[]} */
export const reportsOf = (figures) =>
  figures.map(({ values, time, hints, checks, mistakes, solved }) => ({
    ...{ values, seconds: Math.round(time / 1000), hints, checks, mistakes, solved: solved !== null },
  }));

/**
 * Return whether a report is right that a puzzle was solved: the grid is full, keeps the clues and has no duplicates.
 * @param {Puzzle} puzzle @param {Report} report
 */
function isRight({ geometry, givens }, { values, solved }) {
  const board = boardOfText(values, geometry);
  const keeps =
    values.length === givens.length && [...givens].every((clue, cell) => clue === "." || clue === values[cell]);
  return solved && board !== null && keeps && isFull(board) && !hasDuplicates(board);
}

/**
 * Return for each puzzle of an assignment whether it was solved. Solutions are checked, because files can be changed.
 * @param {Puzzle[]} puzzles @param {Report[]} [reports]
 */
export const solvedOf = (puzzles, reports = []) =>
  puzzles.map((puzzle, at) => reports[at] !== undefined && isRight(puzzle, reports[at]));

/** Return the sum of a number in all reports. @param {Report[]} reports @param {"seconds" | "hints" | "checks" | "mistakes"} what */
export const sumOf = (reports, what) => reports.reduce((sum, report) => sum + report[what], 0);
