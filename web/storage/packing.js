/**
 * Many small numbers as one short text. Each number belongs to a named place, which says what the number stands for.
 * For each place, the values so far are counted, and a frequent value takes less room than a rare one (asymmetric
 * numeral systems: Duda, 2009). The result is one integer, which is written with 64 letters. Packing and unpacking use
 * the same function of the caller, called a walk. The walk calls `Pass` once for each number, always in the same order.
 * It gives `Pass` the number of possible values, the name of the place and, for packing only, the value. `Pass` returns
 * the value in both cases.
 * @typedef {(size: number, place: string, value?: number) => number} Pass
 * @typedef {{low: number, count: number, total: number}} Part  the counts for a place: `low`: the sum of the counts of
 *   smaller values; `count`: the count of the value; `total`: the sum of all counts
 */
import { hashOf } from "../board/hash.js";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const BITS = 6n;

/**
 * The amount by which the count of a value grows each time the value occurs. Frequent values take less room in the
 * packed text.
 */
const GAIN = 2;

/** The number of letters of the checksum. */
const PROOF = 3;

/**
 * Return numbers as packed text. The function `walk` gives them one by one to the function `Pass`.
 * @param {(pass: Pass) => void} walk
 */
export function pack(walk) {
  const memory = createMemory();
  /** @type {Part[]} */
  const parts = [];
  /** @type {Pass} */
  const note = (size, place, value = 0) => {
    parts.push(memory.partOf(size, place, value));
    return value;
  };
  walk(note);
  let whole = 1n;
  for (const { low, count, total } of parts.reverse()) {
    const share = BigInt(count);
    whole = (whole / share) * BigInt(total) + BigInt(low) + (whole % share);
  }
  const letters = lettersOf(whole);
  return proofOf(letters) + letters;
}

/**
 * Unpack a text. The function `walk` asks for its numbers one by one, in the order in which they were packed. Return
 * the result of `walk`, or null if the text is damaged.
 * @template T @param {string} text @param {(pass: Pass) => T} walk @returns {T | null}
 */
export function unpack(text, walk) {
  const letters = text.slice(PROOF);
  const number = numberOf(letters);
  if (number === null || proofOf(letters) !== text.slice(0, PROOF)) return null;
  let whole = number;
  const memory = createMemory();
  /** @type {Pass} */
  const tell = (size, place) => {
    const total = memory.totalOf(size, place);
    const rest = Number(whole % BigInt(total));
    const value = memory.valueAt(size, place, rest);
    const { low, count } = memory.partOf(size, place, value);
    whole = BigInt(count) * (whole / BigInt(total)) + BigInt(rest - low);
    return value;
  };
  const found = walk(tell);
  return whole === 1n ? found : null;
}

/**
 * Create an object that counts how often each value has occurred so far, separately for each named place (what a number
 * stands for).
 */
function createMemory() {
  /** @type {Map<string, number[]>} */
  const places = new Map();
  const countsOf = (/** @type {number} */ size, /** @type {string} */ place) => {
    const counts = places.get(place) ?? Array(size).fill(1);
    places.set(place, counts);
    return counts;
  };
  return {
    /** @param {number} size @param {string} place */
    totalOf: (size, place) => sum(countsOf(size, place)),
    /** @param {number} size @param {string} place @param {number} value @returns {Part} */
    partOf(size, place, value) {
      const counts = countsOf(size, place);
      const part = { low: sum(counts.slice(0, value)), count: counts[value], total: sum(counts) };
      counts[value] += GAIN;
      return part;
    },
    /** @param {number} size @param {string} place @param {number} rest */
    valueAt(size, place, rest) {
      let below = 0;
      return countsOf(size, place).findIndex((count) => {
        below += count;
        return rest < below;
      });
    },
  };
}

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);

/** Return a checksum of letters, as letters. It is their hash with its two halves combined. @param {string} letters */
export function proofOf(letters) {
  const hash = hashOf(letters);
  const folded = (hash >>> 18) ^ hash;
  return Array.from({ length: PROOF }, (_, at) => LETTERS[(folded >> (6 * at)) & 63]).join("");
}

/** Return an integer as letters. The lowest bits come first. @param {bigint} whole */
function lettersOf(whole) {
  let text = "";
  for (let rest = whole; rest > 0n; rest >>= BITS) text += LETTERS[Number(rest & 63n)];
  return text;
}

/**
 * Return the integer that is written as letters, or null if the text is empty or contains other characters.
 * @param {string} text @returns {bigint | null}
 */
function numberOf(text) {
  let whole = 0n;
  for (const letter of [...text].reverse()) {
    const value = LETTERS.indexOf(letter);
    if (value < 0) return null;
    whole = (whole << BITS) | BigInt(value);
  }
  return text ? whole : null;
}
