/** Why a part, a worker or Python is not there. */
export class BootError extends Error {
  /** @param {"offline" | "missing" | "corrupt" | "cut" | "timeout" | "python" | "old"} code @param {string} detail  old: what the browser lacks */
  constructor(code, detail) {
    super(detail);
    this.code = code;
  }
}
