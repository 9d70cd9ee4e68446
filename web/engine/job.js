/**
 * A request to Python and its result.
 *
 * @typedef {{ code: string, line?: number, column?: number, character?: string, args?: Record<string, unknown> }} ErrorData
 * @typedef {object} Job  a request that has no answer yet
 * @property {string} request
 * @property {"quick" | "long"} lane
 * @property {(result: any) => void} resolve
 * @property {(reason: unknown) => void} reject
 * @property {boolean} cancelled  nobody needs the answer any more
 * @property {boolean} crashed  a worker has ended while handling it
 */

/** The reason why a request has no answer: a code of the engine, or "crash", or "bug" with the traceback as detail. */
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

/** Return the error of a cancelled request. */
export const aborted = () => new DOMException("The ask was cancelled.", "AbortError");
