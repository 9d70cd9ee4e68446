/** What is said where Python has given no answer, and not because of what was asked. */

/**
 * A worker that the browser has ended was replaced and the ask repeated once before; the second time that is told.
 * @param {{code?: string, detail?: string, message?: string}} error @returns {import("../app/state.js").Words}
 */
export const faultWords = ({ code, detail, message = "" }) =>
  code === "crash" ? { key: "task.crashed" } : { key: "task.failed", args: { detail: detail ?? message } };
