/**
 * A compact form of Pyodide's memory snapshot. It contains only the memory pages that have changed since the
 * WebAssembly was loaded. All other pages still contain its initial data or zeros. A list in front of the pages says
 * where each page belongs. The build packs the snapshot, and the worker writes the pages directly into memory. The last
 * page is always there and tells the size of the memory, which is larger than the one that the WebAssembly starts with.
 */
const PAGE = 4096; // bytes
const UNIT = 65_536; // bytes by which a WebAssembly memory can grow

/**
 * Return a snapshot in its compact form.
 * @param {Uint8Array} head  the start of Pyodide's snapshot, before the memory
 * @param {Uint8Array} memory  the rest of the snapshot
 * @param {Uint8Array} born  the same memory before any code has run
 */
export function pack(head, memory, born) {
  const all = Array.from({ length: memory.length / PAGE }, (_, place) => place);
  const isNeeded = (/** @type {number} */ place) =>
    place === all.length - 1 || !isSame(pageOf(memory, place), pageOf(born, place));
  const changed = all.filter(isNeeded);
  const list = new Uint8Array(Uint32Array.of(head.length, changed.length, ...changed).buffer);
  const packed = new Uint8Array(list.length + head.length + changed.length * PAGE);
  packed.set(list);
  packed.set(head, list.length);
  for (const [index, place] of changed.entries())
    packed.set(pageOf(memory, place), list.length + head.length + index * PAGE);
  return packed;
}

/**
 * Return an object that Pyodide accepts as its snapshot. Pyodide reads the head. It then requests everything after the
 * head once, to copy this into its memory. At this request, the pages are written into the memory directly, and nothing
 * remains to be copied. Throws RangeError if pages are missing: with such a memory, Python might fail or never answer.
 * @param {import("./downloads.js").Bytes} packed @param {() => Uint8Array} memory  returns the current memory
 */
export function unpack(packed, memory) {
  const { length, places } = listOf(packed);
  const start = 8 + places.byteLength;
  const head = packed.slice(start, start + length);
  const pages = packed.subarray(start + length);
  if (pages.length !== places.length * PAGE)
    throw new RangeError(`a snapshot of ${places.length} pages holds ${pages.length} bytes of them`);
  const write = () => {
    const target = memory();
    for (const [index, place] of places.entries()) target.set(pageOf(pages, index), place * PAGE);
    return new Uint8Array();
  };
  const subarray = (/** @type {number} */ from, /** @type {number | undefined} */ to) =>
    to === undefined ? write() : head.slice(from, to);
  return Object.assign(head, { subarray });
}

/**
 * Grow a memory to the size that a packed snapshot needs. Call this before any code has run in the memory, because that
 * code would go on with a view of the smaller one.
 * @param {WebAssembly.Memory} memory @param {import("./downloads.js").Bytes} packed
 */
export function makeRoom(memory, packed) {
  const { places } = listOf(packed);
  growTo(memory, (places[places.length - 1] + 1) * PAGE);
}

/** Grow a memory to a size in bytes, unless it is as large already. @param {WebAssembly.Memory} memory @param {number} size */
export function growTo(memory, size) {
  const missing = size - memory.buffer.byteLength;
  if (missing > 0) memory.grow(Math.ceil(missing / UNIT));
}

/** Return the length of the head, and the places of the pages in ascending order. @param {import("./downloads.js").Bytes} packed */
function listOf({ buffer }) {
  const [length, count] = new Uint32Array(buffer, 0, 2);
  return { length, places: new Uint32Array(buffer, 8, count) };
}

/** @param {Uint8Array} bytes @param {number} place */
const pageOf = (bytes, place) => bytes.subarray(place * PAGE, (place + 1) * PAGE);

/** @param {Uint8Array} one @param {Uint8Array} other */
const isSame = (one, other) => one.every((byte, index) => byte === other[index]);
