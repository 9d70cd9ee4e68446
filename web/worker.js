/**
 * Runs Python in a worker of its own and answers requests with it. The only file that knows Pyodide.
 *
 * To the page: {type: "boot", stage, bytes, total} while loading; {type: "ready", how, ms} once, or {type: "failed",
 * code, detail}; then {id, reply} for each {id, request}. Request and reply are the JSON texts of `sudoku.api.call`.
 */

/** @typedef {{ sha256: string, bytes: number }} Part */
/** @typedef {{ pyodide: { dir: string }, wheels: Record<"micropip" | "sudoku" | "pydyf" | "qrcodegen", string>, files: Record<string, Part> }} Build */
/** @typedef {(request: string) => string} Call */

const SCRIPTS = ["pyodide.mjs", "pyodide.asm.mjs"];
const DATA = ["pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json"];
const WASM_MAGIC = "\0asm";
const QUIET = 100; // milliseconds between two reports of progress

/** Every other way out of a worker. Nothing here needs one, so they are closed altogether. */
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

/** Ways to start Python, the first one that succeeds is taken. */
const WAYS = { plain: bootPlain };

/** What was downloaded and checked, by address, for Pyodide to find until it has started. @type {Map<string, Uint8Array<ArrayBuffer>>} */
const parts = new Map();
const network = self.fetch.bind(self);

class BootError extends Error {
  /** @param {"offline" | "missing" | "corrupt"} code @param {string} detail */
  constructor(code, detail) {
    super(detail);
    this.code = code;
  }
}

// The policy in the page's <meta> does not govern a worker, so the worker refuses every other origin by itself. What is
// left is import(), which no code can wrap: only the two fixed scripts above go through it.
replaceGlobal("fetch", fetchOwn);
for (const name of CLOSED) replaceGlobal(name, refuse);

boot().then(serve, fail);

/** @param {string} name @param {Function} value */
function replaceGlobal(name, value) {
  for (let owner = self; owner; owner = Object.getPrototypeOf(owner)) {
    if (Object.hasOwn(owner, name)) Object.defineProperty(owner, name, { value, writable: false, configurable: false });
  }
}

function refuse() {
  throw new DOMException("The engine talks to no other origin.", "SecurityError");
}

/** `fetch` from our own origin: the browser itself refuses any other, also behind a redirect. @type {typeof fetch} */
async function fetchOwn(input, init) {
  const request = new Request(input, { ...init, mode: "same-origin" });
  const part = parts.get(request.url);
  if (!part) return network(request);
  const type = request.url.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
  return new Response(part, { headers: { "content-type": type } });
}

