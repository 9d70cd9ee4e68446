/** Long work in short tasks, so that the page is seen and answers meanwhile. */

/** How long work goes on before the page looks what else there is to do, in milliseconds. */
const TURN = 8;

/**
 * Does what it is given one after the other, with a rest whenever a turn is over; nothing more after a rest, if it is not
 * wanted any longer. Tells whether all was done.
 * @template T @param {T[]} all @param {(one: T) => void} work @param {() => boolean} isWanted
 * @param {{turn?: number, now?: () => number, rest?: () => Promise<unknown>}} [times]  `turn`: how long one is
 */
export async function inTurns(all, work, isWanted, { turn = TURN, now = () => performance.now(), rest = aTask } = {}) {
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

const aTask = () => new Promise((later) => setTimeout(later, 0));
