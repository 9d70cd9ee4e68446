/** Random numbers from a seed. */

/**
 * Return a function that gives numbers from 0 to below 1, the same for the same seed (mulberry32).
 * @param {number} seed
 */
export function randomFrom(seed) {
  let now = seed;
  return () => {
    now = (now + 0x6d2b79f5) | 0;
    let mixed = Math.imul(now ^ (now >>> 15), 1 | now);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
