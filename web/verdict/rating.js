/**
 * Rates puzzles part by part. What was reached is remembered: whoever asks again, after a cancel or when a worker has
 * ended, goes on from there.
 *
 * @typedef {import("../contract/shapes.js").Rated} Rated
 * @typedef {ReturnType<typeof createRatings>} Rate
 */
import { puzzleKey } from "../board/board.js";

/** After so many seconds it is said what is known so far. */
const PART = 1;
/** Of so many puzzles. */
const REMEMBERED = 50;

/** @param {import("../contract/shapes.js").Ask} ask */
export function createRatings(ask) {
  /** What is known of puzzles whose rating is not finished. @type {Map<string, Rated>} */
  const known = new Map();

  /** @param {string} name @param {Rated | null} part */
  const remember = (name, part) => {
    known.delete(name);
    if (part?.next) known.set(name, part);
    for (const oldest of [...known.keys()].slice(0, -REMEMBERED)) known.delete(oldest);
  };

  /**
   * The rating; null without exactly one solution. `onPart` is told what is known, as soon as that is more than before.
   * @param {import("../app/state.js").BoardState} state @param {AbortSignal} signal @param {(part: Rated) => void} [onPart]
   */
  return async function rate(state, signal, onPart = () => {}) {
    const name = puzzleKey(state);
    let part = known.get(name) ?? null;
    if (part) onPart(part);
    do {
      const from = part?.next ?? null;
      const before = part;
      part = await ask("rate", { state, from, seconds: PART }, { signal, lane: "long" });
      remember(name, part);
      if (part?.next && isMore(part, before)) onPart(part);
    } while (part?.next);
    return part;
  };
}

/** @param {Rated} part @param {Rated | null} before */
const isMore = (part, before) => part.er !== before?.er || part.grade !== before.grade;
