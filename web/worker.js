/**
 * Runs Python in a worker of its own and answers requests with it.
 *
 * To the page: {type: "boot", ...} while loading (engine/pyodide.js); {type: "ready", how, ms, tried, locked} once, or {type:
 * "failed", code, detail}; then {id, reply} for each {id, request}. Request and reply are the JSON texts of
 * `sudoku_workshop.api.call`.
 */

import { boot, reason } from "./engine/pyodide.js";

/** @typedef {(request: string) => string} Call */

boot((python) => /** @type {Call} */ (python.pyimport("sudoku_workshop.api").call)).then(serve, fail);

/** @param {{ how: string, tried: object[], locked: boolean, entry: Call, later: () => Promise<unknown> }} started */
function serve({ how, tried, locked, entry, later }) {
  /** @type {(() => Promise<unknown>) | undefined} */
  let follow = later;
  self.onmessage = ({ data: { id, request } }) => {
    postMessage({ id, reply: entry(request) });
    follow?.().catch(() => {}); // nothing that a method needs is in it: without it the engine works on
    follow = undefined;
  };
  postMessage({ type: "ready", how, ms: Math.round(performance.now()), tried, locked });
}

/** @param {Error} error */
function fail(error) {
  postMessage({ type: "failed", ...reason(error) });
}
