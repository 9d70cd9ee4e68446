/**
 * The parts of a build, which are files on the server. Each part is downloaded, unpacked, and checked against its hash
 * before it is used.
 * @typedef {{ sha256: string, bytes: number, inflated?: Part, later?: boolean }} Part  later: whether the page saves
 *   the part only when it is first needed
 * @typedef {import("../parts/bytes.js").Bytes} Bytes
 * @typedef {(count: number) => void} Count  called with the number of bytes that have just arrived
 */
import { sha256 } from "../parts/bytes.js";
import { fetchPart as ask, inOneFile } from "../parts/parts.js";
import { BootError } from "./boot-error.js";

/** The time in milliseconds after which a download counts as stopped if no byte arrives. */
const TIMEOUT = 20_000;

/** The first bytes of a .gz file, which show that it is still packed. */
const GZIP = [0x1f, 0x8b];

/**
 * The error codes of a damaged part and of a missing part. In the page as one file, both mean that the file was cut
 * off. The part at the cut is too short, and the parts after it are missing.
 */
const [DAMAGED, MISSING] = inOneFile
  ? /** @type {const} */ (["cut", "cut"])
  : /** @type {const} */ (["corrupt", "missing"]);

/** Return the content of build.json, which describes the build on the server. */
export async function describeBuild() {
  const response = await open("build.json", "no-cache");
  return inTime(response.text(), "build.json").then(JSON.parse).catch(damaged("build.json"));
}

/**
 * Create a store that downloads each part of the page (a file of the build) only once. A part whose download failed is
 * downloaded again when it is needed the next time.
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
    /** Remove a part from the store and free its memory. @param {string} path */
    drop,
    /** Remove all parts from the store and free their memory. */
    clear() {
      for (const path of taken.keys()) drop(path);
    },
  };
}

/**
 * Download a part of the page (a file of the build) and return it exactly as it is in the build. A .gz file is not
 * unpacked. Throws BootError if the part is damaged.
 * @param {string} path @param {Part} part
 */
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
    count(-bytes); // the cache may have an outdated copy, so the next try does without the cache
  }
  throw new BootError(DAMAGED, path);
}

/**
 * Return the content of a file, or null if it is damaged.
 * @param {string} path @param {Part} part @param {RequestCache} cache @param {Count} count
 */
async function download(path, part, cache, count) {
  const response = await open(path, cache);
  const chunks = chunksOf(/** @type {ReadableStream<Bytes>} */ (response.body), (read) => inTime(read, path));
  const { value: first } = await chunks.next();
  const inflated = part.inflated ?? part;
  const packed = inflated !== part && isPacked(first);
  const coming = packed ? part : inflated;
  const inflater = packed ? createInflater(inflated) : null;
  const arrived = await collect(withFirst(first, chunks), coming, (chunk) => {
    count((chunk.length * part.bytes) / coming.bytes);
    return inflater?.write(chunk);
  });
  inflater?.close();
  const intact = arrived && (await isIntact(arrived, coming));
  if (inflater && arrived) free(arrived);
  return intact ? (inflater?.content ?? arrived) : null;
}

/**
 * Return whether a .gz file is still packed. Some servers send it with a content encoding, which the browser removes.
 * Others compress it once more, so that it is still packed without that encoding. Therefore only the first bytes show
 * whether it is packed.
 * @param {Bytes | undefined} first  the first bytes
 */
const isPacked = (first) => GZIP.every((byte, at) => first?.[at] === byte);

/**
 * Create an inflater that unpacks chunks of a part while the rest is still being downloaded.
 * @param {Part} part  the hash and the length of the unpacked content
 */
function createInflater(part) {
  const { readable, writable } = new DecompressionStream("gzip");
  const writer = writable.getWriter();
  const ignore = () => {}; // errors are ignored here, because damage is found when the content is checked
  return {
    content: collect(chunksOf(readable), part).catch(() => null),
    write: (/** @type {Bytes} */ chunk) => writer.write(chunk).catch(ignore),
    close: () => writer.close().catch(ignore),
  };
}

/**
 * Yield the chunks of a stream. Each chunk is so long that `isPacked` can recognise a .gz file by it, unless the stream
 * ends before.
 * @param {ReadableStream<Bytes>} stream
 * @param {<T>(read: Promise<T>) => Promise<T>} [wait]  waits for a chunk, and may fail after a time limit
 * @returns {AsyncGenerator<Bytes, undefined>}
 */
async function* chunksOf(stream, wait = (read) => read) {
  const reader = stream.getReader();
  let short = new Uint8Array();
  for (let read = await wait(reader.read()); read.value; read = await wait(reader.read())) {
    const chunk = short.length ? new Uint8Array([...short, ...read.value]) : read.value;
    short = chunk.length < GZIP.length ? chunk : new Uint8Array();
    if (!short.length && chunk.length) yield chunk;
  }
  if (short.length) yield short;
}

/**
 * Yield the first chunk, which has already been read, and the others.
 * @param {Bytes | undefined} first @param {AsyncIterable<Bytes>} others
 */
async function* withFirst(first, others) {
  if (first) yield first;
  yield* others;
}

/**
 * Return the content of all chunks in one piece, or null if its length is wrong.
 * @param {AsyncIterable<Bytes>} chunks @param {Part} part @param {(chunk: Bytes) => unknown} [onChunk]
 */
async function collect(chunks, { bytes }, onChunk = () => {}) {
  const all = new Uint8Array(bytes);
  let at = 0;
  for await (const chunk of chunks) {
    if (at + chunk.length <= bytes) all.set(chunk, at);
    at += chunk.length;
    await onChunk(chunk);
    free(chunk);
  }
  return at === bytes ? all : null;
}

/**
 * Free the memory of some bytes at once. The garbage collector may take half a minute to free a hundred megabytes.
 * @param {Bytes} bytes
 */
function free(bytes) {
  bytes.buffer.transfer?.(0);
}

/** @param {string} path @param {RequestCache} cache */
async function open(path, cache) {
  const response = await inTime(ask(path, { cache, mode: "same-origin" }), path);
  const type = response.headers.get("content-type");
  const isOther = type?.startsWith("text/html") && !path.endsWith(".html"); // some servers send an HTML page if a file is missing
  if (response.ok && response.body && !isOther) return response;
  throw new BootError(MISSING, `${path}: ${response.status}, ${type}`);
}

/** @template T @param {Promise<T>} wait @param {string} path @returns {Promise<T>} */
async function inTime(wait, path) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** @type {Promise<never>} */
  const stopped = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new BootError("timeout", `${path}: nothing for ${TIMEOUT / 1000} s`)), TIMEOUT);
  });
  const unreachable = (/** @type {unknown} */ error) => {
    throw new BootError("offline", `${path}: ${error}`);
  };
  return Promise.race([wait.catch(unreachable), stopped]).finally(() => clearTimeout(timer));
}

/** @param {string} path @returns {(error: unknown) => never} */
function damaged(path) {
  return (error) => {
    throw error instanceof SyntaxError ? new BootError("corrupt", path) : error;
  };
}

/** @param {Bytes} bytes @param {Part} part */
async function isIntact(bytes, part) {
  if (!crypto.subtle) return true; // no hashes on plain http from another machine
  return part.sha256 === Array.from(await sha256(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
