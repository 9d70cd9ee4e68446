/**
 * The text that the program of an algorithm has printed up to the current position. It is requested only while the run
 * is not playing, and only if it may have changed.
 * @typedef {import("../app/state.js").State} State
 */
import { isMaking, LONGEST } from "./classroom.js";

/**
 * Create a function `update` that keeps the output of the tutorial's program up to date while the run is played.
 * @param {{ask: import("../verdict/service.js").Ask, getState: () => State, act: (action: import("../app/state.js").Action) => void}} wiring
 */
export function createProgramOutput({ ask, getState, act }) {
  let wanted = "";
  const show = (/** @type {string} */ output) => act({ type: "classroom", classroom: { output } });

  /**
   * Request what the program prints, and show it if the position of the run has not changed since.
   * @param {import("../contract/shapes.js").Methods["output"]["params"]} params
   */
  const fetchOutput = async (params) => {
    const { text } = await ask("output", params, { signal: new AbortController().signal, lane: "long" });
    if (JSON.stringify(paramsOf(getState())) === JSON.stringify(params)) show(text);
  };

  return {
    /** @param {State} state */
    update(state) {
      if (state.classroom.playing || state.classroom.seeking) return;
      const params = paramsOf(state);
      const now = JSON.stringify(params);
      if (now === wanted) return;
      wanted = now;
      if (state.classroom.output) show("");
      if (params) fetchOutput(params).catch(() => {});
    },
  };
}

/**
 * Return the parameters for requesting what the program prints. Return null if it has not printed anything at this
 * position.
 * @param {State} state
 */
function paramsOf({ board, classroom }) {
  const { slug, seed, holes, scene, refused } = classroom;
  const over = scene?.complete && scene.position === scene.known && scene.known < LONGEST;
  const solutions = scene?.counters.solutions ?? 0;
  if (!refused && !solutions && !over) return null;
  return { slug, seed, holes, solutions, state: isMaking(classroom) ? null : board };
}
