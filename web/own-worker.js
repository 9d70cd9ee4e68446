/**
 * Runs one program that a person wrote, once, and is ended. To the page: {type: "boot", ...} while loading (engine/pyodide.js),
 * {type: "ready"} or {type: "failed", code, detail}; then, for the {run} that it is sent, {type: "running"} and texts of JSON:
 * what `sudoku_workshop.classroom.own` tells.
 */
import { boot, reason } from "./engine/pyodide.js";
import { closeUp } from "./own/closed.js";

const TICK = 50; // milliseconds between two moments at which Python tells what it has gathered
const ALARM = 14; // SIGALRM: what Python hears then

boot((python) => python)
  .then(serve)
  .catch(fail);

/** @param {{ entry: any, later: () => Promise<unknown> }} started */
function serve({ entry: python, later }) {
  stand();
  const tell = self.postMessage.bind(self);
  self.onmessage = ({ data: { run } }) => {
    start(python, later, run, tell).catch((error) => tell({ type: "failed", ...reason(error) }));
  };
  tell({ type: "ready" });
}

/** A fence that does not stand keeps nothing in: then nothing is run. */
function stand() {
  if (self.origin !== "null") throw new Error("this worker has an origin");
  try {
    new Function("");
  } catch {
    return;
  }
  throw new Error("this worker makes scripts of texts");
}

/** @param {any} python @param {() => Promise<unknown>} later @param {string} request @param {(message: unknown) => void} tell */
async function start(python, later, request, tell) {
  const own = python.pyimport("sudoku_workshop.classroom.own");
  if (own.lacks_modules(request)) await later().catch(() => {}); // one file has no library: Python says what is not there
  closeUp();
  python.setInterruptBuffer(createAlarm());
  tell({ type: "running" });
  own.run(request, tell, TICK / 1000);
}

/** What Python takes for a place in memory where signals are left: it looks there all the time, as long as it runs. */
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

/** @param {unknown} error */
function fail(error) {
  postMessage({ type: "failed", ...reason(error) });
}
