/**
 * Calls to Python. `ask(method, params)` returns a promise of the answer. Each worker handles one request at a time. A
 * second worker therefore starts when a request takes long, or is cancelled. Long requests never take the last free
 * worker of two. A quick request (a verdict while typing) then does not wait for a long request (a count). If a long
 * request is cancelled, one worker remains ready while a new one starts. If a long request and a slow verdict occupy
 * both workers, a third worker starts for a quick request. A spare request helps a long one: it takes a worker that is
 * free while a long request is being handled, and should be short. The requests for one document, and those of one
 * `search`, stay with the worker that has handled the first, because only this worker remembers how far it is.
 */

import { inOneFile } from "../parts/parts.js";
import { spawnInline } from "./inline-worker.js";
import { aborted, answerOf, EngineError, settle } from "./job.js";
import { createRunner } from "./runner.js";
import { spawn as spawnServed } from "./spawn.js";

/** The time in milliseconds that a cancelled request still has to finish. After this time, its worker is ended. */
export const GRACE = 30;

/**
 * The methods whose answers have several parts, of which the worker remembers those it has given. Its worker is not
 * ended when such a request is cancelled, so that the next request continues there.
 */
const IN_PARTS = ["sheet-pdf", "newspaper-zip"];

/** The time in milliseconds after which a request counts as long. The second worker then starts for other requests. */
export const LASTING = 300;

/** The time in milliseconds without any request or answer after which the start of the page is complete. */
export const QUIET = 2000;

/** The time in milliseconds without any request after which all workers but one are ended. */
export const IDLE = 300_000;

/** @typedef {{ phase: "loading", stage: string, bytes: number, total: number }} Loading */
/** @typedef {{ phase: "ready" } & import("./runner.js").Start} Ready */
/** @typedef {{ phase: "failed", code: string, detail: string }} Failed */
/** @typedef {Loading | Ready | Failed} Status */
/** @typedef {import("./job.js").Job} Job */
/** @typedef {ReturnType<typeof createEngine>} Engine */

/** @type {Loading} */
export const STARTING = { phase: "loading", stage: "start", bytes: 0, total: 0 };

/**
 * Create an engine, which runs Python in workers. It starts its first worker at once.
 * @param {object} [options]
 * @param {(name: string) => Worker} [options.spawn]
 * @param {{ name: string, worker: Worker, listen: () => void } | null} [options.early]  a worker that has already been
 *   started
 * @param {(status: Status) => void} [options.onStatus]
 * @param {() => void} [options.onComplete]  called once, when no worker is starting and the first requests have been
 *   answered; work that needs much memory should wait for this call
 * @param {number} [options.size]  the number of workers once they are needed
 * @param {number} [options.atStart]  the number of workers from the start
 * @param {LockManager} [options.locks]
 */
