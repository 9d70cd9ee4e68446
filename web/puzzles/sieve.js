/**
 * What is pasted, opened or left half typed goes through the sieve on its way into the tray: only what has one solution
 * stays in it. One puzzle is asked about after the other, so that a text of thousands does not hold up anything.
 *
 * @typedef {import("../board/board.js").BoardState} BoardState
 * @typedef {import("./model.js").Source} Source
 */
import { withoutEntries } from "../board/board.js";
import { isHopeless } from "../board/problems.js";

/** So long a puzzle is looked at, in milliseconds. What takes longer is kept: better one too many than one lost. */
const PATIENCE = 5000;
/** What has been found is brought into the tray so often, in milliseconds. */
const PORTION_TIME = 250;

/** @param {{ask: import("../verdict/service.js").Ask, keep: (puzzles: BoardState[], source: Source) => void}} wiring */
export function createSieve({ ask, keep }) {
  /** @type {{board: BoardState, source: Source}[]} */
  let waiting = [];
  let busy = false;

  /** @param {BoardState} board */
  const isPuzzle = async (board) => {
    const stop = new AbortController();
    const patience = setTimeout(() => stop.abort(), PATIENCE);
    const options = { signal: stop.signal, lane: /** @type {const} */ ("quick") };
    const state = withoutEntries(board);
    const { code } = await ask("verdict", { state, limit: 2 }, options).catch(() => ({ code: "one" }));
    clearTimeout(patience);
    return code === "one";
  };

  const sift = async () => {
    busy = true;
    while (waiting.length) {
      const { source } = waiting[0];
      /** @type {BoardState[]} */
      const found = [];
      const begun = performance.now();
      while (waiting[0]?.source === source && performance.now() - begun < PORTION_TIME) {
        const [{ board }] = waiting.splice(0, 1);
        if (await isPuzzle(board)) found.push(board);
      }
      if (found.length) keep(found, source);
    }
    busy = false;
  };

  return {
    /** @param {BoardState[]} puzzles @param {Source} source */
    take(puzzles, source) {
      const hopeful = puzzles.filter((board) => !isHopeless(withoutEntries(board)));
      waiting = [...waiting, ...hopeful.map((board) => ({ board, source }))];
    },
    /** As soon as Python is awake. @param {import("../app/state.js").State} state */
    update({ engine }) {
      if (waiting.length && !busy && engine.phase === "ready") sift();
    },
  };
}
