/**
 * What is known of how hard the puzzles of the tray are, and what is not.
 *
 * @typedef {import("./model.js").Tray} Tray
 * @typedef {import("./model.js").Item} Item
 * @typedef {import("./model.js").Rating} Rating
 */
import { puzzleKey } from "../board/board.js";
import { isGraded } from "../make/options.js";

/** Without a grade; or without the hardest technique, which earlier versions of the page have not kept. @param {Item} item */
const isUnrated = ({ grade, technique, state }) =>
  isGraded(state.geometry) && (grade === undefined || (grade !== null && technique === undefined));

/** Unrated, or without EP and ED, which are not asked for unless a person does. @param {Item} item */
export const lacksRating = (item) => isUnrated(item) || (!!item.grade && item.ep === undefined);

/** The puzzles of which something is to be found out, other than one. @param {Tray} tray @param {string} [except] */
export const unrated = ({ items }, except) =>
  items.filter((item) => isUnrated(item) && !item.asked && puzzleKey(item.state) !== except);

/** What was found out about the puzzle on the board. @param {Tray} tray @param {import("../app/state.js").Judgement} judgement @returns {Tray} */
export function judged(tray, { puzzle, verdict }) {
  const item = verdict.grade && tray.items.find(({ state }) => puzzleKey(state) === puzzle);
  return item && lacksRating(item) ? rated(tray, item.key, verdict) : tray;
}

/** @param {Tray} tray @param {string} key @param {Rating} rating @returns {Tray} */
export function rated(tray, key, rating) {
  const finished = (/** @type {Item} */ { reached, ...item }) => ({ ...item, ...factsIn(rating) });
  return { ...tray, items: tray.items.map((item) => (item.key === key ? finished(item) : item)) };
}

/** What a finished rating says of a puzzle. @param {Rating} rating */
export const factsIn = ({ grade, er, ep, ed, beyond, technique = null }) => ({
  ...{ grade, er, beyond: !!beyond, technique },
  ...(ep !== undefined && { ep, ed }),
});

/** How far the rating of a puzzle has come. @param {Tray} tray @param {string} puzzle @param {import("../contract/shapes.js").Rated} reached @returns {Tray} */
export function reachedBy(tray, puzzle, reached) {
  const at = tray.items.findIndex((item) => lacksRating(item) && puzzleKey(item.state) === puzzle);
  return at < 0 ? tray : { ...tray, items: tray.items.with(at, { ...tray.items[at], reached }) };
}

/**
 * From where a rating that was not finished goes on after a visit. The ladder may be another one since: so the rungs that
 * were tried on its last board are tried again.
 * @param {Tray} tray @param {string} puzzle @returns {import("../contract/shapes.js").Rated | null}
 */
export function reachedOf({ items }, puzzle) {
  const part = items.find(({ state, reached }) => reached && puzzleKey(state) === puzzle)?.reached;
  return part?.next ? { ...part, next: { ...part.next, tried: 0 } } : null;
}
