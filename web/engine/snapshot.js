/**
 * A memory snapshot that only contains the memory pages that differ from WebAssembly's initial data and from zeros. A
 * list before them has their positions. The build packs the snapshot, and the worker writes the pages directly to their
 * positions.
 */
const PAGE = 4096; // bytes

/**
 * Return a packed snapshot.
 * @param {Uint8Array} head  of Pyodide's snapshot
 * @param {Uint8Array} memory  after the head
 * @param {Uint8Array} born  the same memory before any code ran
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
 * Return an object that Pyodide accepts as its snapshot. Pyodide reads the head, and then requests everything after the
 * head once, to copy it into its memory. At this moment the pages are written, and nothing remains to be copied.
 *
 * Throws RangeError if pages are missing. With such a memory Python might fail, but it might also never answer.
 * @param {import("./downloads.js").Bytes} packed @param {() => Uint8Array} memory  returns the memory at that moment
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
