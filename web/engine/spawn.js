/** The start of a worker, after a check that the browser has the features that it needs. */
import { BootError } from "./boot-error.js";

/**
 * Return the name of a feature that Pyodide needs and this browser lacks, or null. This check saves older browsers a
 * useless download of ten megabytes.
 */
const missingFeature = () => {
  if (!globalThis.Worker) return "Worker";
  if (!globalThis.DecompressionStream) return "DecompressionStream";
  return globalThis.WebAssembly && "Exception" in WebAssembly ? null : "WebAssembly.Exception";
};

/**
 * Start a module worker. Throws BootError if the browser is too old.
 * @param {string | URL} source @param {string} name
 */
export function startWorker(source, name) {
  const lack = missingFeature();
  if (lack) throw new BootError("old", lack);
  let asked = false;
  const worker = new Worker(source, {
    name,
    get type() {
      asked = true; // a browser that does not read this option has no module workers
      return /** @type {const} */ ("module");
    },
  });
  if (asked) return worker;
  worker.terminate();
  throw new BootError("old", "module workers");
}

/** Start the worker from its file on the server. @param {string} name */
export const spawn = (name) => startWorker(new URL("./worker.js", import.meta.url), name);

/**
 * Return the number of workers to use for making many puzzles or for sharing a long rating: one for each core, but at
 * most four.
 * @param {number} [cores] the number of cores that the browser reports
 */
export const workersFor = (cores = 2) => Math.min(Math.max(cores, 1), 4);
