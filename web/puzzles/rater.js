/**
 * While the engine is idle, the unrated puzzles of the tray are rated, one after the other, easy ones first. What has no
 * rating, having not exactly one solution, is not asked for again.
 *
 * @typedef {import("../app/state.js").State} State
 */
import { puzzleKey } from "../board/board.js";
import { judgementNow } from "../verdict/now.js";
import { unrated } from "./rated.js";
import { createRounds } from "./rounds.js";

/** After so many milliseconds without a change the engine counts as idle. */
const IDLE = 1000;

/** That on the board is left to the verdict while its rating is unfinished. @param {State} state */
const openOf = (state) => unrated(state.tray, judgementNow(state)?.soFar && puzzleKey(state.board));

/** @param {{rate: import("../verdict/rating.js").Rate, getState: () => State, act: (action: import("../app/state.js").Action) => void}} wiring */
export function createRater({ rate, getState, act }) {
  let running = new AbortController();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let pause;
  /** The one that is being rated. @type {string | null} */
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
      const { key, state, grade = null, er = null } = item; // may be known already, without the technique
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

  /** Whether the worker is wanted by something else, or one of the hardest puzzles keeps another waiting. @param {string} key */
  const isWanted = (key) =>
    !isFree() || (rounds.isLast(key) && openOf(getState()).some((item) => !rounds.isLast(item.key)));

  return {
    /** After every change: rating stops, so that other work has the worker. */
    update() {
      if (busy === null) beginSoon();
      else if (isWanted(busy)) running.abort();
    },
  };
}
