/**
 * While the engine is idle, the unrated puzzles of the tray are rated, one after the other.
 *
 * @typedef {import("../app/state.js").State} State
 */
import { unrated } from "./model.js";

/** After so many milliseconds without a change the engine counts as idle. */
const IDLE = 1000;

/** What has no rating, having not exactly one solution, is not asked for again. */
const NONE = { grade: null, er: null };

/** @param {{ask: import("../verdict/service.js").Ask, getState: () => State, act: (action: import("../app/state.js").Action) => void}} wiring */
export function createRater({ ask, getState, act }) {
  let running = new AbortController();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let pause;
  let busy = false;

  const isFree = () => {
    const { engine, making, task } = getState();
    return engine.phase === "ready" && !making && !task;
  };

  const rate = async () => {
    busy = true;
    running = new AbortController();
    const { signal } = running;
    for (let item = unrated(getState().tray); item && isFree() && !signal.aborted; item = unrated(getState().tray)) {
      const rating = await ask("rate", { state: item.state }, { signal, lane: "long" }).catch(() => NONE);
      if (!signal.aborted) act({ type: "tray-rated", key: item.key, rating: rating ?? NONE });
    }
    busy = false;
  };

  return {
    /** After every change: rating stops, so that other work has the worker. @param {State} state */
    update({ tray }) {
      if (busy) return isFree() || running.abort();
      clearTimeout(pause);
      if (unrated(tray) && isFree()) pause = setTimeout(rate, IDLE);
    },
  };
}
