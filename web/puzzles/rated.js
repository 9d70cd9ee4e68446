/**
 * The ratings of the puzzles in the tray, and functions that find puzzles without a rating.
 * @typedef {import("./model.js").Tray} Tray
 * @typedef {import("./model.js").Item} Item
 * @typedef {import("./model.js").Rating} Rating
 */
import { puzzleKey } from "../board/board.js";
import { isGraded } from "../make/options.js";

/**
 * Return whether a puzzle still needs a rating: it was never graded, or an earlier version of the page saved its grade
 * without its hardest technique. Return false if puzzles of its size have no grades.
 * @param {Item} item
 */
const isUnrated = ({ grade, technique, state }) =>
  isGraded(state.geometry) && (grade === undefined || (grade !== null && technique === undefined));

/**
 * Return whether a part of the rating is missing. This includes EP and ED, which are computed only on request.
 * @param {Item} item
 */
export const lacksRating = (item) => isUnrated(item) || (!!item.grade && item.ep === undefined);

/**
 * Return the puzzles that still need a rating. Puzzles whose analysis was requested are left out, as is the puzzle
 * `except`.
 * @param {Tray} tray @param {string} [except]
 */
export const unrated = ({ items }, except) =>
  items.filter((item) => isUnrated(item) && !item.asked && puzzleKey(item.state) !== except);

/**
 * Return the tray with the rating that the check has found for the puzzle on the board. If the tray does not contain
 * this puzzle, or has its rating already, return the tray unchanged.
 * @param {Tray} tray @param {import("../app/state.js").Judgement} judgement @returns {Tray}
 */
export function withResult(tray, { puzzle, verdict }) {
  const item = verdict.grade && tray.items.find(({ state }) => puzzleKey(state) === puzzle);
  return item && lacksRating(item) ? withRating(tray, item.key, verdict) : tray;
}

/**
 * Return the tray with the complete rating of a puzzle.
 * @param {Tray} tray @param {string} key @param {Rating} rating @returns {Tray}
 */
export function withRating(tray, key, rating) {
  const finished = (/** @type {Item} */ { reached, ...item }) => ({ ...item, ...factsIn(rating) });
  return { ...tray, items: tray.items.map((item) => (item.key === key ? finished(item) : item)) };
}

/** Return the facts about a puzzle that are stored for a complete rating. @param {Rating} rating */
export const factsIn = ({ grade, er, ep, ed, beyond, technique = null }) => ({
  ...{ grade, er, beyond: !!beyond, technique },
  ...(ep !== undefined && { ep, ed }),
});

/**
 * Return the tray with the rating of a puzzle as far as it has been computed.
 * @param {Tray} tray @param {string} puzzle @param {import("../contract/shapes.js").Rated} reached @returns {Tray}
 */
export function withUnfinished(tray, puzzle, reached) {
  const at = tray.items.findIndex((item) => lacksRating(item) && puzzleKey(item.state) === puzzle);
  return at < 0 ? tray : { ...tray, items: tray.items.with(at, { ...tray.items[at], reached }) };
}

/**
 * Return the incomplete rating of a puzzle, to continue it after a reload. All techniques are tried again on the last
 * board reached, because a new version of the page may have other techniques.
 * @param {Tray} tray @param {string} puzzle @returns {import("../contract/shapes.js").Rated | null}
 */
export function unfinishedOf({ items }, puzzle) {
  const part = items.find(({ state, reached }) => reached && puzzleKey(state) === puzzle)?.reached;
  return part?.next ? { ...part, next: { ...part.next, tried: 0 } } : null;
}
