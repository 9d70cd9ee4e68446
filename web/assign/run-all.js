/**
 * A runner of several programs on several puzzles, one run after the other. Each run has a time limit and its own
 * isolated worker. If the runs are cancelled, the results so far remain.
 * @typedef {import("../own/session.js").Session} Session
 * @typedef {{runner: Pick<import("../own/session.js").Runner, "run" | "stop" | "close">, clock?: () => number}} Wiring
 * @typedef {{done: number, total: number, running: boolean, failed: boolean}} Progress  `failed`: whether no worker
 *   could be started
 */
import { afterMessage, isRunning, NO_SESSION } from "../own/session.js";

/** @type {Progress} */
export const NOT_RUNNING = { done: 0, total: 0, running: false, failed: false };

/** @param {Wiring} wiring @param {{code: string, puzzle: string, seconds: number}} request @returns {Promise<Session>} */
function runToEnd({ runner, clock = () => performance.now() }, request) {
  let session = NO_SESSION;
  let began = clock();
  return new Promise((resolve) => {
    runner.run(request, (message) => {
      if (message.type === "started") began = clock();
      session = afterMessage({ ...session, printed: "" }, message, (clock() - began) / 1000);
      if (!isRunning(session)) resolve(session);
    });
  });
}

/** @param {Wiring} wiring @param {(progress: Progress) => void} onProgress */
export function createRunAll(wiring, onProgress) {
  let progress = NOT_RUNNING;
  const update = (/** @type {Partial<Progress>} */ part) => {
    progress = { ...progress, ...part };
    onProgress(progress);
  };
  return {
    get progress() {
      return progress;
    },
    /** @param {{key: string, code: string}[]} programs @param {string[]} puzzles @param {number} seconds @param {(key: string, puzzle: string, session: Session) => void} onRun */
    async start(programs, puzzles, seconds, onRun) {
      if (progress.running) return;
      update({ done: 0, total: programs.length * puzzles.length, running: true, failed: false });
      const jobs = programs.flatMap(({ key, code }) => puzzles.map((puzzle) => ({ key, code, puzzle })));
      for (const { key, code, puzzle } of jobs) {
        const session = await runToEnd(wiring, { code, puzzle, seconds });
        const failed = session.error?.code === "start";
        if (session.phase === "stopped" || failed) update({ failed, running: false });
        if (!progress.running) break;
        onRun(key, puzzle, session);
        update({ done: progress.done + 1 });
      }
      wiring.runner.close();
      update({ running: false });
    },
    cancel: () => wiring.runner.stop(),
  };
}
