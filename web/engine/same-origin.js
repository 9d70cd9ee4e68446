/**
 * Keeps the worker in its own origin. The policy in the page's <meta> does not govern a worker, so it refuses every other
 * origin by itself. What is left is import(), which no code can wrap: only Pyodide's two scripts go through it.
 */

/** All other ways to reach the network from a worker. None is needed here, so all are removed. */
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

/** Leaves the worker only `fetch`, and only from our own origin. Returns a map: what `fetch` is to give for an address without asking. */
export function fenceIn() {
  /** @type {Map<string, import("./downloads.js").Bytes>} */
  const served = new Map();
  const network = self.fetch.bind(self);

  /** The browser itself refuses any other origin, also behind a redirect. @type {typeof fetch} */
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
    if (Object.hasOwn(owner, name)) Object.defineProperty(owner, name, { value, writable: false }); // and own/closed.js can take it away
  }
}

function refuse() {
  throw new DOMException("The engine talks to no other origin.", "SecurityError");
}
