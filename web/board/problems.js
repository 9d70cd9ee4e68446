/**
 * Facts about a board that can be found without a search: duplicates, broken rules, and the number of digits. The page
 * can show them at once, even before Python has started.
 * @typedef {import("./board.js").BoardState} BoardState
 * @typedef {import("./geometry.js").House} House
 * @typedef {import("../contract/shapes.js").Problem} Problem
 */
import { digitAt } from "./board.js";
import { alike, brokenRules, jointProblems } from "./broken-rules.js";
import { geometry } from "./geometry.js";
import { nameOf } from "./houses.js";

/**
 * Return a problem for each digit that is in a house more than once, then one for each broken rule.
 * @param {BoardState} board @returns {Problem[]}
 */
export function duplicates(board) {
  const { houses } = geometry(board.geometry);
  return [...houses.flatMap((house) => duplicatesIn(house, board.values)), ...brokenRules(board)];
}

/**
 * Return the duplicates to mark. Repeated clues are always marked. Repeated entries are marked if the player wants
 * that, or if the board is full. A view that shows them is drawn again when Python has checked the rules (`jointRead`).
 * @param {import("../app/state.js").State} state @returns {Problem[]}
 */
export function shownDuplicates({ board, mode, settings, jointRead: _ }) {
  const all = mode === "enter" || settings.playing.duplicates || isFull(board);
  return duplicates(all ? board : { ...board, values: board.givens });
}

/** @param {House} house @param {string} values @returns {Problem[]} */
function duplicatesIn(house, values) {
  return alike(house.cells, values).map((same) => ({
    code: "duplicate",
    digit: digitAt(values, same[0]),
    house: nameOf(house),
    cells: same,
  }));
}

/** @param {string} text */
export const countFilled = (text) => text.length - (text.match(/\./g)?.length ?? 0);

/** Return the number of cells without a digit. @param {Pick<BoardState, "geometry" | "values">} board */
export const countBlank = ({ geometry: name, values }) => geometry(name).used.length - countFilled(values);

/** @param {BoardState} board */
export const isFull = (board) => countBlank(board) === 0;

/**
 * Return whether a board is full, has no duplicates and keeps all rules. The board is not compared with the solution of
 * its clues. Return false as long as the meaning of its rules is not known, or Python has not yet checked those that only
 * it can check.
 * @param {BoardState} board
 */
export function isSolved(board) {
  const { isKnown, joint } = geometry(board.geometry);
  return isFull(board) && isKnown && (!joint.length || jointProblems(board) !== null) && !hasDuplicates(board);
}

/**
 * Return the number of different digits in the clues. If two digits are missing, they can be exchanged in every
 * solution, so that there are at least two solutions.
 * @param {BoardState} board
 */
export const differentDigits = (board) => new Set(board.givens.replaceAll(".", "")).size;

/**
 * Return whether a board is clearly not a puzzle with one solution: it is full, has duplicates, or has too few clues.
 * @param {BoardState} board
 */
export const isHopeless = (board) => isFull(board) || isSparse(board) || hasDuplicates(board);

/**
 * Return whether a board has duplicates or breaks a rule.
 * @param {BoardState} board
 */
export const hasDuplicates = (board) => repeats(board) || brokenRules(board).length > 0;

/**
 * Return whether a house has a digit more than once. Digits are counted with bits for speed, because thousands of
 * puzzles may be checked at once.
 * @param {BoardState} board
 */
const repeats = ({ geometry: name, values }) =>
  geometry(name).houses.some(({ cells }) => {
    let used = 0;
    for (const cell of cells) {
      const bit = values[cell] === "." ? 0 : 1 << (values.charCodeAt(cell) & 31); // different for all of 1-9 and A-P
      if (used & bit) return true;
      used |= bit;
    }
    return false;
  });

/**
 * Return whether a board has too few clues, or too few different digits, for exactly one solution.
 * @param {BoardState} board
 */
export const isSparse = (board) => !(hasEnoughClues(board) && hasEnoughDigits(board));

/**
 * Return whether a board has enough clues for exactly one solution. If the puzzle excludes candidates, it may need
 * fewer clues than others. The function then returns true.
 * @param {BoardState} board
 */
export const hasEnoughClues = (board) =>
  board.excluded !== undefined || countFilled(board.givens) >= geometry(board.geometry).fewestClues;

/**
 * Return whether a board has enough different digits for exactly one solution. If the puzzle excludes candidates, or if
 * rules may treat digits differently, the function returns true.
 * @param {BoardState} board
 */
export function hasEnoughDigits(board) {
  const { n, isAlike } = geometry(board.geometry);
  return !isAlike || board.excluded !== undefined || differentDigits(board) >= n - 1;
}

/**
 * Return how many of each digit are left to place: one for each box, if there are boxes. Index 0 is not used.
 * @param {BoardState} board @returns {number[]}
 */
export function digitsLeft(board) {
  const { n, houses } = geometry(board.geometry);
  const times = houses.filter(({ kind }) => kind === "box").length || n;
  const left = Array(n + 1).fill(times);
  for (const symbol of board.values) if (symbol !== ".") left[digitAt(symbol, 0)] -= 1;
  return left;
}
