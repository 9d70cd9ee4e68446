/**
 * Memory that is half zeros, without them: `pack` keeps the pages that hold anything, after a list of where they belong.
 * Packed by the build, unpacked by the worker: that halves what is inflated and held at every start.
 */
const PAGE = 4096; // bytes

/** @param {Uint8Array} memory */
export function pack(memory) {
  const places = Array.from({ length: Math.ceil(memory.length / PAGE) }, (_, place) => place);
  const kept = places.filter((place) => pageOf(memory, place).some(Boolean));
  const head = new Uint8Array(Uint32Array.of(memory.length, kept.length, ...kept).buffer);
  const packed = new Uint8Array(head.length + kept.length * PAGE);
  packed.set(head);
  for (const [index, place] of kept.entries()) packed.set(pageOf(memory, place), head.length + index * PAGE);
  return packed;
}

/** @param {import("./parts.js").Bytes} packed */
export function unpack(packed) {
  const [length, count] = new Uint32Array(packed.buffer, 0, 2);
  const places = new Uint32Array(packed.buffer, 8, count);
  const pages = packed.subarray(8 + places.byteLength);
  const memory = new Uint8Array(length); // zeros that nobody writes cost nothing
  for (const [index, place] of places.entries()) {
    const start = place * PAGE;
    memory.set(pageOf(pages, index).subarray(0, length - start), start);
  }
  return memory;
}

/** @param {Uint8Array} bytes @param {number} place */
const pageOf = (bytes, place) => bytes.subarray(place * PAGE, (place + 1) * PAGE);
