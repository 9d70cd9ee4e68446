/**
 * The runner of the player's programs. Only one program runs at a time. Each run has its own isolated worker, which is
 * ended after the run. A worker for the next run is then started in advance, and ended if it is not used for some time.
 * @typedef {{ size: number, fewest: number, most: number, every: boolean }} Rule  which table a rule becomes
 * @typedef {{ code: string, puzzle?: string, watch?: string, seconds?: number, rule?: Rule }} Request  puzzle: 81
 *   characters, with . for a blank cell; or a rule
 * @typedef {import("./messages.js").Message} Message
 * @typedef {{ onmessage: ((event: { data: any }) => void) | null, onerror: ((event: any) => void) | null, postMessage: (message: any) => void, terminate: () => void }} Fenced
 * @typedef {{ request: Request, onMessage: (message: Message) => void }} Run
 */
import { forget, spawnFenced } from "./fence.js";
import { messageOf, statusOf } from "./messages.js";
import { createQuota } from "./quota.js";
import { isSolution } from "./solution.js";

/** The longest time that a run may take, in seconds. */
export const SECONDS = 60;
/**
 * The extra time after the time limit, in milliseconds. In this time, Python can still report which line the program
 * has reached, even on a busy machine. Then the worker is ended.
 */
export const GRACE = 15_000;
/** The time after which a worker is ended if it is not used, in milliseconds. */
export const IDLE = 120_000;
/** The time after which a starting worker counts as failed if it sends no message, in milliseconds. */
export const SILENCE = 60_000;

/** @param {{ spawn?: () => Fenced, onFailed?: () => void, clock?: () => number }} [deps] */
export function createOwnRunner({ spawn = /** @type {() => any} */ (spawnFenced), onFailed = forget, clock } = {}) {
  /** @type {Fenced | null} */
  let worker = null;
  let ready = false;
  /** True after the timer for the time limit has started. */
  let running = false;
  let quota = createQuota(clock);
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

  /**
   * Finish the run and end its worker.
   * @param {Message} message @param {boolean} [next]  whether to start a worker for the next run
   */
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

  /**
   * Finish the run with an error, because its worker has ended. If the browser's error mentions the stack, the
   * program's recursion was too deep.
   * @param {string} text
   */
  const crash = (text) => fail(/stack|recursion/i.test(text) ? "recursion" : "crash", {}, text);

  /** Finish the run with an error, because Python or its worker could not be started. @param {string} text */
  const failStart = (text) => {
    onFailed();
    fail("start", {}, text, false);
  };

  const start = () => {
    worker = spawn();
    worker.onmessage = ({ data }) => onWorkerMessage(data);
    worker.onerror = ({ message }) => (ready ? crash(message) : failStart(message));
    after(SILENCE, () => failStart(""));
  };

  /** @param {unknown} data */
  const onWorkerMessage = (data) => {
    if (typeof data === "string") return onProgramMessage(data);
    const status = statusOf(data);
    if (status?.type === "failed") return ready ? crash(status.detail) : failStart(status.detail);
    if (status?.type === "flood") return fail("flood");
    if (status?.type === "running") return startTimeLimit();
    if (!status || ready) return; // the program itself has sent this message, so ignore it
    if (status.type === "boot") return after(SILENCE, () => failStart(""));
    ready = true;
    if (current) send(current);
    else after(IDLE, end);
  };

  /** @param {Run} run */
  const send = ({ request }) => {
    running = false;
    quota = createQuota(clock);
    worker?.postMessage({ run: JSON.stringify({ seconds: SECONDS, ...request }) });
    after(SILENCE, () => crash(""));
  };

  /** Start the timer for the time limit of the run, unless it is already running. */
  const startTimeLimit = () => {
    if (running) return;
    running = true;
    const seconds = current?.request.seconds ?? SECONDS;
    after(seconds * 1000 + GRACE, () => fail("time", { seconds }));
  };

  /** @param {string} text */
  const onProgramMessage = (text) => {
    if (!quota.admits(text.length)) return fail("flood");
    const message = messageOf(text);
    if (!current || !message) return; // the program itself may have sent an invalid message
    const { request, onMessage } = current;
    if (message.type === "error" || message.type === "table") return finish(message);
    if (message.type !== "end") return onMessage(message);
    const right = message.solved ? isSolution(message.grid, request.puzzle ?? "") : null;
    finish({ ...message, right });
  };

  const stop = () => {
    if (current) finish({ type: "stopped" });
  };

  return {
    /** Start a worker with Python in advance, for example when the editor opens. */
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
    /** Stop the run. */
    stop,
    /** Stop the run, and also end the worker that was started for the next run. */
    close() {
      finish({ type: "stopped" }, false);
    },
  };
}
