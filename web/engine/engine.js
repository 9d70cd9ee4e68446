/**
 * Asks Python: `ask(method, params)` gives a promise of the answer.
 *
 * Each worker answers one request at a time, so two are kept. The second starts when there is time for it, or an ask lasts,
 * and long asks never take the last one: a quick ask (a verdict while typing) does not wait behind a long one (a count),
 * and whoever cancels a long ask finds a ready worker at once while the next one starts. Where a long ask and a long
 * verdict occupy both, a third worker is started for a quick ask.
 */

import { inOneFile } from "../parts/parts.js";
import { spawnInline } from "./inline-worker.js";
import { aborted, EngineError, settle } from "./job.js";
import { createRunner } from "./runner.js";
import { spawn as spawnServed } from "./spawn.js";

/** A cancelled ask may still finish for so many milliseconds; then its worker is ended. */
export const GRACE = 30;

/** After so many milliseconds an ask lasts: others may be wanted beside it, and one that waits may wait for ever. */
export const LASTING = 300;

/** After so many milliseconds without an ask or an answer there is time to start the second worker. */
export const QUIET = 2000;

/** After so many only one is kept. */
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
 * @param {object} [options]
 * @param {(name: string) => Worker} [options.spawn]
 * @param {{ name: string, worker: Worker, listen: () => void } | null} [options.early]  a worker that is there already
 * @param {(status: Status) => void} [options.onStatus]
 * @param {() => void} [options.onComplete]  told once, when no worker starts any more: what is done then needs no memory beside them
 * @param {number} [options.size]  how many workers are kept once they are needed
 * @param {number} [options.kept]  and from the start
 * @param {LockManager} [options.locks]
 */
