/**
 * The source of the puzzles to print, and the facts about these puzzles.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../board/board.js").BoardState} BoardState
 * @typedef {import("../puzzles/model.js").Item} Item
 * @typedef {import("./saved.js").Source} Source
 * @typedef {import("../contract/shapes.js").Fact & {state: BoardState}} Fact
 */
import { puzzleKey } from "../board/board.js";
import { selectedOrAll } from "../puzzles/selection.js";
import { isMade } from "./saved.js";

/**
 * Return the chosen source of puzzles, or the board if the chosen source has no puzzles.
 * @param {State} state @returns {Source}
 */
export function sourceNow({ print: { source, book }, tray, shelf }) {
  if (source === "book") return book ? "book" : "board";
  if (source === "tray" && !tray.items.length) return "board";
  return source === "shelf" && !shelf ? "board" : source;
}

/**
 * Return the puzzles of the current source with everything that is known about them.
 * @param {State} state @returns {Fact[]}
 */
export function factsNow(state) {
  const { shelf, board, tray, print } = state;
  const source = sourceNow(state);
  if (source === "tray") return selectedOrAll(tray);
  if (source === "series") return [];
  if (source === "now") return isMade(print) ? (print.made?.items ?? []) : [];
  if (source !== "shelf" || !shelf) return [boardFact(state)];
  const known = savedByClues(tray);
  return shelf.puzzles.with(shelf.index, board).map((state) => ({ ...known.get(puzzleKey(state)), state }));
}

/** Return the puzzle on the board with its grade and rating, if these are known. @param {State} state @returns {Fact} */
function boardFact({ board, tray, judgement }) {
  const key = puzzleKey(board);
  const { grade = null, er = null, beyond } = (judgement?.puzzle === key && judgement.verdict) || {};
  return { ...savedByClues(tray).get(key), ...(grade && { grade, er, beyond: !!beyond }), state: board };
}

/** @type {WeakMap<Item[], Map<string, Item>>} */
const KNOWN = new WeakMap();

/**
 * Return a map from the key of each puzzle in the tray to its item.
 * @param {State["tray"]} tray
 */
function savedByClues({ items }) {
  const known = KNOWN.get(items) ?? new Map(items.map((item) => [puzzleKey(item.state), item]));
  KNOWN.set(items, known);
  return known;
}
