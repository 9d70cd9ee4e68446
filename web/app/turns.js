/** Long work in short turns, so that the page is drawn and responds between them. */

/** The length of a turn in milliseconds. A turn is a time of work without interruption. */
const TURN = 8;

/**
 * Call `work` for all items. Whenever a turn is over, let the browser do other work before the next turn. If `isWanted`
 * then returns false, stop. Return whether all items were done.
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
