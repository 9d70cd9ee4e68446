/**
 * One worker, from its start to its end. The end of a worker is noticed if it reports a failure, raises an error, or
 * sends nothing for too long while it starts. The browser may also end a worker without any event. This is noticed only
 * if the browser has locks, as it does on any secure origin. The worker then holds a lock with its own name as long as
 * it lives.
 */
import { onEndOf } from "../parts/life.js";
import { BootError } from "./boot-error.js";

/** The time in milliseconds after which a starting worker counts as failed if it has sent no message. */
export const SILENCE = 60_000;

/** @typedef {{ stage: string, bytes: number, total: number }} Boot */
/** @typedef {{ code: string, detail: string }} Failure */
/**
 *
 * @typedef {{ how: string, ms: number, tried?: (Failure & { how: string })[] }} Start  tried: the faster ways to start
 *   that have failed
 */
/**
 *
 * @typedef {object} Events
 * @property {(boot: Boot) => void} onBoot
 * @property {(start: Start) => void} onReady
 * @property {(reply: import("./job.js").Reply) => void} onReply
 * @property {(failure: Failure, heard: boolean) => void} onEnd  called once, unless stop() was called before; heard:
 *   whether the worker had sent any message
 */
/** @typedef {ReturnType<typeof createRunner>} Runner */

/**
 * Start a worker. If the browser cannot start one, return an object that reports this like an error of a worker.
 * @param {(name: string) => Worker} spawn @param {string} name
 */
function startedWorker(spawn, name) {
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
 * Start a worker and report its events until it ends.
 * @param {(name: string) => Worker} spawn
 * @param {Events} events
 * @param {LockManager} [locks]
 * @param {string} [name]  the name of a worker that has already been started
 */
export function createRunner(spawn, { onBoot, onReady, onReply, onEnd }, locks, name = freshName()) {
  const worker = startedWorker(spawn, name);
  const life = new AbortController();
  let ready = false;
  let heard = false;
  let requests = 0;
  /** @type {ReturnType<typeof setTimeout>} */
  let timer;

  const waitOn = () => {
    clearTimeout(timer);
    timer = setTimeout(() => end("timeout", `nothing heard for ${SILENCE / 1000} s`), SILENCE);
  };

  const stop = () => {
    clearTimeout(timer);
    life.abort();
    worker.onmessage = worker.onerror = worker.onmessageerror = null;
    worker.terminate();
  };

  /** @param {string} code @param {string} detail */
  const end = (code, detail) => {
    stop();
    onEnd({ code, detail }, heard);
  };

  /** @param {Start} start @param {boolean} locked  whether the worker holds its lock */
  const begin = (start, locked) => {
    clearTimeout(timer);
    ready = true;
    const ended = () => end("crash", "the worker was ended");
    if (locked) onEndOf(name, life.signal, ended, locks);
    onReady(start);
  };

  /** @param {MessageEvent} event */
  worker.onmessage = ({ data }) => {
    heard = true;
    if (data.type === "failed") return end(data.code, data.detail);
    if (data.type === "ready") return begin({ how: data.how, ms: data.ms, tried: data.tried }, data.locked);
    if (data.type !== "boot") return onReply(data);
    waitOn();
    onBoot({ stage: data.stage, bytes: data.bytes, total: data.total });
  };
  // An error before the first message means that the worker's script could not even be loaded.
  worker.onerror = ({ message = "", error }) =>
    end(error instanceof BootError ? error.code : heard ? "crash" : "missing", message);
  worker.onmessageerror = () => end("crash", "unreadable message");
  waitOn();

  return {
    get ready() {
      return ready;
    },
    /** Send a request to the worker. The answer to the request before it must have arrived. @param {string} request */
    send: (request) => worker.postMessage({ id: ++requests, request }),
    /** End the worker at once, without calling onEnd. */
    stop,
  };
}
