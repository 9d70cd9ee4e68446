/**
 * Starts the first worker before anything else of the page is there: Python wakes up while the rest is still loading.
 * What the worker says before somebody listens is kept.
 */
const name = `sudoku-${Math.random().toString(36).slice(2)}`;
const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module", name });
/** @type {Event[]} */
const unheard = [];
const keep = (/** @type {Event} */ event) => unheard.push(event);
worker.onmessage = keep;
worker.onerror = keep;

/** The worker, once; its name; and `listen`, to be called by whoever has taken over its events. */
export const early = {
  name,
  worker,
  listen() {
    for (const event of unheard.splice(0)) {
      const handler = event.type === "message" ? worker.onmessage : worker.onerror;
      handler?.call(worker, /** @type {any} */ (event));
    }
  },
};
