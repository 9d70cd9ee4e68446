/**
 * Asks a worker that reads photographs: it is started for one, or for all that a camera sees, and ended then.
 * @typedef {import("./quad.js").Point} Point
 * @typedef {import("./read.js").Reading} Reading
 * @typedef {Awaited<ReturnType<typeof startReader>>} Reader
 */
import { address, fetchPart, inOneFile } from "../parts/parts.js";

const SCRIPT = "photo-worker.js";
const MODEL = "photo/digits.bin";

/** For one thing after the other, until it is ended or `signal` tells so. @param {AbortSignal} signal */
export async function startReader(signal) {
  const [script, model] = await Promise.all([scriptAddress(), part(MODEL)]);
  signal.throwIfAborted();
  const worker = new Worker(script, { type: "module" });
  const end = () => worker.terminate();
  signal.addEventListener("abort", end, { once: true });
  /** @param {object} asked @param {Transferable[]} [given] @returns {Promise<any>} */
  const ask = (asked, given = []) =>
    new Promise((resolve, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason), { once: true });
      worker.onerror = (event) => reject(new Error(event.message || SCRIPT));
      worker.onmessage = ({ data }) => ("failed" in data ? reject(new Error(data.failed)) : resolve(data.found));
      worker.postMessage(asked, given);
    });
  return {
    end,
    /** Its bytes are sent: not every worker may read a file of the page. @param {File} file @returns {Promise<ImageData>} */
    async open(file) {
      const bytes = await file.arrayBuffer();
      return ask({ bytes, type: file.type }, [bytes]);
    },
    /** @param {ImageData} pixels @param {Point[] | null} corners @returns {Promise<Reading | null>} */
    read: ({ width, height, data }, corners) => ask({ pixels: { width, height, data }, model, corners }),
  };
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
