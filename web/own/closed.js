/**
 * What a fenced worker has of its globals while foreign code runs in it: only what is named here stays, so whatever a browser
 * brings tomorrow goes, too. What stays computes, tells the time, draws lots, and writes to the console.
 */

/** The language itself, and what Pyodide needs while Python runs. */
const STAYS = new Set(
  `Object Function Array Number parseFloat parseInt Infinity NaN undefined Boolean String Symbol Date Promise RegExp Error
  AggregateError EvalError RangeError ReferenceError SyntaxError TypeError URIError SuppressedError globalThis JSON Math Intl
  ArrayBuffer Uint8Array Int8Array Uint16Array Int16Array Uint32Array Int32Array Float16Array Float32Array Float64Array
  Uint8ClampedArray BigUint64Array BigInt64Array BigInt DataView Map Set WeakMap WeakSet WeakRef FinalizationRegistry Proxy
  Reflect Iterator Atomics DisposableStack AsyncDisposableStack decodeURI decodeURIComponent encodeURI encodeURIComponent
  escape unescape isFinite isNaN WebAssembly
  TextDecoder TextEncoder performance crypto console setTimeout clearTimeout`.split(/\s+/),
);

/** Python's memory may grow to this, and gets a MemoryError beyond. */
export const MOST_MEMORY = 512 * 2 ** 20;
const PAGE = 65_536;

/** Takes all else away, and looks whether it is gone. A name that cannot be taken away stops the worker. */
export function closeUp() {
  boundMemory();
  for (let owner = globalThis; owner && owner !== Object.prototype; owner = Object.getPrototypeOf(owner)) {
    for (const name of Reflect.ownKeys(owner)) if (!isKept(name)) Reflect.deleteProperty(owner, name);
  }
  const left = reachable();
  if (left.length) throw new Error(`still there: ${left.map(String).join(" ")}`);
}

/** What is there all the same, on the global object and behind it; numbers do no harm, as Chromium's TEMPORARY. */
export function reachable() {
  const names = [];
  for (let owner = globalThis; owner && owner !== Object.prototype; owner = Object.getPrototypeOf(owner)) {
    const found = Object.entries(Object.getOwnPropertyDescriptors(owner));
    names.push(
      ...found.filter(([name, { value }]) => !isKept(name) && typeof value !== "number").map(([name]) => name),
    );
    names.push(...Object.getOwnPropertySymbols(owner).filter((name) => !isKept(name)));
  }
  return names;
}

/** @param {string | symbol} name */
const isKept = (name) => name === Symbol.toStringTag || (typeof name === "string" && STAYS.has(name));

/** The browser's own bound is four gigabytes, or its end. */
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
