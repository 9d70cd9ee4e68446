/**
 * Filters what is pasted, opened or typed: only puzzles with one solution go into the tray. They are asked about one
 * after the other, so that a text with thousands does not block anything.
 *
 * @typedef {import("../board/board.js").BoardState} BoardState
 * @typedef {import("./model.js").Source} Source
 */
import { withoutEntries } from "../board/board.js";
import { isHopeless } from "../board/problems.js";

/** A puzzle that takes longer to judge, in milliseconds, is kept: better one too many than one lost. */
const PATIENCE = 5000;
/** Puzzles found are added to the tray once in so many milliseconds. */
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
    /** Begins as soon as Python has started. @param {import("../app/state.js").State} state */
    update({ engine }) {
      if (waiting.length && !busy && engine.phase === "ready") sift();
    },
  };
}
