/**
 * The longer tasks of Learn: the comparison of the algorithms, and statistics about puzzles that the algorithm of
 * tutorial 5 makes. Each task consists of many short requests. Its progress can therefore be shown, and it can be
 * stopped at once.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Action} Action
 * @typedef {import("../board/board.js").BoardState} BoardState
 */

import { selectedOrAll } from "../puzzles/selection.js";
import { faultWords } from "../ui/fault.js";
import { SIZE, SLUGS } from "./classroom.js";
import { ENOUGH } from "./comparison.js";

/** The number of puzzles that the algorithm of tutorial 5 makes for the statistics. */
export const RUNS = 200;
const RUNS_AT_ONCE = 10;

/**
 * Create the commands that start and cancel the long tasks: comparing algorithms, and making puzzles for the
 * statistics.
 * @param {{ask: import("../verdict/service.js").Ask, getState: () => State, act: (action: Action) => void}} wiring
 */
export function createLongTasks({ ask, getState, act }) {
  let comparing = new AbortController();
  let making = new AbortController();

  const tell = (/** @type {Partial<State["comparison"]>} */ comparison) => act({ type: "comparison", comparison });
  const count = (/** @type {State["classroom"]["made"]} */ made) => act({ type: "classroom", classroom: { made } });

  /** Run all algorithms on all of the given boards. @param {BoardState[]} boards */
  const compare = async (boards) => {
    comparing.abort();
    comparing = new AbortController();
    const { signal } = comparing;
    const { bound } = getState().comparison;
    const { seed } = getState().classroom;
    tell({ rows: [], total: boards.length * SLUGS.length, running: true });
    for (const board of boards) {
      for (const slug of SLUGS) {
        const params = { slug, state: board, seed, tries: bound, solutions: ENOUGH };
        const row = await ask("compare", params, { signal, lane: "long" });
        tell({ rows: [...getState().comparison.rows, { ...row, puzzle: board.givens }] });
      }
    }
    tell({ running: false });
  };

  const made = async () => {
    making.abort();
    making = new AbortController();
    const { signal } = making;
    const { holes, seed } = getState().classroom;
    count(figuresOf(holes, 0, { ers: [], ours: [] }));
    /**
     * The ratings of puzzles that the algorithm of tutorial 5 has made and that have one solution, and of puzzles from
     * this page's own generator.
     * @type {{ers: number[], ours: number[]}}
     */
    const rated = { ers: [], ours: [] };
    for (let done = 0; done < RUNS; done += RUNS_AT_ONCE) {
      const params = { seed, holes, from: done, limit: RUNS_AT_ONCE };
      const page = await ask("made", params, { signal, lane: "long" });
      if (!getState().classroom.made) return; // the player has chosen another number of blank cells or another seed
      for (const { er, ours } of page.items) {
        if (er !== null) rated.ers.push(er);
        if (ours !== null) rated.ours.push(ours);
      }
      count(figuresOf(holes, done + RUNS_AT_ONCE, rated));
    }
  };

  /** Cancel the comparison. The results so far remain. */
  const cancel = () => {
    comparing.abort();
    if (getState().comparison.running) tell({ running: false });
  };

  const cancelMade = () => {
    making.abort();
    const { made: figures } = getState().classroom;
    if (figures?.running) count({ ...figures, running: false });
  };

  /**
   * Return a handler that stops a task and shows its error. It does nothing if the task was cancelled.
   * @param {() => void} stop
   */
  const failed = (stop) => (/** @type {Error} */ error) => {
    if (error.name === "AbortError") return;
    stop();
    act({ type: "notice", words: faultWords(error) });
  };

  /** @type {Record<string, () => unknown>} */
  const COMMANDS = {
    compare: () => compare([getState().board]).catch(failed(cancel)),
    "compare-shelf": () => compare(ofOurSize(getState())).catch(failed(cancel)),
    "compare-tray": () => compare(ofTray(getState())).catch(failed(cancel)),
    made: () => made().catch(failed(cancelMade)),
    cancel,
    "cancel-made": cancelMade,
  };
  return {
    knows: (/** @type {string} */ command) => Object.hasOwn(COMMANDS, command),
    run: (/** @type {string} */ command) => COMMANDS[command](),
  };
}

/**
 * Return the statistics so far, about the puzzles of tutorial 5 and about those of this page's own generator.
 * @param {number} holes @param {number} total @param {{ers: number[], ours: number[]}} rated
 */
export function figuresOf(holes, total, { ers, ours }) {
  const figures = { holes, count: total, several: total - ers.length, spread: spreadOf(ers) };
  return { ...figures, ours: { count: ours.length, spread: spreadOf(ours) }, running: total < RUNS };
}

/** Return the lowest and the highest rating, or null if there are no ratings. @param {number[]} ers */
const spreadOf = (ers) => (ers.length ? { low: Math.min(...ers), high: Math.max(...ers) } : null);

/**
 * Return the puzzles of the open list, or only the puzzle on the board if no list is open. Those whose size the
 * algorithms cannot solve are left out.
 * @param {State} state
 */
export function ofOurSize({ shelf, board }) {
  const puzzles = shelf ? shelf.puzzles.with(shelf.index, board) : [board];
  return puzzles.filter(({ geometry }) => geometry === SIZE);
}

/**
 * Return those puzzles in My puzzles whose size the algorithms can solve. If some puzzles are selected, return only
 * selected ones.
 * @param {State} state
 */
export const ofTray = ({ tray }) =>
  selectedOrAll(tray)
    .map(({ state }) => state)
    .filter(({ geometry }) => geometry === SIZE);
