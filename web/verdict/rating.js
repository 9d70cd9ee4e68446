/**
 * The rating of puzzles, in parts of about a second. Partial ratings are remembered. If a rating was cancelled, or its
 * worker was ended, the next request continues from its last part. Nested chains need thousands of nets (the
 * consequences of one assumption), so this work is divided among idle workers. See decision 0403 in docs/decisions.
 * @typedef {import("../contract/shapes.js").Rated} Rated
 * @typedef {import("../contract/shapes.js").Share} Share
 * @typedef {import("../app/state.js").BoardState} BoardState
 * @typedef {{ask: import("../contract/shapes.js").Ask, countIdle: () => number, retry: () => void}} Pool
 * @typedef {ReturnType<typeof createRatings>} Rate
 */
import { puzzleKey } from "../board/board.js";

/** The time after which rating a puzzle reports the rating so far, in seconds. */
const PART = 1;
/** The greatest number of puzzles whose partial ratings are remembered. */
const REMEMBERED = 50;

/**
 * Create the function that rates puzzles.
 * @param {import("../contract/shapes.js").Ask} ask
 * @param {object} [kept]  where partial ratings are saved for later visits
 * @param {(puzzle: string) => Promise<Rated | null>} [kept.recall]  returns the partial rating of a puzzle
 * @param {(puzzle: string, reached: Rated) => void} [kept.keep]  saves a partial rating
 * @param {(() => Pool) | null} [pool]  returns more workers, which start when they are first needed
 */
export function createRatings(ask, { recall, keep = () => {} } = {}, pool = null) {
  /** The partial ratings that are remembered, by the key of the puzzle. @type {Map<string, Rated>} */
  const known = new Map();

  /**
   * Remember a rating that is partial, to continue it later. If the rating is complete, forget its partial rating.
   * @param {string} name @param {Rated | null} part
   */
  const remember = (name, part) => {
    known.delete(name);
    if (part?.next) {
      known.set(name, part);
      keep(name, part);
    }
    for (const oldest of [...known.keys()].slice(0, -REMEMBERED)) known.delete(oldest);
  };

  /**
   * Request the next part of a rating. If the partial rating causes an error in Python, start over.
   * @param {BoardState} state @param {Rated["next"]} from @param {Share[]} shares @param {AbortSignal} signal
   * @returns {Promise<Rated | null>}
   */
  const asks = (state, from, shares, signal) =>
    ask("rate", { state, from, seconds: PART, spread: pool !== null, shares }, { signal, lane: "long" }).catch(
      (error) => {
        if (!from || error?.code !== "bug") throw error;
        return asks(state, null, [], signal);
      },
    );

  /**
   * Let all idle workers compute the nets that the rating needs next. Each worker computes a part of them. If fewer
   * than two workers are idle, or if one of them fails, return an empty list.
   * @param {BoardState} state @param {NonNullable<Rated["next"]>} from @param {AbortSignal} signal
   * @returns {Promise<Share[]>}
   */
  const share = async (state, from, signal) => {
    const workers = pool?.();
    const of = workers?.countIdle() ?? 0;
    if (of < 2) workers?.retry(); // start workers that have stopped or have not started yet; they compute later nets
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
        end(); // cancel the parts that are not finished
      });
  };

  /**
   * Return the rating of a puzzle, or null if it does not have exactly one solution. `onPart` receives the rating so
   * far whenever it has changed. `isEnough` is called after each part, with the rating and the number of parts in this
   * call. If it returns true, the rating stops, and a later call continues from there.
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

/**
 * Return whether the last part of the computation has changed the ratings or the grade.
 * @param {Rated} part @param {Rated | null} before
 */
const isMore = (part, before) =>
  part.er !== before?.er || part.grade !== before.grade || part.ep !== before.ep || part.ed !== before.ed;
