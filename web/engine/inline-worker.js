/**
 * A worker of a page that is one file. Chromium takes one only from a `data:` address there, Firefox quickly only from a
 * `blob:` one. So `blob:` is tried first, and the kind that has worked is kept. A wrong change costs Firefox half a minute:
 * nothing leads to it but the worker's own error, or silence where its first line would say hello.
 */
import { partOf } from "../parts/parts.js";
import { workerSource } from "../parts/worker-source.js";
import { describeBuild, readPart } from "./downloads.js";
import { startWorker } from "./spawn.js";

/** A worker that has not said hello after so many milliseconds never will. */
export const HELLO = 10_000;

/** @typedef {(source: string) => string} Kind  of address for a script */
/** @typedef {{ source: string, parts: Record<string, Blob | null> }} Made  what a worker is made of, and what it is sent */

const SCRIPTS = ["pyodide/pyodide.mjs", "pyodide/pyodide.asm.mjs"];
const TYPE = "text/javascript;charset=utf-8";

/** @type {Kind} */
const asBlob = (source) => URL.createObjectURL(new Blob([source], { type: TYPE }));
/** @type {Kind} */
export const asData = (source) => `data:${TYPE},${source.replace(/[%#\t\n\r]/g, encodeURIComponent)}`;

/** The one to try first in front. */
const either = { kinds: [asBlob, asData] };

/** @type {Promise<Made> | undefined} */
let made;

async function make() {
  const { boot, files } = await describeBuild();
  const source = await readSource("worker.js", files);
  const paths = ["build.json", .../** @type {string[]} */ (Object.values(boot))];
  return { source, parts: Object.fromEntries(paths.map((path) => [path, partOf(path)])) };
}

/** The script of a worker that runs Python. @param {string} entry @param {Record<string, import("./downloads.js").Part>} files */
export const readSource = (entry, files) =>
  workerSource(entry, SCRIPTS, async (path) => new TextDecoder().decode(await readPart(path, files[path])));

/** Copies, where a worker cannot read what the page can (WebKit, from a disk). @param {Worker} worker @param {Record<string, Blob | null>} parts */
async function sendBytes(worker, parts) {
  const read = async (/** @type {[string, Blob | null]} */ [path, part]) => [path, part && (await part.arrayBuffer())];
  const copies = Object.fromEntries(await Promise.all(Object.entries(parts).map(read)));
  worker.postMessage(copies, Object.values(copies).filter(Boolean));
}

/** @param {string} name */
export function spawnInline(name) {
  made ??= make();
  return workerOf(made, either, name);
}

/**
 * As `new Worker` does, for what runner.js does with a worker.
 * @param {Promise<Made>} making @param {{ kinds: Kind[] }} way  is left with the kind that has worked @param {string} name @returns {Worker}
 */
export function workerOf(making, way, name) {
  /** @type {Worker | undefined} */
  let worker;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let patience;
  let ended = false;

  const outside = {
    onmessage: (/** @type {MessageEvent} */ _) => {},
    onerror: (/** @type {Partial<ErrorEvent>} */ _) => {},
    onmessageerror: () => {},
    postMessage: (/** @type {unknown} */ message) => worker?.postMessage(message),
    terminate() {
      ended = true;
      clearTimeout(patience);
      worker?.terminate();
    },
  };

  /** @param {Made} what @param {Kind[]} left */
  const attempt = (what, [kind, ...others]) => {
    if (ended) return;
    const tried = startWorker(kind(what.source), name);
    worker = tried;
    const giveUp = (/** @type {Partial<ErrorEvent>} */ event) => {
      clearTimeout(patience);
      tried.terminate();
      if (others.length) attempt(what, others);
      else outside.onerror(event);
    };
    if (others.length) patience = setTimeout(() => giveUp({ message: "no hello" }), HELLO);
    tried.onerror = giveUp;
    tried.onmessage = () => {
      clearTimeout(patience);
      way.kinds = [kind];
      tried.onmessage = (event) =>
        event.data.type === "unread" ? sendBytes(tried, what.parts) : outside.onmessage(event);
      tried.onerror = (event) => outside.onerror(event);
      tried.onmessageerror = () => outside.onmessageerror();
      tried.postMessage(what.parts);
    };
  };

  making.then((what) => attempt(what, way.kinds)).catch((error) => outside.onerror({ message: String(error), error }));
  return /** @type {any} */ (outside);
}
