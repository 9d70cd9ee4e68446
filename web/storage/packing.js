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

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const BITS = 6n;

/** So much more is a value expected where it has come before. */
const GAIN = 2;

/** What a text is not if it was cut off or changed: a number that depends on all others. */
const PROOF = 1 << 16;

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
  note(PROOF, "proof", memory.proof());
  let whole = 1n;
  for (const { low, count, total } of parts.reverse()) {
    const share = BigInt(count);
    whole = (whole / share) * BigInt(total) + BigInt(low) + (whole % share);
  }
  return lettersOf(whole);
}

/** What a walk gives that is told the numbers of a text; null where the text is no whole one. @template T @param {string} text @param {(pass: Pass) => T} walk @returns {T | null} */
export function unpacked(text, walk) {
  const number = numberOf(text);
  if (number === null) return null;
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
  const proof = memory.proof();
  return tell(PROOF, "proof") === proof && whole === 1n ? found : null;
}

/** What has come so far, place by place. */
function createMemory() {
  /** @type {Map<string, number[]>} */
  const places = new Map();
  let proof = 1;
  const countsOf = (/** @type {number} */ size, /** @type {string} */ place) => {
    const counts = places.get(place) ?? Array(size).fill(1);
    if (size <= LEARNT) places.set(place, counts);
    return counts;
  };
  const totalOf = (/** @type {number} */ size, /** @type {string} */ place) =>
    size > LEARNT ? size : sum(countsOf(size, place));
  return {
    totalOf,
    proof: () => proof % PROOF,
    /** @param {number} size @param {string} place @param {number} value @returns {Part} */
    partOf(size, place, value) {
      const total = totalOf(size, place);
      proof = (Math.imul(proof ^ value, 16_777_619) + size) >>> 0;
      if (size > LEARNT) return { low: value, count: 1, total };
      const counts = countsOf(size, place);
      const part = { low: sum(counts.slice(0, value)), count: counts[value], total };
      counts[value] += GAIN;
      return part;
    },
    /** @param {number} size @param {string} place @param {number} rest */
    valueAt(size, place, rest) {
      if (size > LEARNT) return rest;
      const counts = countsOf(size, place);
      let below = 0;
      return counts.findIndex((count) => {
        below += count;
        return rest < below;
      });
    },
  };
}

/** Of more values than these nothing is learnt: each is as likely. */
const LEARNT = 256;

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);

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
