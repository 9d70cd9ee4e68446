/** The message for a request that Python could not answer because of a crash or another failure. */

/**
 * Return the words for an error of the engine.
 *
 * A request is repeated once when the browser has ended its worker; "crash" means that it happened again.
 *
 * @param {{code?: string, detail?: string, message?: string}} error @returns {import("../app/state.js").Words}
 */
export const faultWords = ({ code, detail, message = "" }) =>
  code === "crash" ? { key: "task.crashed" } : { key: "task.failed", args: { detail: detail ?? message } };
