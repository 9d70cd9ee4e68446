/**
 * A request to Python, and how its result is returned.
 * @typedef {{ code: string, line?: number, column?: number, character?: string, args?: Record<string, unknown> }} ErrorData
 * @typedef {object} Job  a request that has no answer yet
 * @property {string} request
 * @property {string} method
 * @property {"quick" | "long" | "spare"} lane
 * @property {string} [search]  the search that this request continues
 * @property {(result: any) => void} resolve
 * @property {(reason: unknown) => void} reject
 * @property {boolean} cancelled  whether nobody needs the answer any more
 * @property {boolean} crashed  whether a worker has ended while it handled this request
 *
 * @typedef {{ reply: string, files: import("../parts/bytes.js").Bytes[] }} Reply  the JSON, and the files that belong in it
 */

/**
 * The error for a request that has no answer. Its code comes from Python, or is "crash" or "bug". For "bug", the detail
 * is the traceback.
 */
export class EngineError extends Error {
  /** @param {string} code @param {ErrorData | null} error @param {string} detail */
  constructor(code, error, detail = "") {
    super(detail ? `${code}: ${detail}` : code);
    this.name = "EngineError";
    this.code = code;
    this.error = error;
    this.detail = detail;
  }
}

/**
 * Resolve or reject the promise of a request with its reply.
 * @param {Job} job @param {{ ok?: unknown, error?: ErrorData, bug?: string }} reply
 */
export const settle = (job, { ok, error, bug }) => {
  if (error) job.reject(new EngineError(error.code, error));
  else if (bug === undefined) job.resolve(ok);
  else job.reject(new EngineError("bug", null, bug));
};

/**
 * Return the content of a reply from a worker. Files are sent beside the JSON, which has `{"bytes": 0}` in the place of
 * the first file, `{"bytes": 1}` in that of the second, and so on.
 * @param {Reply} reply @returns {{ ok?: unknown, error?: ErrorData, bug?: string }}
 */
export const answerOf = ({ reply, files }) =>
  files.length ? JSON.parse(reply, (_, value) => files[value?.bytes] ?? value) : JSON.parse(reply);

/** Return the error with which a cancelled request is rejected. */
export const aborted = () => new DOMException("The ask was cancelled.", "AbortError");
