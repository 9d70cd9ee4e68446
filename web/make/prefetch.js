/**
 * The stock: puzzles for the last wish, made while the solver is idle, so that the next puzzle is ready when it is
 * wanted.
 *
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("./options.js").Wish} Wish
 * @typedef {import("./result.js").Made} Made
 */
import { randomSeed, recipeOf, wishKey } from "./options.js";

/** The idle time in milliseconds before puzzles are made, and the number of puzzles in the stock. */
const IDLE = 1500;
const ENOUGH = 3;

/** @param {{generate: (recipe: import("./find-puzzle.js").Recipe, signal: AbortSignal) => Promise<Made>, getState: () => State}} wiring */
export function createStock({ generate, getState }) {
  let making = new AbortController();
  /** @type {{key: string, made: Made[]}} */
  let stock = { key: "", made: [] };
  /**
   * The puzzle that is being made, and whether it was found; null if none is being made.
   * @type {Promise<boolean> | null}
   */
  let inProgress = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let idle;

  /**
   * Return whether the stock fits a wish. A seed determines one puzzle, for which there is no stock.
   * @param {Wish} wish
   */
  const fitsWish = (wish) => !wish.seed && stock.key === wishKey(wish);

  /** @param {Wish} wish @returns {Made | undefined} */
  const take = (wish) => (fitsWish(wish) ? stock.made.shift() : undefined);

  /**
   * Return the puzzle that is being made, if it fits the wish.
   * @param {Wish} wish @returns {Promise<Made | undefined> | null}
   */
  const takeNext = (wish) => (inProgress && fitsWish(wish) ? inProgress.then(() => take(wish)) : null);

  /** Stop making puzzles, so that other work has the workers. */
  const pause = () => {
    clearTimeout(idle);
    making.abort();
    making = new AbortController();
    inProgress = null;
  };

  /** Make more puzzles once the solver is idle. A puzzle that is being made for the current wish continues. */
  const refill = () => {
    if (inProgress && fitsWish(getState().wish)) return;
    pause();
    const { signal } = making;
    idle = setTimeout(() => getState().making || fill(signal).catch(() => {}), IDLE);
  };

  /** @param {AbortSignal} signal */
  const fill = async (signal) => {
    const { wish } = getState();
    if (stock.key !== wishKey(wish)) stock = { key: wishKey(wish), made: [] };
    try {
      for (let met = !wish.seed; met && stock.made.length < ENOUGH; ) {
        inProgress = prepare(wish, signal);
        met = await inProgress;
      }
    } finally {
      if (!signal.aborted) inProgress = null;
    }
  };

  /** @param {Wish} wish @param {AbortSignal} signal */
  const prepare = async (wish, signal) => {
    const made = await generate(recipeOf(wish, randomSeed(), 0), signal);
    if (made.met) stock.made.push(made);
    return made.met;
  };

  return { take, takeNext, pause, refill };
}
