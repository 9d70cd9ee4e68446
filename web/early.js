/**
 * The first worker. It is started before the rest of the page is loaded, so that Python can start in the meantime.
 * Events of the worker are stored until the page has handlers for them.
 */
import { spawn } from "./engine/spawn.js";

/** Start the worker, and store its events until `listen` is called. */
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

/** Start the worker, or return null if this fails. In this case, the engine tries again later and reports the error. */
const attempt = () => {
  try {
    return start();
  } catch {
    return null;
  }
};

/**
 * The worker that was started early, or null if it could not be started. The page must first set the worker's handlers,
 * and then call `listen`, which passes the stored events to them.
 */
export const early = attempt();
