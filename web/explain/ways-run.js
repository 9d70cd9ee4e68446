/**
 * Asks for the ways to the solution, one order after the other, and for the backdoors: what is there is shown at once.
 *
 * @typedef {import("../contract/shapes.js").Way} Way
 * @typedef {{about: string, ways: Way[], backdoors: number[][] | null}} Ways `about`: the puzzle, and whether its one
 *   solution may be counted on
 */
import { puzzleKey, withoutEntries } from "../board/board.js";
import { ORDERS } from "../contract/constants.js";

/** What ways are about. @param {import("../app/state.js").State} state */
export const waysAbout = ({ board, unique }) => `${puzzleKey(board)} ${unique}`;

/**
 * @param {{ask: import("../verdict/service.js").Ask, getState: () => import("../app/state.js").State, act: (action: import("../app/state.js").Action) => void}} wiring
 */
export function createWaysRun({ ask, getState, act }) {
  let stop = new AbortController();

  /** Begins, or goes on after a stop. @param {AbortSignal} signal */
  async function run(signal) {
    const { board, unique, ways: before } = getState();
    const about = waysAbout(getState());
    const state = withoutEntries(board);
    /** @type {Ways} */
    let found = before?.about === about ? before : { about, ways: [], backdoors: null };
    const show = (/** @type {Partial<Ways>} */ more) => {
      found = { ...found, ...more };
      act({ type: "ways", ways: found });
    };
    show({});
    const options = { signal, lane: /** @type {const} */ ("long") };
    if (!found.backdoors) show({ backdoors: (await ask("backdoors", { state }, options)).cells });
    for (const order of ORDERS.slice(found.ways.length))
      show({ ways: [...found.ways, await ask("way", { state, order, unique }, options)] });
  }

  return {
    start() {
      stop.abort();
      stop = new AbortController();
      return run(stop.signal);
    },
    stop: () => stop.abort(),
  };
}
