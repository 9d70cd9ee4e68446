/**
 * A worker that runs one program that the user has written. Afterwards, the page ends the worker. While Python is
 * loading, the worker sends {type: "boot", ...} (engine/pyodide.js), and then {type: "ready"} or {type: "failed", code,
 * detail}. The page sends {run}. The worker answers with {type: "running"}, and then sends the events of
 * `sudoku_workshop.classroom.own` as JSON texts. If a program sends too much, {type: "flood"} is the last message.
 */
import { boot, reason } from "./engine/pyodide.js";
import { closeUp } from "./own/closed.js";
import { createQuota } from "./own/quota.js";

const TICK = 50; // the time in milliseconds after which Python sends the events that it has collected
const ALARM = 14; // SIGALRM, the signal that makes Python send the collected events

boot((python) => python)
  .then(serve)
  .catch(fail);

/**
 * Report that Python is ready, and run the program when it arrives.
 * @param {{ entry: any, later: () => Promise<unknown> }} started
 */
function serve({ entry: python, later }) {
  stand();
  const tell = self.postMessage.bind(self);
  self.onmessage = ({ data: { run } }) => {
    start(python, later, run, tell).catch((error) => tell({ type: "failed", ...reason(error) }));
  };
  tell({ type: "ready" });
}

/**
 * Throw an error unless the worker is isolated: it must have no origin, and must not be able to create functions from
 * text.
 */
function stand() {
  if (self.origin !== "null") throw new Error("this worker has an origin");
  try {
    new Function("");
  } catch {
    return;
  }
  throw new Error("this worker makes scripts of texts");
}

/**
 * Run a person's program, after removing everything in the worker that it must not use.
 * @param {any} python @param {() => Promise<unknown>} later @param {string} request
 * @param {(message: unknown) => void} tell
 */
async function start(python, later, request, tell) {
  const own = python.pyimport("sudoku_workshop.classroom.own");
  // in the page as one file, there are no further modules, so the import then fails with a message
  if (own.lacks_modules(request)) await later().catch(() => {});
  closeUp();
  python.setInterruptBuffer(createAlarm());
  tell({ type: "running" });
  own.run(request, withinQuota(tell), TICK / 1000);
}

/**
 * Return a function that sends texts to the page, up to the number that a run may send. The program may find this
 * function and call it, too.
 * @param {(message: unknown) => void} tell
 */
function withinQuota(tell) {
  const quota = createQuota();
  let flooded = false;
  return (/** @type {unknown} */ text) => {
    if (flooded || typeof text !== "string") return;
    flooded = !quota.admits(text.length);
    tell(flooded ? { type: "flood" } : text);
  };
}

/**
 * Return an object that Python uses as its buffer for signals. At regular times, Python finds an alarm signal in it,
 * and then sends the events that it has collected.
 */
function createAlarm() {
  let next = 0;
  const ring = () => {
    const now = performance.now();
    if (now < next) return 0;
    next = now + TICK;
    return ALARM;
  };
  return Object.defineProperty({}, "0", { get: ring, set() {} });
}

/** Report that Python could not start. @param {unknown} error */
function fail(error) {
  postMessage({ type: "failed", ...reason(error) });
}
