/**
 * A filter that decides which pasted, opened or typed puzzles are saved. A single puzzle is saved only if Python finds
 * exactly one solution. The puzzles of a list are all saved, except those that are obviously wrong, because someone has
 * collected them. If one of them has no unique solution, this is found when it is rated.
 * @typedef {import("../board/board.js").BoardState} BoardState
 * @typedef {import("./model.js").Source} Source
 */
import { withoutEntries } from "../board/board.js";
import { isHopeless } from "../board/problems.js";
import { inPortions } from "../ui/portions.js";

/**
 * The longest time to check a puzzle, in milliseconds. After this time, the puzzle is saved without the result: it is
 * better to save one puzzle too many than to lose one.
 */
const PATIENCE = 5000;

/**
 *
 * @typedef {{told?: import("../transfer/types.js").Told[], drafts?: BoardState[]}} About  `told`: what a text says about
 *   each puzzle; `drafts`: the earlier versions that a single puzzle replaces
 * @param {{ask: import("../verdict/service.js").Ask, keep: (puzzles: BoardState[], source: Source, about: About) => void}} wiring
 */
export function createSieve({ ask, keep }) {
  /** @type {{board: BoardState, source: Source, about: About}[]} */
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
    for (let next = waiting.shift(); next; next = waiting.shift())
      if (await isPuzzle(next.board)) keep([next.board], next.source, next.about);
    busy = false;
  };

  return {
    /** @param {BoardState[]} puzzles @param {Source} source @param {About} [about] */
    async take(puzzles, source, about = {}) {
      const [board] = puzzles;
      if (puzzles.length === 1) {
        if (!isHopeless(withoutEntries(board))) waiting = [...waiting, { board, source, about }];
        return;
      }
      const hopeful = await inPortions(puzzles, (board) => !isHopeless(withoutEntries(board)));
      const kept = [...puzzles.keys()].filter((at) => hopeful[at]);
      keep(
        kept.map((at) => puzzles[at]),
        source,
        { told: kept.map((at) => about.told?.[at] ?? {}) },
      );
    },
    /**
     * Start checking the puzzles that wait, as soon as Python is ready.
     * @param {import("../app/state.js").State} state
     */
    update({ engine }) {
      if (waiting.length && !busy && engine.phase === "ready") sift();
    },
  };
}
