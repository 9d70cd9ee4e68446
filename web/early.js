/**
 * Starts the first worker before the rest of the page is loaded, so that Python starts meanwhile. Messages of the worker
 * are kept until somebody listens.
 */
import { spawn } from "./engine/spawn.js";

function start() {
  const name = `sudoku-${Math.random().toString(36).slice(2)}`;
  const worker = spawn(name);
  /** @type {Event[]} */
  const unheard = [];
  const keep = (/** @type {Event} */ event) => unheard.push(event);
  worker.onmessage = keep;
  worker.onerror = keep;
  const listen = () => {
    for (const event of unheard.splice(0)) {
      const handler = event.type === "message" ? worker.onmessage : worker.onerror;
      handler?.call(worker, /** @type {any} */ (event));
    }
  };
  return { name, worker, listen };
}

/** A browser that cannot start one is told of by the engine, which tries it, too. */
const attempt = () => {
  try {
    return start();
  } catch {
    return null;
  }
};

/** The worker, once; its name; and `listen`, to be called once its events are handled. Null where there is none. */
export const early = attempt();
