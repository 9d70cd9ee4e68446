/**
 * Starts the first worker before the rest of the page is loaded, so that Python starts meanwhile. Messages of the worker
 * are kept until somebody listens.
 */
const name = `sudoku-${Math.random().toString(36).slice(2)}`;
const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module", name });
/** @type {Event[]} */
const unheard = [];
const keep = (/** @type {Event} */ event) => unheard.push(event);
worker.onmessage = keep;
worker.onerror = keep;

/** The worker, once; its name; and `listen`, to be called once its events are handled. */
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