export function createEngine({
  spawn = inOneFile ? spawnInline : spawnServed,
  early = null,
  onStatus = () => {},
  onComplete = () => {},
  size = 2,
  kept = 1,
  locks = globalThis.navigator?.locks,
} = {}) {
  /** Asks that no worker has taken yet, oldest first. @type {Job[]} */
  let waiting = [];
  /** What each worker works on. @type {Map<import("./runner.js").Runner, Job | null>} */
  const runners = new Map();
  /** @type {Status} */
  let status = STARTING;
  /** What happens when nobody asks. @type {ReturnType<typeof setTimeout>[]} */
  let pauses = [];
  let wanted = kept;
  let complete = false;
  let again = false;

  /** @param {Status} next */
  const tell = (next) => {
    if (next !== status) onStatus(next);
    status = next;
  };

  /** Ends all idle workers but one, to free their memory; they start again when they are needed. */
  const rest = () => {
    const [, ...spares] = [...runners.keys()].filter((runner) => runner.ready);
    if (spares.length === 0 || [...runners.values()].some(Boolean)) return;
    wanted = 1;
    for (const runner of spares) {
      runner.stop();
      runners.delete(runner);
    }
  };

  const isReady = () => [...runners.keys()].some((runner) => runner.ready);

  /** It is used: what waits for a pause waits anew. */
  const stir = () => {
    for (const pause of pauses) clearTimeout(pause);
    pauses = [setTimeout(() => isReady() && grow(), QUIET), setTimeout(rest, IDLE)];
  };

  /** Starts what is missing: the first worker alone, the others when it is ready. */
  const fill = () => {
    while (runners.size < (isReady() ? wanted : 1)) start();
    if (!isReady() && status.phase !== "loading") tell(STARTING);
    pump();
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
        onBoot: (boot) => isReady() || tell({ phase: "loading", ...boot }),
        onReady: (started) => {
          if (status.phase !== "ready") {
            tell({ phase: "ready", ...started });
            stir();
          }
          fill();
          for (const [other, job] of runners) if (job?.cancelled) cutShort(other, job);
          sayComplete();
        },
        onReply: (reply) => finish(runner, reply),
        onEnd: (failure, heard) => replaceEnded(runner, failure, heard),
      },
      locks,
      first?.name,
    );
    runners.set(runner, null);
    if (first) queueMicrotask(first.listen); // not before createEngine has returned
  };

  const sayComplete = () => {
    const awaited = wanted < size && isReady();
    if (complete || awaited || [...runners.keys()].some((runner) => !runner.ready)) return;
    complete = true;
    onComplete();
  };

  /** @param {Job} job */
  const help = (job) => {
    const allReady = [...runners.keys()].every((runner) => runner.ready);
    if (waiting.includes(job) && isReady() && allReady && runners.size <= size) start();
  };

  /** Gives every idle worker the next ask. */
  const pump = () => {
    for (const [runner, job] of runners) {
      if (job || !runner.ready) continue;
      const next = take();
      if (!next) return;
      runners.set(runner, next);
      setTimeout(() => runners.get(runner) === next && grow(), LASTING);
      runner.send(next.request);
    }
  };

  /** The next ask: quick ones first, a long one only while that leaves a worker free. */
  const take = () => {
    const long = [...runners.values()].filter((job) => job?.lane === "long").length;
    const mayBeLong = long < Math.max(1, size - 1);
    const next = waiting.find((job) => job.lane === "quick") ?? (mayBeLong ? waiting[0] : undefined);
    waiting = waiting.filter((job) => job !== next);
    return next;
  };

  /** @param {import("./runner.js").Runner} runner @param {string} reply */
  const finish = (runner, reply) => {
    const job = /** @type {Job} */ (runners.get(runner));
    runners.set(runner, null);
    settle(job, JSON.parse(reply));
    stir();
    pump();
  };

  /**
   * A worker has ended. Its ask is tried once more, and rejected if that worker ends, too. A worker that failed to load is
   * not replaced until one is needed: the next would fail as well. But one whose script did not come may have asked for it
   * in a bad moment, as when a page is opened again while it loads: it is asked for once more.
   * @param {import("./runner.js").Runner} runner @param {import("./runner.js").Failure} failure @param {boolean} heard
   */
  const replaceEnded = (runner, failure, heard) => {
    const job = runners.get(runner);
    runners.delete(runner);
    if (job?.crashed) job.reject(new EngineError("crash", null, failure.detail));
    else if (job && !job.cancelled) waiting.unshift(Object.assign(job, { crashed: true }));
    if (runner.ready) return fill();
    if (!heard && !again && failure.code === "missing") {
      again = true;
      return start();
    }
    if (!runners.size) tell({ phase: "failed", ...failure });
    sayComplete();
  };

  /** @param {Job} job */
  const cancel = (job) => {
    job.cancelled = true;
    job.reject(aborted());
    waiting = waiting.filter((other) => other !== job);
    for (const [runner, running] of runners) if (running === job) setTimeout(() => cutShort(runner, job), GRACE);
  };

  /**
   * Ends a worker over a cancelled ask. The only one that is ready may go on until another is: it may be done before.
   * @param {import("./runner.js").Runner} runner @param {Job} job
   */
  const cutShort = (runner, job) => {
    if (runners.get(runner) !== job) return; // the ask has finished: the worker is kept
    const isAlone = ![...runners.keys()].some((other) => other.ready && other !== runner);
    if (size === 1 || !isAlone) {
      runner.stop();
      runners.delete(runner);
    }
    grow();
  };

  /**
   * Asks made before Python has started, or after it failed to load, wait until it runs.
   * @type {import("../contract/shapes.js").Ask}
   */
  const ask = async (method, params, { signal, lane = "quick" } = {}) => {
    if (signal?.aborted) throw aborted();
    let onAbort = () => {};
    /** @type {Promise<any>} */
    const answer = new Promise((resolve, reject) => {
      const request = JSON.stringify({ method, params });
      /** @type {Job} */
      const job = { request, lane, resolve, reject, cancelled: false, crashed: false };
      onAbort = () => cancel(job);
      waiting.push(job);
      if (lane === "quick") setTimeout(() => help(job), LASTING);
    });
    signal?.addEventListener("abort", onAbort);
    stir();
    pump();
    return answer.finally(() => signal?.removeEventListener("abort", onAbort));
  };

  const destroy = () => {
    for (const runner of runners.keys()) runner.stop();
    for (const pause of pauses) clearTimeout(pause);
    const jobs = [...waiting, ...runners.values()];
    runners.clear();
    waiting = [];
    for (const job of jobs) job?.reject(aborted());
  };

  /** How many workers have nothing to do. */
  const countIdle = () => [...runners].filter(([runner, job]) => runner.ready && !job).length;

  fill();
  return { ask, retry: grow, destroy, countIdle };
}
