/**
 * A filter for puzzles that are pasted, opened or typed. A single puzzle is saved only if it has exactly one solution,
 * which Python checks. From a list all puzzles are saved unless they are obviously wrong, because someone has collected
 * them. Puzzles of a list without a unique solution are found when they are rated.
 *
 * @typedef {import("../board/board.js").BoardState} BoardState
 * @typedef {import("./model.js").Source} Source
 */
import { withoutEntries } from "../board/board.js";
import { isHopeless } from "../board/problems.js";
import { inPortions } from "../ui/portions.js";

/**
 * The longest time to check a puzzle, in milliseconds. After that the puzzle is saved, because one too many is better
 * than one lost.
 */
const PATIENCE = 5000;

/**
 * @typedef {{names?: string[], drafts?: BoardState[]}} About  `names`: "" for a puzzle without one; `drafts`: the versions
 *   that a single puzzle replaces
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
        { names: kept.map((at) => about.names?.[at] ?? "") },
      );
    },
    /** Start to check the waiting puzzles as soon as Python is ready. @param {import("../app/state.js").State} state */
    update({ engine }) {
      if (waiting.length && !busy && engine.phase === "ready") sift();
    },
  };
}
