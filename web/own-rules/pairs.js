/** Tables of pairs in the text of a rule, and what the lesson on your own rules says about them. Functions here are pure. */

const SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const BITS = 6; // of a sign

/**
 * Return for each digit which digits may follow it. See Python's rules/tables.py for the text.
 * @param {string} table @returns {boolean[][]}
 */
export function pairsOf(table) {
  const size = SIGNS.indexOf(table[1]);
  const bit = (/** @type {number} */ at) => (SIGNS.indexOf(table[2 + Math.floor(at / BITS)] ?? "A") >> (at % BITS)) & 1;
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => bit(row * size + column) === 1),
  );
}

/** Return the pairs of digits from 1 to `size` that pass a test. @param {number} size @param {(a: number, b: number) => boolean} test */
const where = (size, test) =>
  Array.from({ length: size }, (_, a) => Array.from({ length: size }, (_, b) => test(a + 1, b + 1)));

/**
 * The rules that a pupil may have written, each with the key of its answer. The first is the aim.
 * @type {[string, (a: number, b: number) => boolean][]}
 */
const KNOWN = [
  ["right", (a, b) => Math.abs(a - b) >= 5],
  ["all", () => true],
  ["one-way", (a, b) => a - b >= 5],
  ["one-way", (a, b) => b - a >= 5],
  ["more", (a, b) => Math.abs(a - b) > 5],
  ["exactly", (a, b) => Math.abs(a - b) === 5],
  ["reversed", (a, b) => Math.abs(a - b) <= 5],
  ["reversed", (a, b) => Math.abs(a - b) < 5],
];

/** Return the name of the answer to a table of pairs. @param {boolean[][]} pairs */
export function answerTo(pairs) {
  const found = KNOWN.find(([, test]) => String(where(pairs.length, test)) === String(pairs));
  return found ? found[0] : "unlike";
}