async function boot() {
  const alive = holdLife();
  const build = JSON.parse(new TextDecoder().decode(await download("build.json", "no-cache")));
  let failure;
  for (const [how, way] of Object.entries(WAYS)) {
    try {
      const call = await way(build);
      await alive;
      return { how, call };
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

/** Held until this worker ends: the page waits for the same lock, and so learns of an end that raises no event. */
function holdLife() {
  return new Promise((held) => {
    const hold = () => {
      held(null);
      return new Promise(() => {});
    };
    navigator.locks ? navigator.locks.request(self.name, hold).catch(held) : held(null);
  });
}

/** Pyodide from its files, micropip by its address, and our package by micropip. @param {Build} build @returns {Promise<Call>} */
async function bootPlain({ pyodide: { dir }, wheels, files }) {
  const printing = [wheels.pydyf, wheels.qrcodegen];
  const scripts = SCRIPTS.map((name) => dir + name);
  const data = [...DATA.map((name) => dir + name), wheels.micropip, wheels.sudoku, ...printing];
  const progress = trackBytes([...scripts, ...data].reduce((sum, path) => sum + files[path].bytes, 0));
  const [[{ loadPyodide }]] = await Promise.all([
    Promise.all(scripts.map((path) => importPart(path, files[path], progress))),
    Promise.all(data.map((path) => takePart(path, files[path], progress))),
  ]);
  progress.stage("python");
  const indexURL = address(dir);
  const python = await loadPyodide({ indexURL, packageBaseUrl: indexURL, enableRunUntilComplete: false });
  progress.stage("package");
  await python.loadPackage(address(wheels.micropip), { messageCallback: () => {} });
  for (const wheel of printing) python.unpackArchive(parts.get(address(wheel)), "wheel");
  await python.pyimport("micropip").install(address(wheels.sudoku));
  parts.clear();
  return python.pyimport("sudoku.api").call;
}

/** Counts what arrives and tells the page, now and then. @param {number} total */
function trackBytes(total) {
  let bytes = 0;
  let told = -QUIET;
  const tell = (stage = "download") => postMessage({ type: "boot", stage, bytes, total });
  const add = (/** @type {number} */ count) => {
    bytes += count;
    if (performance.now() - told < QUIET) return;
    told = performance.now();
    tell();
  };
  return { add, stage: tell };
}

/** A script counts when it is there. @param {string} path @param {Part} part @param {ReturnType<typeof trackBytes>} progress */
async function importPart(path, part, progress) {
  try {
    const module = await import(address(path));
    progress.add(part.bytes);
    return module;
  } catch (error) {
    await takePart(path, part, progress); // a failed import does not say why, and keeps a damaged copy: this does better
    throw error;
  }
}

/** Downloads, checks and keeps. @param {string} path @param {Part} part @param {ReturnType<typeof trackBytes>} progress */
async function takePart(path, part, progress) {
  for (const cache of /** @type {RequestCache[]} */ (["default", "reload"])) {
    const bytes = await download(path, cache, progress.add);
    if (await isIntact(path, bytes, part)) return parts.set(address(path), bytes);
    progress.add(-bytes.length); // an old copy in the browser's cache: once more, past it
  }
  throw new BootError("corrupt", path);
}

/** loadPyodide never settles on a damaged file, so damage is found before. @param {string} path @param {Uint8Array<ArrayBuffer>} bytes @param {Part} part */
async function isIntact(path, bytes, part) {
  if (bytes.length !== part.bytes) return false;
  if (path.endsWith(".wasm") && String.fromCharCode(...bytes.subarray(0, 4)) !== WASM_MAGIC) return false;
  if (!crypto.subtle) return true; // plain http from another machine: length and magic bytes must do
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return part.sha256 === Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @param {string} path @param {RequestCache} [cache] @param {(count: number) => void} [onBytes] */
async function download(path, cache, onBytes = () => {}) {
  const response = await network(address(path), { cache, mode: "same-origin" }).catch(unreachable(path));
  const type = response.headers.get("content-type");
  if (!response.ok || type?.startsWith("text/html"))
    throw new BootError("missing", `${path}: ${response.status}, ${type}`);
  const count = new TransformStream({
    transform(chunk, out) {
      onBytes(chunk.length);
      out.enqueue(chunk);
    },
  });
  const body = /** @type {ReadableStream<Uint8Array<ArrayBuffer>>} */ (response.body).pipeThrough(count);
  return new Uint8Array(await new Response(body).arrayBuffer().catch(unreachable(path)));
}

/** @param {string} path @returns {(error: unknown) => never} */
function unreachable(path) {
  return (error) => {
    throw new BootError("offline", `${path}: ${error}`);
  };
}

/** Where a file of the build is, wherever the whole is served. @param {string} path */
function address(path) {
  return new URL(path, import.meta.url).href;
}

/** @param {{ how: string, call: Call }} started */
function serve({ how, call }) {
  self.onmessage = ({ data: { id, request } }) => postMessage({ id, reply: call(request) });
  postMessage({ type: "ready", how, ms: Math.round(performance.now()) });
}

/** @param {Error} error */
function fail(error) {
  const code = error instanceof BootError ? error.code : "python";
  postMessage({ type: "failed", code, detail: error.message });
}
