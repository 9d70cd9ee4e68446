/**
 * The strong links of a digit: pairs of cells in a house that has no other place for the digit. They are drawn on
 * request, without arrows, because a strong link has no direction.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("./link-paths.js").Link} Link
 * @typedef {import("./link-paths.js").Links} Links
 */
import { symbolOf } from "./board.js";
import { leftAt, showsCandidates, smallAt } from "./candidates.js";
import { activeIn } from "./cell-state.js";
import { geometry } from "./geometry.js";
import { NO_LINKS } from "./link-paths.js";
import { cellName } from "./names.js";

/**
 * Return the strong links of the highlighted digit. Two cells that are linked in two houses have one link.
 * @param {State} state @returns {Link[]}
 */
export function strongLinks(state) {
  const { board } = state;
  const digit = activeIn(state);
  const { n, houses } = geometry(board.geometry);
  if (digit <= 0 || digit > n) return [];
  const isPlace = (/** @type {number} */ cell) => board.values[cell] === "." && leftAt(board, cell).includes(digit);
  const pairs = houses
    .filter(({ cells }) => cells.length === n)
    .map(({ cells }) => cells.filter(isPlace))
    .filter(({ length }) => length === 2);
  const different = new Map(pairs.map((pair) => [String(pair), pair]));
  return [...different.values()].map(([one, other]) => ({ from: [one, digit], to: [other, digit], strong: true }));
}

/** Return what to draw on the player's board: the strong links, if they are switched on. @param {State} state @returns {Links} */
export function strongNow(state) {
  if (!state.strong) return NO_LINKS;
  const pairs = strongLinks(state);
  const shown = showsCandidates(state);
  const ends = pairs.flatMap(({ from, to }) => [from, to]);
  const unseen = ends.filter(([cell, digit]) => !smallAt(state.board, cell, shown).includes(digit));
  return { ...NO_LINKS, pairs, unseen };
}

/**
 * Return the strong links of the highlighted digit in words, for screen readers and for boards on which many lines cross.
 * @param {State} state @returns {import("../app/state.js").Result}
 */
export function toldStrong(state) {
  const size = geometry(state.board.geometry);
  const digit = activeIn(state);
  const links = strongLinks(state).map(({ from, to }) => [from, to].map(([cell]) => cellName(size, cell)).join("–"));
  const key = digit > 0 ? (links.length ? "strong.links" : "strong.none") : "strong.which";
  const args = { digit: symbolOf(Math.max(digit, 0)), count: links.length, links };
  return { task: "strong", tone: "plain", words: { key, args } };
}
