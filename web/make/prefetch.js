/**
 * Puzzles of the last wish, made while the engine is idle, so that the next one is ready before it is asked for.
 *
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("./options.js").Wish} Wish
 * @typedef {import("./result.js").Made} Made
 */
import { randomSeed, recipeOf, wishKey } from "./options.js";

/** It is made after so many idle milliseconds, and holds so many puzzles. */
const IDLE = 1500;
const ENOUGH = 3;

/** @param {{generate: (recipe: import("./find-puzzle.js").Recipe, signal: AbortSignal) => Promise<Made>, getState: () => State}} wiring */
export function createStock({ generate, getState }) {
  let making = new AbortController();
  /** @type {{key: string, made: Made[]}} */
  let stock = { key: "", made: [] };
  /** The next one, and whether it was found. @type {Promise<boolean> | null} */
  let coming = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let idle;

  /** Whether it is the stock for this wish; a seed asks for one puzzle and no other. @param {Wish} wish */
  const serves = (wish) => !wish.seed && stock.key === wishKey(wish);

  /** @param {Wish} wish @returns {Made | undefined} */
  const take = (wish) => (serves(wish) ? stock.made.shift() : undefined);

  /** What is waited for goes on, all else stops. @param {Wish} wish @returns {Promise<Made | undefined> | null} */
  const takeNext = (wish) => (coming && serves(wish) ? coming.then(() => take(wish)) : null);

  /** Stops, so that other work has the workers. */
  const pause = () => {
    clearTimeout(idle);
    making.abort();
    making = new AbortController();
    coming = null;
  };

  /** Makes more puzzles once the engine is idle; one that is being made for the wish goes on. */
  const refill = () => {
    if (coming && serves(getState().wish)) return;
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
        coming = prepare(wish, signal);
        met = await coming;
      }
    } finally {
      if (!signal.aborted) coming = null;
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
