/**
 * Facts about a board that need no search: duplicates, and the number of digits. The page can show these at once, even
 * before Python has started.
 *
 * @typedef {import("./board.js").BoardState} BoardState
 * @typedef {import("./geometry.js").House} House
 * @typedef {import("../contract/shapes.js").Problem} Problem
 */
import { digitAt, hasUnknownRules } from "./board.js";
import { geometry } from "./geometry.js";

/** Return a problem for each digit that is in a house more than once. @param {BoardState} board @returns {Problem[]} */
export function duplicates(board) {
  return geometry(board.geometry).houses.flatMap((house) => duplicatesIn(house, board.values));
}

/**
 * Return the duplicates to mark. Those of clues are always marked. Those of entries are marked if the player wants
 * that, or if the board is full.
 * @param {import("../app/state.js").State} state @returns {Problem[]}
 */
export function shownDuplicates({ board, mode, settings }) {
  const all = mode === "enter" || settings.playing.duplicates || isFull(board);
  return duplicates(all ? board : { ...board, values: board.givens });
}

/** @param {House} house @param {string} values @returns {Problem[]} */
function duplicatesIn({ kind, index, cells }, values) {
  /** @type {Map<string, number[]>} */
  const places = new Map();
  for (const cell of cells) {
    if (values[cell] !== ".") places.set(values[cell], [...(places.get(values[cell]) ?? []), cell]);
  }
  const repeated = [...places.values()].filter((same) => same.length > 1);
  return repeated.map((same) => ({
    code: "duplicate",
    digit: digitAt(values, same[0]),
    house: [kind, index],
    cells: same,
  }));
}

/** @param {string} text */
export const countFilled = (text) => text.length - (text.match(/\./g)?.length ?? 0);

/** @param {BoardState} board */
export const isFull = (board) => !board.values.includes(".");

/** Return whether a board is full and without a mistake, whatever its puzzle was. @param {BoardState} board */
export const isSolved = (board) => isFull(board) && !hasUnknownRules(board) && !hasDuplicates(board);

/**
 * Return the number of different digits in the clues. Two digits that are both missing could be exchanged.
 * @param {BoardState} board
 */
export const differentDigits = (board) => new Set(board.givens.replaceAll(".", "")).size;

/**
 * Return whether a board is obviously not a puzzle: it is full, or has too few clues or duplicates.
 * @param {BoardState} board
 */
export const isHopeless = (board) => isFull(board) || isSparse(board) || hasDuplicates(board);

/**
 * Return whether a board has duplicates. Uses a bit for each digit, because thousands of puzzles may be checked at
 * once.
 * @param {BoardState} board
 */
export const hasDuplicates = ({ geometry: name, values }) =>
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
 * Return whether a board has too few clues or different digits for exactly one solution. False if a rule is not
 * supported.
 * @param {BoardState} board
 */
export const isSparse = (board) => !hasUnknownRules(board) && !(hasEnoughClues(board) && hasEnoughDigits(board));

/**
 * Return whether exactly one solution is possible with this number of clues. The candidates of a puzzle can replace
 * clues.
 * @param {BoardState} board
 */
export const hasEnoughClues = (board) =>
  board.excluded !== undefined || countFilled(board.givens) >= geometry(board.geometry).fewestClues;

/** Return whether exactly one solution is possible with this number of different digits. @param {BoardState} board */
export const hasEnoughDigits = (board) =>
  board.excluded !== undefined || differentDigits(board) >= geometry(board.geometry).n - 1;

/**
 * Return how many of each digit are left to place. Index 0 is not used.
 * @param {BoardState} board @returns {number[]}
 */
export function digitsLeft(board) {
  const { n } = geometry(board.geometry);
  const left = Array(n + 1).fill(n);
  for (const symbol of board.values) if (symbol !== ".") left[digitAt(symbol, 0)] -= 1;
  return left;
}
