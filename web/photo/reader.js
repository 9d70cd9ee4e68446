/**
 * Asks the worker that reads photographs. It is started when first used, and ended when what it reads is left.
 * @typedef {import("./quad.js").Point} Point
 * @typedef {import("./read.js").Reading} Reading
 */
import { address, fetchPart, inOneFile } from "../parts/parts.js";

const SCRIPT = "photo-worker.js";
const MODEL = "photo/digits.bin";

/** @param {ImageData} pixels @param {Point[] | null} corners @param {AbortSignal} signal @returns {Promise<Reading | null>} */
export async function readInWorker(pixels, corners, signal) {
  const [script, model] = await Promise.all([scriptAddress(), part(MODEL)]);
  signal.throwIfAborted();
  const worker = new Worker(script, { type: "module" });
  try {
    return await new Promise((resolve, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason), { once: true });
      worker.onerror = (event) => reject(new Error(event.message || SCRIPT));
      worker.onmessage = ({ data }) => ("failed" in data ? reject(new Error(data.failed)) : resolve(data.found));
      const { width, height, data } = pixels;
      worker.postMessage({ pixels: { width, height, data }, model, corners });
    });
  } finally {
    worker.terminate();
  }
}

/** In one file a worker has no address of its own; from a disk, Chromium starts none from a blob. */
const scriptAddress = async () =>
  inOneFile
    ? `data:text/javascript,${encodeURIComponent(new TextDecoder().decode(await part(SCRIPT)))}`
    : address(SCRIPT);

/** @param {string} path */
async function part(path) {
  const answer = await fetchPart(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.arrayBuffer();
}
