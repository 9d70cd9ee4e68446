/** A stand-in for Worker with replies from the test, and locks that the test releases. */

export class FakeWorker {
  /** @type {{ id: number, request: string }[]} */
  sent = [];
  ended = false;
  /** @type {((event: any) => void) | null} */
  onmessage = null;
  /** @type {((event: any) => void) | null} */
  onerror = null;
  /** @type {((event: any) => void) | null} */
  onmessageerror = null;

  /** @param {{ id: number, request: string }} message */
  postMessage(message) {
    this.sent.push(message);
  }

  terminate() {
    this.ended = true;
  }

  /** @param {object} data */
  say(data) {
    this.onmessage?.({ data });
  }

  ready() {
    this.say({ type: "ready", how: "plain", ms: 5, tried: [], locked: true });
  }

  /** The requests it has received, as "method text". */
  get requests() {
    return this.sent.map(({ request }) => JSON.parse(request)).map(({ method, params }) => `${method} ${params.text}`);
  }

  /** Answer its current request. @param {object} reply @param {Uint8Array[]} [files] */
  answer(reply, files = []) {
    this.say({ id: this.sent.at(-1)?.id, reply: JSON.stringify(reply), files });
  }
}

/** Locks that are all held until `release(name)`. */
export class FakeLocks {
  /** @type {Map<string, () => void>} */
  waiting = new Map();

  /** @param {string} name @param {{ signal: AbortSignal }} options @param {() => void} granted */
  request(name, { signal }, granted) {
    this.waiting.set(name, granted);
    return new Promise((_, reject) => {
      signal.addEventListener("abort", () => {
        this.waiting.delete(name);
        reject(signal.reason);
      });
    });
  }

  /** @param {string} name */
  release(name) {
    this.waiting.get(name)?.();
  }
}
