/** Work on thousands of things in portions, between which the page answers to keys and draws. */

/** A portion lasts so many milliseconds: half of what a screen takes for a picture. */
const PORTION = 8;

/** The browser's other work has its turn. @returns {Promise<void>} */
export const breath = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel(); // sooner than a timeout, which waits longer from time to time
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** What `work` makes of each, in order. @template Thing, Result @param {Iterable<Thing>} things @param {(thing: Thing) => Result} work @returns {Promise<Result[]>} */
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
