/** The error that says why a part, a worker or Python could not be loaded. */
export class BootError extends Error {
  /** @param {"offline" | "missing" | "corrupt" | "cut" | "timeout" | "python" | "old"} code @param {string} detail  for "old": the feature that the browser lacks */
  constructor(code, detail) {
    super(detail);
    this.code = code;
  }
}
