/** Starts the worker, or says what this browser lacks for it. */
import { BootError } from "./boot-error.js";

/** What Pyodide needs and older browsers have not; seen here, before ten megabytes come in vain. */
const lacking = () => {
  if (!globalThis.Worker) return "Worker";
  if (!globalThis.DecompressionStream) return "DecompressionStream";
  return globalThis.WebAssembly && "Exception" in WebAssembly ? null : "WebAssembly.Exception";
};

/** A module worker. Throws BootError. @param {string | URL} source @param {string} name */
export function startWorker(source, name) {
  const lack = lacking();
  if (lack) throw new BootError("old", lack);
  let asked = false;
  const worker = new Worker(source, {
    name,
    get type() {
      asked = true; // who does not ask knows no module workers
      return /** @type {const} */ ("module");
    },
  });
  if (asked) return worker;
  worker.terminate();
  throw new BootError("old", "module workers");
}

/** The worker as the server has it. @param {string} name */
export const spawn = (name) => startWorker(new URL("./worker.js", import.meta.url), name);

/** Workers that make many puzzles, or share a long rating: one a core, but at most four. @param {number} [cores] as far as the browser tells */
export const workersFor = (cores = 2) => Math.min(Math.max(cores, 1), 4);
