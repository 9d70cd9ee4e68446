/**
 * What can be said about a board without searching: duplicates, and how much is filled in. The page shows these at once,
 * also before Python has started.
 *
 * @typedef {import("./board.js").BoardState} BoardState
 * @typedef {import("./geometry.js").House} House
 * @typedef {import("../contract/shapes.js").Problem} Problem
 */
import { digitAt, hasUnknownRules } from "./board.js";
import { geometry } from "./geometry.js";

/** Each digit that stands twice in a house. @param {BoardState} board @returns {Problem[]} */
export function duplicates(board) {
  return geometry(board.geometry).houses.flatMap((house) => duplicatesIn(house, board.values));
}

/** Those to be told of: of clues all, of entries as the person likes it, until the board is full. @param {import("../app/state.js").State} state @returns {Problem[]} */
export function duplicatesTold({ board, mode, settings }) {
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
  const twice = [...places.values()].filter((same) => same.length > 1);
  return twice.map((same) => ({
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

/** Whether it is full, and right whatever its puzzle was. @param {BoardState} board */
export const isSolved = (board) => isFull(board) && !hasUnknownRules(board) && !hasDuplicates(board);

/** How many digits occur in the clues; two that do not could always be exchanged. @param {BoardState} board */
export const differentDigits = (board) => new Set(board.givens.replaceAll(".", "")).size;

/** Whether it cannot be a puzzle at first sight: full, too few clues, or duplicates. @param {BoardState} board */
export const isHopeless = (board) => isFull(board) || isSparse(board) || hasDuplicates(board);

/** Whether there are duplicates at all: a bit for each digit, since thousands of puzzles may come at once. @param {BoardState} board */
export const hasDuplicates = ({ geometry: name, values }) =>
  geometry(name).houses.some(({ cells }) => {
    let seen = 0;
    for (const cell of cells) {
      const bit = values[cell] === "." ? 0 : 1 << (values.charCodeAt(cell) & 31); // 1-9 and A-P differ there
      if (seen & bit) return true;
      seen |= bit;
    }
    return false;
  });

/** Too few clues, or digits, for one solution, as far as the rules are known. @param {BoardState} board */
export const isSparse = (board) => !hasUnknownRules(board) && !(hasEnoughClues(board) && hasEnoughDigits(board));

/** Whether there can be one solution with so few clues: the candidates of a puzzle can make up for them. @param {BoardState} board */
export const hasEnoughClues = (board) =>
  board.excluded !== undefined || countFilled(board.givens) >= geometry(board.geometry).fewestClues;

/** The same of so few different digits. @param {BoardState} board */
export const hasEnoughDigits = (board) =>
  board.excluded !== undefined || differentDigits(board) >= geometry(board.geometry).n - 1;

/** How many of each digit are still to be placed; index 0 is unused. @param {BoardState} board @returns {number[]} */
export function digitsLeft(board) {
  const { n } = geometry(board.geometry);
  const left = Array(n + 1).fill(n);
  for (const symbol of board.values) if (symbol !== ".") left[digitAt(symbol, 0)] -= 1;
  return left;
}
