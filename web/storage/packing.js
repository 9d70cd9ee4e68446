/**
 * Many small numbers as one short text. The numbers are one integer, as in any mixed radix, but what has come often in its place
 * takes less room than what is rare (asymmetric numeral systems: Duda, 2009), and the integer is written in 64 letters.
 *
 * A walk names every number once, for both directions: it hands on how many values there are, in what place, and, for writing,
 * which it is; it is given the number either way.
 *
 * @typedef {(size: number, place: string, value?: number) => number} Pass
 * @typedef {{low: number, count: number, total: number}} Part  of all that has come in a place: where a value's share begins, and its size
 */
import { hashOf } from "../board/hash.js";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const BITS = 6n;

/** So much more is a value expected where it has come before. */
const GAIN = 2;

/** Of so many letters is the proof that a text is whole. */
const PROOF = 3;

/** @param {(pass: Pass) => void} walk */
export function packed(walk) {
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

/** What a walk gives that is told the numbers of a text; null where the text is no whole one. @template T @param {string} text @param {(pass: Pass) => T} walk @returns {T | null} */
export function unpacked(text, walk) {
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

/** What has come so far, place by place. */
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

/** Letters that do, its halves folded. @param {string} letters */
export function proofOf(letters) {
  const hash = hashOf(letters);
  const folded = (hash >>> 18) ^ hash;
  return Array.from({ length: PROOF }, (_, at) => LETTERS[(folded >> (6 * at)) & 63]).join("");
}

/** @param {bigint} whole */
function lettersOf(whole) {
  let text = "";
  for (let rest = whole; rest > 0n; rest >>= BITS) text += LETTERS[Number(rest & 63n)];
  return text;
}

/** @param {string} text @returns {bigint | null} */
function numberOf(text) {
  let whole = 0n;
  for (const letter of [...text].reverse()) {
    const value = LETTERS.indexOf(letter);
    if (value < 0) return null;
    whole = (whole << BITS) | BigInt(value);
  }
  return text ? whole : null;
}
