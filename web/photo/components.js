/**
 * Connected components of a picture: groups of dark pixels that touch each other.
 * @typedef {import("./grey.js").Picture} Picture
 * @typedef {{ pixels: Int32Array, left: number, top: number, right: number, bottom: number }} Component the indices of
 *   its pixels, and its first and last column and row
 */

/**
 * Return all connected groups of pixels with values of at least `least`. Pixels that touch only at their corners are
 * also connected.
 * @param {Picture} of @param {number} least @returns {Component[]}
 */
export function components(of, least) {
  const { width, height } = of;
  const ink = new Uint8Array(width * height);
  for (let i = 0; i < ink.length; i++) ink[i] = of.data[i] >= least ? 1 : 0;
  const queue = new Int32Array(width * height);
  /** @type {Component[]} */
  const found = [];
  for (let i = 0; i < ink.length; i++) if (ink[i]) found.push(flood(ink, width, height, i, queue));
  return found;
}

/**
 * Return the connected group that contains the pixel `start`, and remove the group from `ink`.
 * @param {Uint8Array} ink @param {number} width @param {number} height @param {number} start @param {Int32Array} queue
 * @returns {Component}
 */
function flood(ink, width, height, start, queue) {
  let [left, top, right, bottom] = [width, height, 0, 0];
  let end = 1;
  queue[0] = start;
  ink[start] = 0;
  for (let next = 0; next < end; next++) {
    const x = queue[next] % width;
    const y = (queue[next] - x) / width;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
    for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++) {
      for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
        const near = ny * width + nx;
        if (!ink[near]) continue;
        ink[near] = 0;
        queue[end++] = near;
      }
    }
  }
  return { pixels: queue.slice(0, end), left, top, right, bottom };
}
