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

/**
 * @param {import("../contract/shapes.js").Ask} ask
 * @param {object} [kept]  what outlives a visit
 * @param {(puzzle: string) => Promise<Rated | null>} [kept.recall]  how far the rating of a puzzle had come
 * @param {(puzzle: string, reached: Rated) => void} [kept.keep]
 */
export function createRatings(ask, { recall, keep = () => {} } = {}) {
  /** What is known of puzzles whose rating is not finished. @type {Map<string, Rated>} */
  const known = new Map();

  /** @param {string} name @param {Rated | null} part */
  const remember = (name, part) => {
    known.delete(name);
    if (part?.next) {
      known.set(name, part);
      keep(name, part);
    }
    for (const oldest of [...known.keys()].slice(0, -REMEMBERED)) known.delete(oldest);
  };

  /**
   * A part of it, from the beginning where what was kept is of no use.
   * @param {import("../app/state.js").BoardState} state @param {Rated["next"]} from @param {AbortSignal} signal @returns {Promise<Rated | null>}
   */
  const asks = (state, from, signal) =>
    ask("rate", { state, from, seconds: PART }, { signal, lane: "long" }).catch((error) => {
      if (!from || error?.code !== "bug") throw error;
      return asks(state, null, signal);
    });

  /**
   * The rating; null without exactly one solution. `onPart` is told what is known, as soon as that is more than before.
   * @param {import("../app/state.js").BoardState} state @param {AbortSignal} signal @param {(part: Rated) => void} [onPart]
   */
  return async function rate(state, signal, onPart = () => {}) {
    const name = puzzleKey(state);
    let part = known.get(name) ?? (recall ? await recall(name) : null);
    if (part) onPart(part);
    do {
      const from = part?.next ?? null;
      const before = part;
      part = await asks(state, from, signal);
      remember(name, part);
      if (part?.next && isMore(part, before)) onPart(part);
    } while (part?.next);
    return part;
  };
}

/** @param {Rated} part @param {Rated | null} before */
const isMore = (part, before) => part.er !== before?.er || part.grade !== before.grade;
