/**
 * A worker for the page as one file. Chromium accepts only a `data:` address for such a worker, and Firefox is fast
 * only with a `blob:` address. Therefore `blob:` is tried first, and the kind of address that has worked is used from
 * then on. A needless switch to `data:` would cost Firefox half a minute. The other kind is tried only if the worker
 * raises an error, or does not send its first message in time.
 */
import { partOf } from "../parts/parts.js";
import { workerSource } from "../parts/worker-source.js";
import { describeBuild, readPart } from "./downloads.js";
import { startWorker } from "./spawn.js";

/** The time in milliseconds after which a worker counts as failed if it has not sent its first message. */
export const HELLO = 10_000;

/**
 *
 * @typedef {(source: string) => string} Kind  a kind of address: a function that returns such an address for a script
 */
/** @typedef {{ source: string, parts: Record<string, Blob | null> }} Made  the source of a worker, and the parts that are sent to it */

const SCRIPTS = ["pyodide/pyodide.mjs", "pyodide/pyodide.asm.mjs"];
const TYPE = "text/javascript;charset=utf-8";

/** @type {Kind} */
const asBlob = (source) => URL.createObjectURL(new Blob([source], { type: TYPE }));
/** Return a `data:` address for a script. @type {Kind} */
export const asData = (source) => `data:${TYPE},${source.replace(/[%#\t\n\r]/g, encodeURIComponent)}`;

/**
 * The kinds of address from which a worker's script can be loaded, in the order in which they are tried. Once a kind
 * has worked, it is the only one left.
 */
const either = { kinds: [asBlob, asData] };

/** @type {Promise<Made> | undefined} */
let made;

async function make() {
  const { boot, files } = await describeBuild();
  const source = await readSource("worker.js", files);
  const paths = ["build.json", .../** @type {string[]} */ (Object.values(boot))];
  return { source, parts: Object.fromEntries(paths.map((path) => [path, partOf(path)])) };
}

/**
 * Return the source of a worker that runs Python.
 * @param {string} entry @param {Record<string, import("./downloads.js").Part>} files
 */
export const readSource = (entry, files) =>
  workerSource(entry, SCRIPTS, async (path) => new TextDecoder().decode(await readPart(path, files[path])));

/**
 * Send copies of files of the page to a worker that cannot read them itself. This happens in WebKit if the page is a
 * file on a disk.
 * @param {Worker} worker @param {Record<string, Blob | null>} parts
 */
async function sendBytes(worker, parts) {
  const read = async (/** @type {[string, Blob | null]} */ [path, part]) => [path, part && (await part.arrayBuffer())];
  const copies = Object.fromEntries(await Promise.all(Object.entries(parts).map(read)));
  worker.postMessage(copies, Object.values(copies).filter(Boolean));
}

/** Start a worker when the whole page is one file, so that there is no worker file on a server. @param {string} name */
export function spawnInline(name) {
  made ??= make();
  return workerOf(made, either, name);
}

/**
 * Return an object that can be used like a Worker. To start the real worker, it tries one kind of address for the
 * script after the other.
 * @param {Promise<Made>} making
 * @param {{ kinds: Kind[] }} way  `kinds` is reduced to the kind that has worked
 * @param {string} name
 * @returns {Worker}
 */
export function workerOf(making, way, name) {
  /** @type {Worker | undefined} */
  let worker;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let ended = false;

  const outside = {
    onmessage: (/** @type {MessageEvent} */ _) => {},
    onerror: (/** @type {Partial<ErrorEvent>} */ _) => {},
    onmessageerror: () => {},
    postMessage: (/** @type {unknown} */ message) => worker?.postMessage(message),
    terminate() {
      ended = true;
      clearTimeout(timer);
      worker?.terminate();
    },
  };

  /** @param {Made} what @param {Kind[]} left */
  const attempt = (what, [kind, ...others]) => {
    if (ended) return;
    const tried = startWorker(kind(what.source), name);
    worker = tried;
    const giveUp = (/** @type {Partial<ErrorEvent>} */ event) => {
      clearTimeout(timer);
      tried.terminate();
      if (others.length) attempt(what, others);
      else outside.onerror(event);
    };
    if (others.length) timer = setTimeout(() => giveUp({ message: "no hello" }), HELLO);
    tried.onerror = giveUp;
    tried.onmessage = () => {
      clearTimeout(timer);
      way.kinds = [kind];
      tried.onmessage = (event) =>
        event.data?.type === "unread" ? sendBytes(tried, what.parts) : outside.onmessage(event);
      tried.onerror = (event) => outside.onerror(event);
      tried.onmessageerror = () => outside.onmessageerror();
      tried.postMessage(what.parts);
    };
  };

  making.then((what) => attempt(what, way.kinds)).catch((error) => outside.onerror({ message: String(error), error }));
  return /** @type {any} */ (outside);
}
