/**
 * The actions that put a puzzle of an assignment on the board of Play, and those that make room for the next pupil.
 * @typedef {import("./assignment.js").Puzzle} Puzzle
 * @typedef {import("./solving.js").Figure} Figure
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Action} Action
 */
import { boardOfText, puzzleKey } from "../board/board.js";
import { clockFrom } from "../board/clock.js";
import { boardOf, isBegun, unbegun } from "./solving.js";

/**
 * Return the actions that open a puzzle in Play and go on with it. What was counted before the assignment was opened
 * counts as well.
 * @param {Puzzle} puzzle @param {Figure} figure @param {State} state @param {string} key  the key of the assignment
 * @returns {Action[]}
 */
export function solveActions(puzzle, figure, { board, clock, tray }, key) {
  const plain = boardOf(puzzle);
  const puzzleNow = puzzleKey(plain);
  const isOpen = puzzleKey(board) === puzzleNow;
  const known = tray.items.find(({ state }) => puzzleKey(state) === puzzleNow)?.progress;
  const begun = isBegun(puzzle, figure);
  const values = boardOfText(figure.values, puzzle.geometry) ? figure.values : puzzle.givens;
  const laid = known && (known.assigned === key || !begun) ? known.board : { ...plain, values };
  const counted = begun ? figure : { ...figure, ...(isOpen ? clock : known) };
  const { time, hints, checks, mistakes, solved } = counted;
  const clockNow = clockFrom({ puzzle: puzzleNow, time, hints, checks, mistakes, solved, assigned: key });
  return [
    ...(isOpen ? [] : [load(laid)]),
    { type: "clock", clock: clockNow },
    { type: "place", place: "play" },
    { type: "mode", mode: "play" },
  ];
}

/**
 * Return the actions that remove everything that was written and counted in a puzzle.
 * @param {Puzzle} puzzle @param {State} state @param {string} key @returns {Action[]}
 */
export function clearActions(puzzle, { board }, key) {
  const plain = boardOf(puzzle);
  const { values: _, ...none } = unbegun(puzzle);
  const clock = clockFrom({ ...none, puzzle: puzzleKey(plain), assigned: key });
  const { time, hints, solved } = none;
  return [
    { type: "tray-played", progress: { board: plain, time, hints, solved, assigned: key } },
    ...(puzzleKey(board) === puzzleKey(plain) ? [load(plain), /** @type {Action} */ ({ type: "clock", clock })] : []),
  ];
}

/** @param {State["board"]} board @returns {Action} */
const load = (board) => ({ type: "load", puzzles: [board] });
