/**
 * Restriction of the worker to its own origin. The policy in the page's <meta> does not apply to a worker, so the
 * worker itself refuses all other origins. The exception is import(), which no code can replace. Only Pyodide's two
 * scripts are imported with it.
 */

/** Other ways to reach the network from a worker. Nothing here needs them, so all are removed. */
const CLOSED = [
  "XMLHttpRequest",
  "WebSocket",
  "WebSocketStream",
  "WebTransport",
  "EventSource",
  "Worker",
  "SharedWorker",
  "importScripts",
  "FontFace",
  "caches",
];

/**
 * Leave the worker only `fetch`, and only from its own origin. Return a map from addresses to contents that `fetch`
 * returns without the network.
 */
export function restrictNetwork() {
  /** @type {Map<string, import("./downloads.js").Bytes>} */
  const served = new Map();
  const network = self.fetch.bind(self);

  /**
   * Fetch from our own origin. The browser itself refuses other origins, also after a redirect.
   * @type {typeof fetch}
   */
  const fetchOwn = async (input, init) => {
    const request = new Request(input, { ...init, mode: "same-origin" });
    const bytes = served.get(request.url);
    return bytes ? new Response(bytes) : network(request);
  };
  replaceGlobal("fetch", fetchOwn);
  for (const name of CLOSED) replaceGlobal(name, refuse);
  return served;
}

/** @param {string} name @param {Function} value */
function replaceGlobal(name, value) {
  for (let owner = self; owner; owner = Object.getPrototypeOf(owner)) {
    if (Object.hasOwn(owner, name)) Object.defineProperty(owner, name, { value, writable: false }); // configurable, so that own/closed.js can remove it
  }
}

function refuse() {
  throw new DOMException("The engine talks to no other origin.", "SecurityError");
}
