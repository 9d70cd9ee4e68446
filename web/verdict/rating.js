/**
 * Rates puzzles part by part. What was reached is remembered: whoever asks again, after a cancel or when a worker has
 * ended, goes on from there. Where chains are nested, thousands of nets are to be worked out; they are shared out among
 * workers that have nothing to do. See decision 0403.
 *
 * @typedef {import("../contract/shapes.js").Rated} Rated
 * @typedef {import("../contract/shapes.js").Share} Share
 * @typedef {import("../app/state.js").BoardState} BoardState
 * @typedef {{ask: import("../contract/shapes.js").Ask, countIdle: () => number, retry: () => void}} Pool
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
 * @param {(() => Pool) | null} [pool]  more workers; they start when they are first asked for
 */
export function createRatings(ask, { recall, keep = () => {} } = {}, pool = null) {
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
   * @param {BoardState} state @param {Rated["next"]} from @param {Share[]} shares @param {AbortSignal} signal @returns {Promise<Rated | null>}
   */
  const asks = (state, from, shares, signal) =>
    ask("rate", { state, from, seconds: PART, spread: pool !== null, shares }, { signal, lane: "long" }).catch(
      (error) => {
        if (!from || error?.code !== "bug") throw error;
        return asks(state, null, [], signal);
      },
    );

  /**
   * The nets that come next, where several workers are free for them; none where they are not, or one of them fails.
   * @param {BoardState} state @param {NonNullable<Rated["next"]>} from @param {AbortSignal} signal @returns {Promise<Share[]>}
   */
  const share = async (state, from, signal) => {
    const workers = pool?.();
    const of = workers?.countIdle() ?? 0;
    if (of < 2) workers?.retry(); // those that sleep, or have not started yet, may help with the next ones
    if (!workers || of < 2) return [];
    const ours = new AbortController();
    const end = () => ours.abort();
    signal.addEventListener("abort", end);
    const parts = Array.from({ length: of }, (_, index) =>
      workers.ask("nets", { state, from, part: index, of }, { signal: ours.signal, lane: "quick" }),
    );
    return Promise.all(parts)
      .catch(() => [])
      .finally(() => {
        signal.removeEventListener("abort", end);
        end(); // of those that are not done yet, nobody will hear
      });
  };

  /**
   * The rating; null without exactly one solution. `onPart` is told what is known, as soon as that is more than before.
   * `isEnough` is asked whether to stop at a part, after so many have been asked for; whoever asks again goes on from there.
   * @param {BoardState} state @param {AbortSignal} signal @param {(part: Rated) => void} [onPart]
   * @param {(part: Rated, count: number) => boolean} [isEnough]
   */
  return async function rate(state, signal, onPart = () => {}, isEnough = () => false) {
    const name = puzzleKey(state);
    let part = known.get(name) ?? (recall ? await recall(name) : null);
    if (part) onPart(part);
    for (let count = 0; !part || (part.next && !isEnough(part, count)); count++) {
      const from = part?.next ?? null;
      const before = part;
      const shares = from && part?.nested ? await share(state, from, signal) : [];
      part = await asks(state, from, shares, signal);
      remember(name, part);
      if (!part) return null;
      if (part.next && isMore(part, before)) onPart(part);
    }
    return part;
  };
}

/** @param {Rated} part @param {Rated | null} before */
const isMore = (part, before) => part.er !== before?.er || part.grade !== before.grade;
