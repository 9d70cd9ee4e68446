/** Long work in short turns, so that the page can be drawn and can respond between two of them. */

/** The length of a turn, which is a period of work without interruption, in milliseconds. */
const TURN = 8;

/**
 * Call `work` for all items. Whenever a turn is over, let the browser do other work before the next turn. Stop if
 * `isWanted` then returns false. Return whether `work` was called for all items.
 * @template T @param {T[]} all @param {(one: T) => void} work @param {() => boolean} isWanted
 * @param {{turn?: number, now?: () => number, rest?: () => Promise<unknown>}} [times]  `turn`: its length in
 *   milliseconds
 */
export async function inTurns(
  all,
  work,
  isWanted,
  { turn = TURN, now = () => performance.now(), rest = nextTask } = {},
) {
  let since = now();
  for (const one of all) {
    if (now() - since >= turn) {
      await rest();
      if (!isWanted()) return false;
      since = now();
    }
    work(one);
  }
  return true;
}

const nextTask = () => new Promise((later) => setTimeout(later, 0));
