/**
 * The rater of the puzzles in the tray. While the solver is idle, it rates them one after the other, easy puzzles
 * first. Puzzles without exactly one solution have no rating and are not tried again.
 * @typedef {import("../app/state.js").State} State
 */
import { puzzleKey } from "../board/board.js";
import { judgementNow } from "../verdict/now.js";
import { unrated } from "./rated.js";
import { createRounds } from "./rounds.js";

/** The time without a change after which the solver counts as idle, in milliseconds. */
const IDLE = 1000;

/**
 * Return the puzzles that still need a rating. The puzzle on the board is left out while its check is still computing
 * its rating.
 * @param {State} state
 */
const openOf = (state) => unrated(state.tray, judgementNow(state)?.soFar && puzzleKey(state.board));

/** @param {{rate: import("../verdict/rating.js").Rate, getState: () => State, act: (action: import("../app/state.js").Action) => void}} wiring */
export function createRater({ rate, getState, act }) {
  let running = new AbortController();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let pause;
  /** The key of the puzzle that is being rated. @type {string | null} */
  let busy = null;
  const rounds = createRounds();
  const next = () => rounds.first(openOf(getState()));

  const isFree = () => {
    const { engine, making, task } = getState();
    return engine.phase === "ready" && !making && !task;
  };

  const work = async () => {
    running = new AbortController();
    const { signal } = running;
    for (let item = next(); item && isFree() && !signal.aborted; item = next()) {
      const { key, state, grade = null, er = null } = item; // a puzzle may have a grade but lack its hardest technique
      busy = key;
      const rating = await rate(state, signal, undefined, rounds.enoughOf(key)).catch(() => null);
      if (rating?.next) rounds.putOff(key, rating);
      else if (!signal.aborted) act({ type: "tray-rated", key, rating: rating ?? { grade, er } });
    }
    busy = null;
    if (signal.aborted) beginSoon();
  };

  const beginSoon = () => {
    clearTimeout(pause);
    if (isFree() && openOf(getState()).length) pause = setTimeout(work, IDLE);
  };

  /**
   * Return whether the current rating must stop to free its worker. This is the case if there is other work, or if the
   * current puzzle is very hard and an easier one has no rating yet.
   * @param {string} key  the key of the current puzzle
   */
  const isWanted = (key) =>
    !isFree() || (rounds.isLast(key) && openOf(getState()).some((item) => !rounds.isLast(item.key)));

  return {
    /** Start or stop rating when the state has changed. Rating stops as soon as other work needs the worker. */
    update() {
      if (busy === null) beginSoon();
      else if (isWanted(busy)) running.abort();
    },
  };
}
