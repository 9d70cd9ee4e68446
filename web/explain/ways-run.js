/**
 * A loader of the backdoors (see `Backdoors`), and of solution paths in several orders of techniques, one after the
 * other. Results are shown as they arrive. A path is loaded in parts, so that a long one grows on the screen and can be
 * continued after a stop.
 * @typedef {import("../contract/shapes.js").Way} Way
 * @typedef {{about: string, ways: Way[], backdoors: number[][] | null, running: boolean}} Ways `about`: the puzzle's
 *   key, followed by whether uniqueness techniques are used
 */
import { puzzleKey, withoutEntries } from "../board/board.js";
import { ORDERS } from "../contract/constants.js";

/** The approximate time in seconds for one part of a path. */
const SECONDS = 1;

/**
 * Return a text that identifies the puzzle and whether uniqueness techniques are used. If this text changes, the paths
 * found before are not valid any more.
 * @param {import("../app/state.js").State} state
 */
export const waysAbout = ({ board, unique }) => `${puzzleKey(board)} ${unique}`;

/**
 * @param {{ask: import("../verdict/service.js").Ask, getState: () => import("../app/state.js").State, act: (action: import("../app/state.js").Action) => void}} wiring
 */
export function createWaysRun({ ask, getState, act }) {
  let stop = new AbortController();

  /** Start loading the paths, or continue after a stop. @param {AbortSignal} signal */
  async function run(signal) {
    const { board, unique, ways: before } = getState();
    const about = waysAbout(getState());
    const state = withoutEntries(board);
    /** @type {Ways} */
    let found = before?.about === about ? before : { about, ways: [], backdoors: null, running: true };
    const show = (/** @type {Partial<Ways>} */ more) => {
      found = { ...found, ...more };
      act({ type: "ways", ways: found });
    };
    show({ running: true });
    const options = { signal, lane: /** @type {const} */ ("long") };
    if (!found.backdoors) show({ backdoors: (await ask("backdoors", { state }, options)).cells });
    for (const [index, order] of ORDERS.entries()) {
      let way = found.ways[index];
      while (!way || way.next) {
        const params = { state, order, unique, from: way?.next ?? null, seconds: SECONDS };
        way = joined(way, await ask("way", params, options));
        show({ ways: [...found.ways.slice(0, index), way] });
      }
    }
    show({ running: false });
  }

  return {
    start() {
      stop.abort();
      stop = new AbortController();
      return run(stop.signal);
    },
    stop() {
      stop.abort();
      const { ways } = getState();
      if (ways?.running) act({ type: "ways", ways: { ...ways, running: false } });
    },
  };
}

/** Return a solution path with its next part added. @param {Way | undefined} way @param {Way} part @returns {Way} */
function joined(way, part) {
  const counts = { ...way?.counts };
  for (const [slug, count] of Object.entries(part.counts)) counts[slug] = (counts[slug] ?? 0) + count;
  return { ...part, counts };
}
