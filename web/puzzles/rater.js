/**
 * While the engine is idle, the unrated puzzles of the tray are rated, one after the other. What has no rating, having not
 * exactly one solution, is not asked for again.
 *
 * @typedef {import("../app/state.js").State} State
 */
import { puzzleKey } from "../board/board.js";
import { judgementNow } from "../verdict/now.js";
import { unrated } from "./rated.js";

/** After so many milliseconds without a change the engine counts as idle. */
const IDLE = 1000;

/** The next one. That on the board is left to the verdict while its rating is unfinished. @param {State} state */
const nextOf = (state) => unrated(state.tray, judgementNow(state)?.soFar && puzzleKey(state.board));

/** @param {{rate: import("../verdict/rating.js").Rate, getState: () => State, act: (action: import("../app/state.js").Action) => void}} wiring */
export function createRater({ rate, getState, act }) {
  let running = new AbortController();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let pause;
  let busy = false;

  const isFree = () => {
    const { engine, making, task } = getState();
    return engine.phase === "ready" && !making && !task;
  };

  const work = async () => {
    busy = true;
    running = new AbortController();
    const { signal } = running;
    for (let item = nextOf(getState()); item && isFree() && !signal.aborted; item = nextOf(getState())) {
      const { grade = null, er = null } = item; // may be known already, without the technique
      const rating = await rate(item.state, signal).catch(() => null);
      if (!signal.aborted) act({ type: "tray-rated", key: item.key, rating: rating ?? { grade, er } });
    }
    busy = false;
  };

  return {
    /** After every change: rating stops, so that other work has the worker. @param {State} state */
    update(state) {
      if (busy) return isFree() || running.abort();
      clearTimeout(pause);
      if (nextOf(state) && isFree()) pause = setTimeout(work, IDLE);
    },
  };
}
