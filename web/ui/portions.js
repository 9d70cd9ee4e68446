/** Long work that is done in portions. Between two portions, the page can react and draw. */

/** The length in milliseconds of one portion of a long computation. It is half the time of one frame of the screen. */
const PORTION = 8;

/** Wait until the browser has done its other work. @returns {Promise<void>} */
export const breath = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel(); // faster than a timeout, which browsers sometimes delay
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/**
 * Return the results of `work` for all items, in order. The work is done in portions, between which the page can
 * respond.
 * @template Thing, Result @param {Iterable<Thing>} things @param {(thing: Thing) => Result} work
 * @returns {Promise<Result[]>}
 */
export async function inPortions(things, work) {
  /** @type {Result[]} */
  const done = [];
  let begun = performance.now();
  for (const thing of things) {
    done.push(work(thing));
    if (performance.now() - begun < PORTION) continue;
    await breath();
    begun = performance.now();
  }
  return done;
}
