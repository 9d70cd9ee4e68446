/**
 * One worker, from its start to its end.
 *
 * An end is noticed when the worker says that it failed, raises an error, or stays silent too long while it starts; and,
 * where the browser has locks (any secure origin), also when it is ended from outside, which raises no event: the worker
 * holds a lock of its own name as long as it lives, if it can. Without locks that last kind of end cannot be noticed.
 */
import { BootError } from "./boot-error.js";

/** A starting worker that sends no message for so many milliseconds is given up. */
export const SILENCE = 60_000;

/** @typedef {{ stage: string, bytes: number, total: number }} Boot */
/** @typedef {{ code: string, detail: string }} Failure */
/** @typedef {{ how: string, ms: number, tried?: (Failure & { how: string })[] }} Start  tried: quicker ways that failed */
/**
 * @typedef {object} Events
 * @property {(boot: Boot) => void} onBoot
 * @property {(start: Start) => void} onReady
 * @property {(reply: string) => void} onReply
 * @property {(failure: Failure, heard: boolean) => void} onEnd  told once, unless stop() was asked for; heard: not even a
 *   first word, where it is false
 */
/** @typedef {ReturnType<typeof createRunner>} Runner */

/** A browser that cannot start a worker tells it as one that fails. @param {(name: string) => Worker} spawn @param {string} name */
function spawned(spawn, name) {
  try {
    return spawn(name);
  } catch (error) {
    const none = /** @type {any} */ ({ terminate() {} });
    queueMicrotask(() => none.onerror?.({ message: /** @type {Error} */ (error).message, error }));
    return /** @type {Worker} */ (none);
  }
}

const freshName = () => `sudoku-${Math.random().toString(36).slice(2)}`;

/**
 * @param {(name: string) => Worker} spawn
 * @param {Events} events
 * @param {LockManager} [locks]
 * @param {string} [name]  of a worker that has been started already
 */
export function createRunner(spawn, { onBoot, onReady, onReply, onEnd }, locks, name = freshName()) {
  const worker = spawned(spawn, name);
  const life = new AbortController();
  let ready = false;
  let heard = false;
  let requests = 0;
  /** @type {ReturnType<typeof setTimeout>} */
  let patience;

  const waitOn = () => {
    clearTimeout(patience);
    patience = setTimeout(() => end("timeout", `nothing heard for ${SILENCE / 1000} s`), SILENCE);
  };

  const stop = () => {
    clearTimeout(patience);
    life.abort();
    worker.onmessage = worker.onerror = worker.onmessageerror = null;
    worker.terminate();
  };

  /** @param {string} code @param {string} detail */
  const end = (code, detail) => {
    stop();
    onEnd({ code, detail }, heard);
  };

  /** @param {Start} start @param {boolean} locked  whether it holds its lock */
  const begin = (start, locked) => {
    clearTimeout(patience);
    ready = true;
    const ended = () => end("crash", "the worker was ended");
    if (locked) locks?.request(name, { signal: life.signal }, ended).catch(() => {}); // rejects when we end the worker ourselves
    onReady(start);
  };

  /** @param {MessageEvent} event */
  worker.onmessage = ({ data }) => {
    heard = true;
    if (data.type === "failed") return end(data.code, data.detail);
    if (data.type === "ready") return begin({ how: data.how, ms: data.ms, tried: data.tried }, data.locked);
    if (data.type !== "boot") return onReply(data.reply);
    waitOn();
    onBoot({ stage: data.stage, bytes: data.bytes, total: data.total });
  };
  // An error before the first word: not even worker.js could be loaded.
  worker.onerror = ({ message = "", error }) =>
    end(error instanceof BootError ? error.code : heard ? "crash" : "missing", message);
  worker.onmessageerror = () => end("crash", "unreadable message");
  waitOn();

  return {
    get ready() {
      return ready;
    },
    /** One request at a time. @param {string} request */
    send: (request) => worker.postMessage({ id: ++requests, request }),
    /** Ends the worker at once and says nothing. */
    stop,
  };
}
