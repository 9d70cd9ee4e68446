/**
 * Restriction of the worker to its own origin. The security policy in the page's <meta> does not apply to a worker, so
 * the worker itself refuses all other origins. The only exception is import(), which code cannot replace. It is used
 * only for Pyodide's two scripts.
 */

/** Other ways to reach the network from a worker. Nothing on this page needs them, so all of them are removed. */
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
 * Remove all ways to reach the network except `fetch`, and limit `fetch` to the worker's own origin. Return a map from
 * addresses to contents. For these addresses, `fetch` returns the contents without the network.
 */
export function restrictNetwork() {
  /** @type {Map<string, import("./downloads.js").Bytes>} */
  const served = new Map();
  const network = self.fetch.bind(self);

  /**
   * Fetch from the worker's own origin. The browser itself refuses other origins, even after a redirect.
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
    // configurable, so that own/closed.js can remove it later
    if (Object.hasOwn(owner, name)) Object.defineProperty(owner, name, { value, writable: false });
  }
}

function refuse() {
  throw new DOMException("The engine talks to no other origin.", "SecurityError");
}
