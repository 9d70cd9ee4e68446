/**
 * Restriction of the global names in an isolated worker, before other people's code runs there. Only the names in a
 * list remain, so that features of future browsers are removed, too. The remaining names allow calculation, the time,
 * random numbers, and messages to the console.
 */

/**
 * The global names that remain for a person's program: those of the language, and those that Pyodide needs while Python
 * runs.
 */
const ALLOWED = new Set(
  `Object Function Array Number parseFloat parseInt Infinity NaN undefined Boolean String Symbol Date Promise RegExp Error
  AggregateError EvalError RangeError ReferenceError SyntaxError TypeError URIError SuppressedError globalThis JSON Math Intl
  ArrayBuffer Uint8Array Int8Array Uint16Array Int16Array Uint32Array Int32Array Float16Array Float32Array Float64Array
  Uint8ClampedArray BigUint64Array BigInt64Array BigInt DataView Map Set WeakMap WeakSet WeakRef FinalizationRegistry Proxy
  Reflect Iterator Atomics DisposableStack AsyncDisposableStack decodeURI decodeURIComponent encodeURI encodeURIComponent
  escape unescape isFinite isNaN WebAssembly
  TextDecoder TextEncoder performance crypto console setTimeout clearTimeout`.split(/\s+/),
);

/** The greatest memory that Python may use, in bytes. A program that needs more gets a MemoryError. */
export const MOST_MEMORY = 512 * 2 ** 20;
const PAGE = 65_536;

/**
 * Remove all global names except those in ALLOWED, and check that they are gone. If one cannot be removed, throw an
 * error, which stops the worker.
 */
export function closeUp() {
  boundMemory();
  for (let owner = globalThis; owner && owner !== Object.prototype; owner = Object.getPrototypeOf(owner)) {
    for (const name of Reflect.ownKeys(owner)) if (!isAllowed(name)) Reflect.deleteProperty(owner, name);
  }
  const left = reachable();
  if (left.length) throw new Error(`still there: ${left.map(String).join(" ")}`);
}

/**
 * Return the names that should have been removed but are still on the global object or its prototypes. Numbers such as
 * Chromium's TEMPORARY are left out, because they are harmless.
 */
export function reachable() {
  const names = [];
  for (let owner = globalThis; owner && owner !== Object.prototype; owner = Object.getPrototypeOf(owner)) {
    const found = Object.entries(Object.getOwnPropertyDescriptors(owner));
    names.push(
      ...found.filter(([name, { value }]) => !isAllowed(name) && typeof value !== "number").map(([name]) => name),
    );
    names.push(...Object.getOwnPropertySymbols(owner).filter((name) => !isAllowed(name)));
  }
  return names;
}

/** @param {string | symbol} name */
const isAllowed = (name) => name === Symbol.toStringTag || (typeof name === "string" && ALLOWED.has(name));

/**
 * Limit the memory of WebAssembly. Without this limit, a program could use up to four gigabytes or crash the browser.
 */
function boundMemory() {
  const { prototype } = WebAssembly.Memory;
  const { grow } = prototype;
  /** @this {WebAssembly.Memory} @param {number} pages */
  const bounded = function (pages) {
    if (this.buffer.byteLength + pages * PAGE > MOST_MEMORY) throw new RangeError("more memory than a run may have");
    return grow.call(this, pages);
  };
  Object.defineProperty(prototype, "grow", { value: bounded, writable: false, configurable: false });
}
