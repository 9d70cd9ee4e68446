/**
 * The puzzles that Play offers: the one that was played last, the one of a day, and the next one of a difficulty.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Grade} Grade
 * @typedef {import("./model.js").Item} Item
 */
import { isEmpty, isPartOf, puzzleKey } from "../board/board.js";
import { MADE_GRADES } from "../contract/constants.js";
import { dayOfId } from "../make/days.js";
import { judgementNow } from "../verdict/now.js";
import { stageOf } from "./columns.js";
import { ANY, listed } from "./listing.js";

/**
 * Return the action that puts a puzzle of My puzzles on the board, with its progress.
 * @param {Item} item @returns {import("../app/state.js").Action}
 */
export const openingOf = ({ state, progress }) => ({ type: "load", puzzles: [progress?.board ?? state], kept: true });

/** Return when a puzzle was played last, or when it was added if that is unknown. @param {Item} item */
export const playedAt = ({ progress, created }) => progress?.played ?? created;

/** Return the puzzles that are in progress, the one that was played last first. @param {{tray: Pick<State["tray"], "items">}} state */
export const begun = ({ tray }) =>
  tray.items.filter((item) => stageOf(item) === "begun").sort((a, b) => (playedAt(a) < playedAt(b) ? 1 : -1));

/**
 * Return the puzzles with those in progress first, the one that was played last at the very front. The others keep their
 * order.
 * @param {Item[]} items @returns {Item[]} the same array if no puzzle is in progress
 */
export function withBegunFirst(items) {
  const first = new Set(begun({ tray: { items } }));
  return first.size ? [...first, ...items.filter((item) => !first.has(item))] : items;
}

/** Return the puzzle of a day, or undefined if it is not in My puzzles. @param {Pick<State, "tray">} state @param {string} day */
export const itemOfDay = ({ tray }, day) => tray.items.find(({ id }) => dayOfId(id) === day);

/** Return the item of the puzzle on the board, if it is in My puzzles. @param {Pick<State, "tray" | "board">} state */
export const itemNow = ({ tray, board }) => tray.items.find(({ state }) => puzzleKey(state) === puzzleKey(board));

/** Return the difficulty of the puzzle on the board, or null if it is unknown. @param {State} state @returns {Grade | null} */
export const gradeNow = (state) => judgementNow(state)?.verdict.grade ?? itemNow(state)?.grade ?? null;

/**
 * Return the difficulty that is some steps harder, or undefined if there is none that can be made.
 * @param {Grade | null} grade @param {number} steps  negative for an easier one
 */
export const harder = (grade, steps) => (grade ? MADE_GRADES[MADE_GRADES.indexOf(grade) + steps] : undefined);

/**
 * Return the next puzzle in the visible order that was neither begun nor solved, of a difficulty if one is given. After
 * the last puzzle, the search continues with the first. The puzzle that is being typed, and those of other days, are
 * left out.
 * @param {State} state @param {string} [grade] @returns {Item | undefined}
 */
export function nextPuzzle({ tray, listing, board, mode, solved }, grade) {
  const stage = ["new", ANY].includes(listing.stage) ? listing.stage : ANY;
  const items = listed(tray.items, { ...listing, stage });
  const at = items.findIndex(({ state }) => puzzleKey(state) === puzzleKey(board)) + 1;
  const done = new Set(solved.map(({ puzzle }) => puzzle));
  return [...items.slice(at), ...items.slice(0, at)].find(
    (item) =>
      stageOf(item) === "new" &&
      puzzleKey(item.state) !== puzzleKey(board) &&
      !done.has(puzzleKey(item.state)) &&
      !(mode === "enter" && isVersion(item.state, board)) &&
      dayOfId(item.id) === null &&
      (!grade || (item.grade === grade && item.state.geometry === board.geometry)),
  );
}

/** Return whether a puzzle and the board are versions of one puzzle. @param {State["board"]} puzzle @param {State["board"]} board */
const isVersion = (puzzle, board) =>
  puzzle.geometry === board.geometry && !isEmpty(board) && (isPartOf(puzzle, board) || isPartOf(board, puzzle));
