/**
 * The connection to a worker that reads photographs. The worker is started for one photograph, or for all pictures of a
 * camera, and is ended afterwards.
 * @typedef {import("./quad.js").Point} Point
 * @typedef {import("./read.js").Reading} Reading
 * @typedef {Awaited<ReturnType<typeof startReader>>} Reader
 */
import { onEndOf } from "../parts/life.js";
import { address, fetchPart, inOneFile } from "../parts/parts.js";

const SCRIPT = "photo-worker.js";
const MODEL = "photo/digits.bin";

/** The browser has ended the worker, probably because there was too little memory. */
export class EndedError extends Error {}

/**
 * Do some work with a reader. If the browser ends its worker, call `onEnded`, and do the work again with another one.
 * @param {AbortSignal} signal @param {(reader: Reader) => Promise<void>} work @param {() => void} onEnded
 * @param {typeof startReader} [start]
 */
export async function withReader(signal, work, onEnded, start = startReader) {
  const attempt = async () => {
    const reader = await start(signal);
    await work(reader).finally(reader.end);
  };
  await attempt().catch((error) => {
    if (!(error instanceof EndedError) || signal.aborted) throw error;
    onEnded();
    return attempt();
  });
}

/**
 * Start a worker that reads photographs, one job at a time. It is ended when `signal` aborts.
 * @param {AbortSignal} signal
 */
export async function startReader(signal) {
  const [script, model] = await Promise.all([scriptAddress(), part(MODEL)]);
  signal.throwIfAborted();
  const name = `photo-${Math.random().toString(36).slice(2)}`;
  const worker = new Worker(script, { type: "module", name });
  const life = new AbortController();
  const end = () => {
    if (life.signal.aborted) return;
    life.abort();
    worker.terminate();
  };
  /** The job that waits for its answer. @type {{resolve: (found: any) => void, reject: (error: Error) => void} | null} */
  let job = null;
  let ended = false;
  const onEnd = () => {
    ended = true;
    job?.reject(new EndedError(SCRIPT));
  };
  worker.onerror = (event) => job?.reject(new Error(event.message || SCRIPT));
  worker.onmessage = ({ data }) => {
    if (data.held) onEndOf(name, life.signal, onEnd);
    if ("failed" in data) job?.reject(new Error(data.failed));
    if ("found" in data) job?.resolve(data.found);
  };
  signal.addEventListener("abort", end, { once: true });
  /** @param {object} asked @param {Transferable[]} [given] @returns {Promise<any>} */
  const ask = (asked, given = []) =>
    new Promise((resolve, reject) => {
      if (ended) return reject(new EndedError(SCRIPT));
      job = { resolve, reject };
      signal.addEventListener("abort", () => reject(signal.reason), { once: true });
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
