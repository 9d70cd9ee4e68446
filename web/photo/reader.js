/**
 * The connection to a worker that reads photographs. The worker is started for one photograph, or for all pictures of a
 * camera, and is ended afterwards.
 * @typedef {import("./quad.js").Point} Point
 * @typedef {import("./read.js").Reading} Reading
 * @typedef {Awaited<ReturnType<typeof startReader>>} Reader
 */
import { address, fetchPart, inOneFile } from "../parts/parts.js";

const SCRIPT = "photo-worker.js";
const MODEL = "photo/digits.bin";

/**
 * Start a worker that reads photographs, one job at a time. It is ended when `signal` aborts.
 * @param {AbortSignal} signal
 */
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
    /**
     * Return the pixels of a picture file. The bytes of the file are sent to the worker, because not every worker may
     * read files of the page.
     * @param {File} file @returns {Promise<ImageData>}
     */
    async open(file) {
      const bytes = await file.arrayBuffer();
      return ask({ bytes, type: file.type }, [bytes]);
    },
    /** @param {ImageData} pixels @param {Point[] | null} corners @returns {Promise<Reading | null>} */
    read: ({ width, height, data }, corners) => ask({ pixels: { width, height, data }, model, corners }),
  };
}

/**
 * Return an address for the worker's script. In the page as one file, it is a data: address that contains the script. A
 * blob: address would not work if the page is on a disk, because Chromium then refuses to start workers from it.
 */
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
