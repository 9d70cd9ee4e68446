/**
 * Return a square of values after some quarter turns to the left.
 * @template {Float32Array | any[]} T
 * @param {T} square @param {number} turns  the number of quarter turns @returns {T}
 */
export function turned(square, turns) {
  const side = Math.sqrt(square.length);
  let now = square;
  for (let turn = 0; turn < turns; turn++) {
    const before = now;
    now = /** @type {T} */ (before.map((_, i) => before[(i % side) * side + (side - 1 - Math.floor(i / side))]));
  }
  return now;
}
