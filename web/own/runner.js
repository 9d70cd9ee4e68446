/**
 * Runs a program that a person wrote, in a fenced worker of its own, which is ended when the run is over. One run at a time.
 * The worker for the next one starts meanwhile, and is ended if nobody asks for it.
 *
 * @typedef {{ code: string, puzzle: string, watch?: string, seconds?: number }} Request  puzzle: 81 characters, . for a blank
 * @typedef {import("./messages.js").Message} Message
 * @typedef {{ onmessage: ((event: { data: any }) => void) | null, onerror: ((event: any) => void) | null, postMessage: (message: any) => void, terminate: () => void }} Fenced
 * @typedef {{ request: Request, onMessage: (message: Message) => void }} Run
 */
import { forget, spawnFenced } from "./fence.js";
import { messageOf } from "./messages.js";
import { isSolution } from "./solution.js";

/** Seconds that a run may take. */
export const SECONDS = 60;
/** Milliseconds more for Python to say where it was, on a busy machine too; then its worker is ended. */
export const GRACE = 15_000;
/** Milliseconds after which a worker that nobody has asked anything is ended. */
export const IDLE = 120_000;
/** A starting worker that says nothing for so many milliseconds is given up. */
export const SILENCE = 60_000;

/** @param {{ spawn?: () => Fenced, onFailed?: () => void }} [deps] */
export function createOwnRunner({ spawn = /** @type {() => any} */ (spawnFenced), onFailed = forget } = {}) {
  /** @type {Fenced | null} */
  let worker = null;
  let ready = false;
  /** @type {Run | null} */
  let current = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let patience;

  /** @param {number} time @param {() => void} act */
  const after = (time, act) => {
    clearTimeout(patience);
    patience = setTimeout(act, time);
  };

  const end = () => {
    clearTimeout(patience);
    if (worker) worker.onmessage = worker.onerror = null;
    worker?.terminate();
    worker = null;
    ready = false;
  };

  /** The run is over; its worker goes with it. @param {Message} message @param {boolean} [next]  whether there may be another */
  const finish = (message, next = true) => {
    const run = current;
    current = null;
    end();
    if (run && next) start();
    run?.onMessage(message);
  };

  /** @param {string} code @param {object} [args] @param {string} [text] @param {boolean} [next] */
  const fail = (code, args = {}, text = "", next = true) =>
    finish({ type: "error", error: { code, args: { ...args }, name: "", text, line: null }, trace: [] }, next);

  /** Its worker has ended under it; where the browser tells of its stack, it called itself too often. @param {string} text */
  const crash = (text) => fail(/stack|recursion/i.test(text) ? "recursion" : "crash", {}, text);

  /** Neither Python nor its worker has started. @param {string} text */
  const failStart = (text) => {
    onFailed();
    fail("start", {}, text, false);
  };

  const start = () => {
    worker = spawn();
    worker.onmessage = ({ data }) => listen(data);
    worker.onerror = ({ message }) => (ready ? crash(message) : failStart(message));
    after(SILENCE, () => failStart(""));
  };

  /** @param {any} data */
  const listen = (data) => {
    if (typeof data === "string") return hear(data);
    if (data.type === "failed") return ready ? crash(data.detail) : failStart(data.detail);
    if (data.type === "running") return bound();
    if (data.type !== "ready") return after(SILENCE, () => failStart(""));
    ready = true;
    if (current) send(current);
    else after(IDLE, end);
  };

  /** @param {Run} run */
  const send = ({ request }) => {
    worker?.postMessage({ run: JSON.stringify({ seconds: SECONDS, ...request }) });
    after(SILENCE, () => crash(""));
  };

  /** From now on its time runs. */
  const bound = () => {
    const seconds = current?.request.seconds ?? SECONDS;
    after(seconds * 1000 + GRACE, () => fail("time", { seconds }));
  };

  /** @param {string} text */
  const hear = (text) => {
    const message = messageOf(text);
    if (!current || !message) return; // said by the program itself
    const { request, onMessage } = current;
    if (message.type === "error") return finish(message);
    if (message.type !== "end") return onMessage(message);
    const right = message.solved ? isSolution(message.grid, request.puzzle) : null;
    finish({ ...message, right });
  };

  const stop = () => {
    if (current) finish({ type: "stopped" });
  };

  return {
    /** Starts Python before anybody asks, as when the editor opens. */
    warm() {
      if (!worker) start();
    },
    /** @param {Request} request @param {(message: Message) => void} onMessage */
    run(request, onMessage) {
      stop();
      current = { request, onMessage };
      if (ready) return send(current);
      onMessage({ type: "loading" });
      if (!worker) start();
    },
    /** Ends the run. */
    stop,
    /** Ends the run, and the worker that waits for the next. */
    close() {
      finish({ type: "stopped" }, false);
    },
  };
}
