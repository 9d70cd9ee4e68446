/**
 * The order in which puzzles are rated, so that no easy puzzle waits long for a hard one. In the first round, each
 * puzzle is rated for about a second. In each further round, the time doubles. Puzzles with nested chains come last,
 * because a single step may take minutes.
 * @typedef {import("./model.js").Item} Item
 * @typedef {import("../contract/shapes.js").Rated} Rated
 */

const LAST = Number.POSITIVE_INFINITY;

export function createRounds() {
  /** The round in which each postponed puzzle is rated next, by key. @type {Map<string, number>} */
  const rounds = new Map();
  const roundOf = (/** @type {string} */ key) => rounds.get(key) ?? 0;

  return {
    /** @param {string} key */
    isLast: (key) => roundOf(key) === LAST,

    /** Return the puzzle to rate next. @param {Item[]} items */
    first: (items) =>
      items.reduce(
        (/** @type {Item | undefined} */ best, item) => (best && roundOf(best.key) <= roundOf(item.key) ? best : item),
        undefined,
      ),

    /**
     * Return a function that checks, after each part of a rating, whether the puzzle has used up its time in this
     * round.
     * @param {string} key @returns {(part: Rated, count: number) => boolean}
     */
    enoughOf: (key) => (part, count) => count >= 2 ** roundOf(key) || (part.nested === true && roundOf(key) !== LAST),

    /** @param {string} key @param {Rated} part  the rating so far */
    putOff: (key, part) => rounds.set(key, part.nested ? LAST : roundOf(key) + 1),
  };
}
