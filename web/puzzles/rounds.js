/**
 * In which order puzzles are rated, so that none waits for a hard one. In the first round each gets a second or so; those
 * that are not done get twice as long in the next one. Those in which chains are nested, of which one step may take
 * minutes, come last.
 *
 * @typedef {import("./model.js").Item} Item
 * @typedef {import("../contract/shapes.js").Rated} Rated
 */

const LAST = Number.POSITIVE_INFINITY;

export function createRounds() {
  /** Of puzzles that were put off, by key. @type {Map<string, number>} */
  const rounds = new Map();
  const roundOf = (/** @type {string} */ key) => rounds.get(key) ?? 0;

  return {
    /** @param {string} key */
    isLast: (key) => roundOf(key) === LAST,

    /** The one whose turn it is. @param {Item[]} items */
    first: (items) =>
      items.reduce(
        (/** @type {Item | undefined} */ best, item) => (best && roundOf(best.key) <= roundOf(item.key) ? best : item),
        undefined,
      ),

    /** Whether a puzzle has had its time, after so many parts of its rating. @param {string} key @returns {(part: Rated, count: number) => boolean} */
    enoughOf: (key) => (part, count) => count >= 2 ** roundOf(key) || (part.nested === true && roundOf(key) !== LAST),

    /** @param {string} key @param {Rated} part  how far it has come */
    putOff: (key, part) => rounds.set(key, part.nested ? LAST : roundOf(key) + 1),
  };
}
