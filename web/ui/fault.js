/** The message for a request that Python could not answer because of a crash or another failure. */

/**
 * Return the words for an error in the solver. If the browser ends a worker, its request is repeated once. The code
 * "crash" means that the second worker was ended, too.
 * @param {{code?: string, detail?: string, message?: string}} error @returns {import("../app/state.js").Words}
 */
export const faultWords = ({ code, detail, message = "" }) =>
  code === "crash" ? { key: "task.crashed" } : { key: "task.failed", args: { detail: detail ?? message } };
