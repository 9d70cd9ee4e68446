/**
 * The parts of a build: each is downloaded, inflated and checked by its hash before it is used.
 *
 * @typedef {{ sha256: string, bytes: number, inflated?: Part, later?: boolean }} Part  later: kept when it is first needed
 * @typedef {import("../parts/bytes.js").Bytes} Bytes
 * @typedef {(count: number) => void} Count  told how many bytes have come
 */
import { sha256 } from "../parts/bytes.js";
import { fetchPart as ask, inOneFile } from "../parts/parts.js";
import { BootError } from "./boot-error.js";

/** After so many milliseconds without a byte a download counts as stopped. */
const PATIENCE = 20_000;

/** One file that ends too early has parts that are shorter, and none behind them. */
const [DAMAGED, MISSING] = inOneFile
  ? /** @type {const} */ (["cut", "cut"])
  : /** @type {const} */ (["corrupt", "missing"]);

/** What build.json says of the build that is served now. */
export async function describeBuild() {
  const response = await open("build.json", "no-cache");
  return inTime(response.text(), "build.json").then(JSON.parse).catch(damaged("build.json"));
}

/**
 * Downloads each part once; one that failed is downloaded anew when it is needed again.
 * @param {Record<string, Part>} files
 */
export function createParts(files) {
  /** @type {Map<string, Promise<Bytes>>} */
  const taken = new Map();
  const drop = (/** @type {string} */ path) => {
    taken.get(path)?.then(free, () => {});
    taken.delete(path);
  };
  return {
    /** @param {string} path @param {Count} [count] */
    take(path, count) {
      const part = taken.get(path) ?? fetchPart(path, files[path], count);
      taken.set(path, part);
      part.catch(() => taken.delete(path));
      return part;
    },
    /** Forgets a part, which frees its memory. @param {string} path */
    drop,
    /** Forgets all parts. */
    clear() {
      for (const path of taken.keys()) drop(path);
    },
  };
}

/** A part as the build has it: a .gz is not unpacked. @param {string} path @param {Part} part */
export async function readPart(path, part) {
  const response = await open(path, "default");
  const bytes = new Uint8Array(await inTime(response.arrayBuffer(), path));
  if (await isIntact(bytes, part)) return bytes;
  throw new BootError(DAMAGED, path);
}

/** @param {string} path @param {Part} part @param {Count} [count] */
async function fetchPart(path, part, count = () => {}) {
  for (const cache of /** @type {RequestCache[]} */ (["default", "reload"])) {
    let bytes = 0;
    const add = (/** @type {number} */ more) => {
      bytes += more;
      count(more);
    };
    const content = await download(path, part, cache, add);
    if (content) return content;
    count(-bytes); // an old copy in the browser's cache: once more, past it
  }
  throw new BootError(DAMAGED, path);
}

/** The content of a file, null if it is damaged. @param {string} path @param {Part} part @param {RequestCache} cache @param {Count} count */
async function download(path, part, cache, count) {
  const response = await open(path, cache);
  const body = /** @type {ReadableStream<Bytes>} */ (response.body);
  const inflated = part.inflated ?? part;
  // Some servers send a .gz as a packed form of what is in it, which the browser has unpacked already.
  const packed = inflated !== part && !response.headers.get("content-encoding");
  const coming = packed ? part : inflated;
  const inflater = packed ? createInflater(inflated) : null;
  const arrived = await collect(
    body,
    coming,
    (read) => inTime(read, path),
    (chunk) => {
      count((chunk.length * part.bytes) / coming.bytes);
      return inflater?.write(chunk);
    },
  );
  inflater?.close();
  const intact = arrived && (await isIntact(arrived, coming));
  if (inflater && arrived) free(arrived);
  return intact ? (inflater?.content ?? arrived) : null;
}

/** Inflates while the rest is still coming. @param {Part} part  what must come out */
function createInflater(part) {
  const { readable, writable } = new DecompressionStream("gzip");
  const writer = writable.getWriter();
  const ignore = () => {}; // damage is found when the content is checked
  return {
    content: collect(readable, part).catch(() => null),
    write: (/** @type {Bytes} */ chunk) => writer.write(chunk).catch(ignore),
    close: () => writer.close().catch(ignore),
  };
}

/**
 * All that comes as one piece, null unless it is as long as it must be.
 * @param {ReadableStream<Bytes>} stream @param {Part} part
 * @param {<T>(read: Promise<T>) => Promise<T>} [wait] @param {(chunk: Bytes) => unknown} [onChunk]
 */
async function collect(stream, { bytes }, wait = (read) => read, onChunk = () => {}) {
  const all = new Uint8Array(bytes);
  const reader = stream.getReader();
  let at = 0;
  for (let read = await wait(reader.read()); read.value; read = await wait(reader.read())) {
    const chunk = read.value;
    if (at + chunk.length <= bytes) all.set(chunk, at);
    at += chunk.length;
    await onChunk(chunk);
    free(chunk);
  }
  return at === bytes ? all : null;
}

/** Frees the memory now: the garbage collector may leave a hundred megabytes for half a minute. @param {Bytes} bytes */
function free(bytes) {
  bytes.buffer.transfer?.(0);
}

/** @param {string} path @param {RequestCache} cache */
async function open(path, cache) {
  const response = await inTime(ask(path, { cache, mode: "same-origin" }), path);
  const type = response.headers.get("content-type");
  const isOther = type?.startsWith("text/html") && !path.endsWith(".html"); // what some servers send for what they lack
  if (response.ok && response.body && !isOther) return response;
  throw new BootError(MISSING, `${path}: ${response.status}, ${type}`);
}

/** @template T @param {Promise<T>} wait @param {string} path @returns {Promise<T>} */
async function inTime(wait, path) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let patience;
  /** @type {Promise<never>} */
  const stopped = new Promise((_, reject) => {
    patience = setTimeout(
      () => reject(new BootError("timeout", `${path}: nothing for ${PATIENCE / 1000} s`)),
      PATIENCE,
    );
  });
  const unreachable = (/** @type {unknown} */ error) => {
    throw new BootError("offline", `${path}: ${error}`);
  };
  return Promise.race([wait.catch(unreachable), stopped]).finally(() => clearTimeout(patience));
}

/** @param {string} path @returns {(error: unknown) => never} */
function damaged(path) {
  return (error) => {
    throw error instanceof SyntaxError ? new BootError("corrupt", path) : error;
  };
}

/** @param {Bytes} bytes @param {Part} part */
async function isIntact(bytes, part) {
  if (!crypto.subtle) return true; // plain http from another machine: length and gzip's own checksum must do
  return part.sha256 === Array.from(await sha256(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
