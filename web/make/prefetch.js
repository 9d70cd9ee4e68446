/**
 * The stock: puzzles for the last wish that are made in advance while the solver is idle. The next puzzle is therefore
 * ready when the player asks for it.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("./options.js").Wish} Wish
 * @typedef {import("./result.js").Made} Made
 */
import { randomSeed, recipeOf, wishKey } from "./options.js";

/** The time in milliseconds for which the solver must be idle before puzzles are made in advance. */
const IDLE = 1500;
const ENOUGH = 3;

/** @param {{generate: (recipe: import("./find-puzzle.js").Recipe, signal: AbortSignal) => Promise<Made>, getState: () => State}} wiring */
export function createStock({ generate, getState }) {
  let making = new AbortController();
  /** @type {{key: string, made: Made[]}} */
  let stock = { key: "", made: [] };
  /**
   * The search for the puzzle that is being made now. The promise resolves to whether a puzzle was found. The value is
   * null while no puzzle is being made.
   * @type {Promise<boolean> | null}
   */
  let inProgress = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let idle;

  /**
   * Return whether the puzzles made in advance fit the chosen options. They never do if a seed is given, because it
   * asks for one particular puzzle.
   * @param {Wish} wish
   */
  const fitsWish = (wish) => !wish.seed && stock.key === wishKey(wish);

  /** @param {Wish} wish @returns {Made | undefined} */
  const take = (wish) => (fitsWish(wish) ? stock.made.shift() : undefined);

  /**
   * Return a promise of the puzzle that is being made in advance. Return null if none is being made, or if it does not
   * fit the chosen options.
   * @param {Wish} wish @returns {Promise<Made | undefined> | null}
   */
  const takeNext = (wish) => (inProgress && fitsWish(wish) ? inProgress.then(() => take(wish)) : null);

  /** Stop making puzzles in advance, so that other work can use the workers. */
  const pause = () => {
    clearTimeout(idle);
    making.abort();
    making = new AbortController();
    inProgress = null;
  };

  /**
   * Make more puzzles in advance as soon as the solver is idle. If a puzzle for the chosen options is being made, let
   * it continue.
   */
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
