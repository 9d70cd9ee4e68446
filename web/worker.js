/**
 * A worker that runs Python and answers requests. While Python is loading, it sends {type: "boot", ...} to the page
 * (engine/pyodide.js). Then it sends {type: "ready", how, ms, tried, locked} or {type: "failed", code, detail}. After
 * that, it sends {id, reply, files} for each {id, request}. Requests and replies are the JSON texts of
 * `sudoku_workshop.api.call`. The files of a reply are transferred.
 */

import { boot, reason } from "./engine/pyodide.js";

/**
 * @typedef {import("./parts/bytes.js").Bytes} Bytes
 * @typedef {(request: string, send: (file: { toJs: () => Bytes }) => void) => string} Call
 */

boot((python) => /** @type {Call} */ (python.pyimport("sudoku_workshop.api").call)).then(serve, fail);

/**
 * Report to the page that Python is ready, and answer the requests of the page.
 * @param {{ how: string, tried: object[], locked: boolean, entry: Call, later: () => Promise<unknown> }} started
 */
function serve({ how, tried, locked, entry, later }) {
  /** @type {(() => Promise<unknown>) | undefined} */
  let follow = later;
  self.onmessage = ({ data: { id, request } }) => {
    /** @type {Bytes[]} */
    const files = [];
    const reply = entry(request, (file) => void files.push(file.toJs()));
    postMessage({ id, reply, files }, { transfer: files.map(({ buffer }) => buffer) });
    follow?.().catch(() => {}); // no method needs the files that are added here, so the engine also works without them
    follow = undefined;
  };
  postMessage({ type: "ready", how, ms: Math.round(performance.now()), tried, locked });
}

/** Report to the page that Python could not start. @param {Error} error */
function fail(error) {
  postMessage({ type: "failed", ...reason(error) });
}