export function createEngine({
  spawn = inOneFile ? spawnInline : spawnServed,
  early = null,
  onStatus = () => {},
  onComplete = () => {},
  size = 2,
  atStart = 1,
  locks = globalThis.navigator?.locks,
} = {}) {
  /** Requests that no worker has taken yet, oldest first. @type {Job[]} */
  let waiting = [];
  /** The request that each worker is handling. @type {Map<import("./runner.js").Runner, Job | null>} */
  const runners = new Map();
  /** The method of `IN_PARTS` that each worker has handled last. @type {WeakMap<import("./runner.js").Runner, string>} */
  const remembering = new WeakMap();
  /** The search that each worker has continued last. @type {WeakMap<import("./runner.js").Runner, string>} */
  const searching = new WeakMap();
  /** @type {Status} */
  let status = STARTING;
  /** The timers for actions after some time without requests. @type {ReturnType<typeof setTimeout>[]} */
  let timers = [];
  let wanted = atStart;
  let complete = false;
  let retried = false;

  /** @param {Status} next */
  const setStatus = (next) => {
    if (next !== status) onStatus(next);
    status = next;
  };

  /** End all idle workers except one, to free their memory. They start again when they are needed. */
  const endSpares = () => {
    const ready = [...runners.keys()].filter((runner) => runner.ready);
    const [, ...spares] = ready.sort((one, other) => Number(remembering.has(other)) - Number(remembering.has(one)));
    if (spares.length === 0 || [...runners.values()].some(Boolean)) return;
    wanted = 1;
    for (const runner of spares) {
      runner.stop();
      runners.delete(runner);
    }
  };

  const isReady = () => [...runners.keys()].some((runner) => runner.ready);

  /** Restart the timers for actions after some time, because there has just been a request or an answer. */
  const restartTimers = () => {
    for (const timer of timers) clearTimeout(timer);
    timers = [setTimeout(reportComplete, QUIET), setTimeout(endSpares, IDLE)];
  };

  /** Start the workers that are missing. The first worker starts alone; the others start when it is ready. */
  const fill = () => {
    while (runners.size < (isReady() ? wanted : 1)) start();
    if (!isReady() && status.phase !== "loading") setStatus(STARTING);
    dispatch();
  };

  const grow = () => {
    wanted = size;
    fill();
  };

  const start = () => {
    const first = early;
    early = null;
    const runner = createRunner(
      first ? () => first.worker : spawn,
      {
        onBoot: (boot) => isReady() || setStatus({ phase: "loading", ...boot }),
        onReady: (started) => {
          if (status.phase !== "ready") {
            setStatus({ phase: "ready", ...started });
            restartTimers();
          }
          fill();
          for (const [other, job] of runners) if (job?.cancelled) cutShort(other, job);
          if (runners.size >= size) reportComplete();
        },
        onReply: (reply) => finish(runner, reply),
        onEnd: (failure, heard) => replaceEnded(runner, failure, heard),
      },
      locks,
      first?.name,
    );
    runners.set(runner, null);
    if (first) queueMicrotask(first.listen); // this must not be called before createEngine has returned
  };

  const reportComplete = () => {
    if (complete || [...runners.keys()].some((runner) => !runner.ready)) return;
    complete = true;
    onComplete();
  };

  /** @param {Job} job */
  const startExtra = (job) => {
    const allReady = [...runners.keys()].every((runner) => runner.ready);
    if (waiting.includes(job) && isReady() && allReady && runners.size <= size) start();
  };

  /**
   * Return the worker for a request: the one that remembers parts of its answer, or its search. Return undefined if this
   * worker is busy. Other requests leave such a worker alone if they can.
   * @param {import("./runner.js").Runner[]} idle @param {Job} job
   */
  const runnerFor = (idle, { method, search }) => {
    const all = [...runners.keys()];
    const owner = IN_PARTS.includes(method)
      ? all.find((each) => remembering.get(each) === method)
      : search && all.find((each) => searching.get(each) === search);
    if (owner) return idle.find((each) => each === owner);
    return idle.find((each) => !remembering.has(each) && !searching.has(each)) ?? idle[0];
  };

  /** Give each idle worker the next request. */
  const dispatch = () => {
    for (;;) {
      const idle = [...runners].flatMap(([runner, job]) => (job || !runner.ready ? [] : [runner]));
      const next = take(idle);
      const runner = next && runnerFor(idle, next);
      if (!runner) return;
      if (next.search) searching.set(runner, next.search);
      if (IN_PARTS.includes(next.method)) remembering.set(runner, next.method);
      runners.set(runner, next);
      setTimeout(() => runners.get(runner) === next && grow(), LASTING);
      runner.send(next.request);
    }
  };

  /**
   * Take the next request out of the queue and return it. Quick requests come first. A long request is taken only if
   * another worker stays free for quick ones. A spare request comes last, while a long one is being handled.
   * @param {import("./runner.js").Runner[]} idle
   */
  const take = (idle) => {
    const long = [...runners.values()].filter((job) => job?.lane === "long").length;
    const lanes = ["quick", ...(long < Math.max(1, size - 1) ? ["long"] : []), ...(long ? ["spare"] : [])];
    const open = waiting.filter((job) => runnerFor(idle, job));
    const next = lanes.map((lane) => open.find((job) => job.lane === lane)).find(Boolean);
    waiting = waiting.filter((job) => job !== next);
    return next;
  };

  /** @param {import("./runner.js").Runner} runner @param {import("./job.js").Reply} reply */
  const finish = (runner, reply) => {
    const job = /** @type {Job} */ (runners.get(runner));
    runners.set(runner, null);
    settle(job, answerOf(reply));
    restartTimers();
    dispatch();
  };

  /**
   * Handle the end of a worker. The worker's request is tried once more in another worker, and rejected if that worker
   * also ends. A worker that failed to load is not replaced until it is needed, because a new one would fail as well.
   * There is one exception: if the worker's script could not be loaded at all, it is loaded once more. This failure
   * happens, for example, when a page is reloaded while it is loading.
   * @param {import("./runner.js").Runner} runner @param {import("./runner.js").Failure} failure
   * @param {boolean} heard  whether the worker had sent any message
   */
  const replaceEnded = (runner, failure, heard) => {
    const job = runners.get(runner);
    runners.delete(runner);
    if (job?.crashed) job.reject(new EngineError("crash", null, failure.detail));
    else if (job && !job.cancelled) waiting.unshift(Object.assign(job, { crashed: true }));
    if (runner.ready) return fill();
    if (!heard && !retried && failure.code === "missing") {
      retried = true;
      return start();
    }
    if (!runners.size) setStatus({ phase: "failed", ...failure });
    reportComplete();
  };

  /** @param {Job} job */
  const cancel = (job) => {
    job.cancelled = true;
    job.reject(aborted());
    waiting = waiting.filter((other) => other !== job);
    for (const [runner, running] of runners) if (running === job) setTimeout(() => cutShort(runner, job), GRACE);
  };

  /**
   * End a worker because its request was cancelled, unless the request is a spare one, which ends soon. If no other
   * worker is ready, this worker continues until another one is. Its request may finish before that.
   * @param {import("./runner.js").Runner} runner @param {Job} job
   */
  const cutShort = (runner, job) => {
    if (runners.get(runner) !== job) return; // the request has already finished, so the worker stays
    if (IN_PARTS.includes(job.method) || job.lane === "spare") return;
    const isAlone = ![...runners.keys()].some((other) => other.ready && other !== runner);
    if (size === 1 || !isAlone) {
      runner.stop();
      runners.delete(runner);
    }
    grow();
  };

  /**
   * Send a request to Python. If Python has not started yet, or failed to load, the request waits until Python runs.
   * @type {import("../contract/shapes.js").Ask}
   */
  const ask = async (method, params, { signal, lane = "quick", search } = {}) => {
    if (signal?.aborted) throw aborted();
    let onAbort = () => {};
    /** @type {Promise<any>} */
    const answer = new Promise((resolve, reject) => {
      const request = JSON.stringify({ method, params });
      /** @type {Job} */
      const job = { request, method, lane, search, resolve, reject, cancelled: false, crashed: false };
      onAbort = () => cancel(job);
      waiting.push(job);
      if (lane === "quick") setTimeout(() => startExtra(job), LASTING);
      if (lane === "spare" && isReady()) grow();
    });
    signal?.addEventListener("abort", onAbort);
    restartTimers();
    dispatch();
    return answer.finally(() => signal?.removeEventListener("abort", onAbort));
  };

  const destroy = () => {
    for (const runner of runners.keys()) runner.stop();
    for (const timer of timers) clearTimeout(timer);
    const jobs = [...waiting, ...runners.values()];
    runners.clear();
    waiting = [];
    for (const job of jobs) job?.reject(aborted());
  };

  /** Return the number of workers that are ready and idle. */
  const countIdle = () => [...runners].filter(([runner, job]) => runner.ready && !job).length;

  fill();
  return { ask, retry: grow, destroy, countIdle };
}
