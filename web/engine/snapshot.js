/**
 * A compact form of Pyodide's memory snapshot. It contains only the memory pages that have changed since the
 * WebAssembly was loaded. All other pages still contain its initial data or zeros. A list in front of the pages says
 * where each page belongs. The build packs the snapshot, and the worker writes the pages directly into memory.
 */
const PAGE = 4096; // bytes

/**
 * Return a snapshot in its compact form.
 * @param {Uint8Array} head  the start of Pyodide's snapshot, before the memory
 * @param {Uint8Array} memory  the rest of the snapshot
 * @param {Uint8Array} born  the same memory before any code has run
 */
export function pack(head, memory, born) {
  const all = Array.from({ length: memory.length / PAGE }, (_, place) => place);
  const changed = all.filter((place) => !isSame(pageOf(memory, place), pageOf(born, place)));
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
  const [length, count] = new Uint32Array(packed.buffer, 0, 2);
  const places = new Uint32Array(packed.buffer, 8, count);
  const start = 8 + places.byteLength;
  const head = packed.slice(start, start + length);
  const pages = packed.subarray(start + length);
  if (pages.length !== count * PAGE)
    throw new RangeError(`a snapshot of ${count} pages holds ${pages.length} bytes of them`);
  const write = () => {
    const target = memory();
    for (const [index, place] of places.entries()) target.set(pageOf(pages, index), place * PAGE);
    return new Uint8Array();
  };
  const subarray = (/** @type {number} */ from, /** @type {number | undefined} */ to) =>
    to === undefined ? write() : head.slice(from, to);
  return Object.assign(head, { subarray });
}

/** @param {Uint8Array} bytes @param {number} place */
const pageOf = (bytes, place) => bytes.subarray(place * PAGE, (place + 1) * PAGE);

/** @param {Uint8Array} one @param {Uint8Array} other */
const isSame = (one, other) => one.every((byte, index) => byte === other[index]);
