/**
 * A worker that runs Python and answers requests. While Python is loading, it sends {type: "boot", ...} to the page
 * (engine/pyodide.js). Then it sends {type: "ready", how, ms, tried, locked} or {type: "failed", code, detail}. After
 * that, it sends {id, reply, files} for each {id, request}. Requests and replies are the JSON texts of
 * `sudoku_workshop.api.call`. The files of a reply are transferred.
 */

import { boot, reason } from "./engine/pyodide.js";

/** The beginning of a reply that reports a bug, for example a missing module. */
const BUG = '{"bug"';

/**
 * @typedef {import("./parts/bytes.js").Bytes} Bytes
 * @typedef {(request: string, send: (file: { toJs: () => Bytes }) => void) => string} Call
 */

boot((python) => /** @type {Call} */ (python.pyimport("sudoku_workshop.api").call)).then(serve, fail);

/**
 * Report to the page that Python is ready, and answer the requests of the page. Few methods need modules that are not in
 * the snapshot. If such a method fails before the files of the package are there, it is called again afterwards.
 * @param {{ how: string, tried: object[], locked: boolean, entry: Call, later: () => Promise<unknown> }} started
 */
function serve({ how, tried, locked, entry, later }) {
  /** @type {Promise<unknown> | undefined} */
  let following;
  let hasFiles = false;
  const follow = () => {
    following ??= later().then(
      () => {
        hasFiles = true;
      },
      () => {}, // all other methods also work without these files
    );
    return following;
  };
  /** @param {string} request */
  const answer = (request) => {
    /** @type {Bytes[]} */
    const files = [];
    return { reply: entry(request, (file) => void files.push(file.toJs())), files };
  };
  self.onmessage = async ({ data: { id, request } }) => {
    let { reply, files } = answer(request);
    if (!hasFiles && reply.startsWith(BUG)) {
      await follow();
      ({ reply, files } = answer(request));
    }
    postMessage({ id, reply, files }, { transfer: files.map(({ buffer }) => buffer) });
    follow();
  };
  postMessage({ type: "ready", how, ms: Math.round(performance.now()), tried, locked });
}

/** Report to the page that Python could not start. @param {Error} error */
function fail(error) {
  postMessage({ type: "failed", ...reason(error) });
}
