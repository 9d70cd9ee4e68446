/**
 * The work that fills plots with results, puzzle by puzzle and algorithm by algorithm, with a limit of tries for each.
 * If the work is cancelled, the results so far remain.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("./plot.js").Plots} Plots
 * @typedef {import("./plot.js").Subject} Subject
 */
import { boardOfText } from "../board/board.js";
import { SIZE } from "../learn/classroom.js";
import { ofTray } from "../learn/long-tasks.js";
import { findPuzzle } from "../make/find-puzzle.js";
import { FIRST_WISH, MADE_GRADES, recipeOf } from "../make/options.js";
import { createAsking, troubleWords } from "./asking.js";
import { MADE, NO_PLOTS } from "./plot.js";

/**
 * The seed for the puzzles and the options with which they are made. The puzzles are the same every time. They are of
 * all grades except the hardest, and some are easy puzzles with many clues.
 */
const SEED = "plots";
const WISHES = [...MADE_GRADES.slice(0, -1).map((grade) => ({ grade })), { grade: MADE_GRADES[0], clues: "34-40" }];

/**
 * Create an object that holds the data of the plots and has the functions that collect them.
 * @param {{ask: import("../contract/shapes.js").Ask, getState: () => State}} wiring
 */
export function createPlots({ ask: engineAsk, getState }) {
  const ask = createAsking(engineAsk);
  let plots = NO_PLOTS;
  let life = new AbortController();
  let changed = () => {};
  /** The puzzles made so far, by index. @type {Subject[]} */
  const made = [];

  const change = (/** @type {Partial<Plots>} */ part) => {
    plots = { ...plots, ...part };
    changed();
  };

  /**
   * Make the puzzle that has this index among the puzzles for the plots.
   * @param {number} index @param {AbortSignal} signal @returns {Promise<Subject>}
   */
  const makeOne = async (index, signal) => {
    const wish = { ...FIRST_WISH, symmetry: "none", ...WISHES[index % WISHES.length] };
    const generate = (/** @type {any} */ recipe) => ask("generate", recipe, { signal, lane: "long" });
    const { puzzle, er = null } = await findPuzzle(generate, recipeOf(wish, SEED, index), () => {});
    return { givens: puzzle, er, name: "" };
  };

  /**
   * Return the puzzle that has this index among the puzzles for the plots. If it has not been made yet, make it.
   * @param {number} index @param {AbortSignal} signal
   */
  const subjectAt = async (index, signal) => {
    made[index] ??= await makeOne(index, signal);
    return made[index];
  };

  /**
   * Return the puzzles in My puzzles, including those without a rating. A plot against ER leaves out puzzles without a
   * rating.
   * @returns {Subject[]}
   */
  const traySubjects = () => {
    const { tray } = getState();
    const items = new Map(
      tray.items.map((item, at) => [item.state, { er: item.er ?? null, name: item.name || String(at + 1) }]),
    );
    return ofTray(getState()).map((state) => ({ givens: state.givens, er: null, name: "", ...items.get(state) }));
  };

  /**
   * Measure all chosen algorithms on one puzzle, for the plots.
   * @param {Subject} subject @param {AbortSignal} signal
   */
  const measure = async (subject, signal) => {
    const state = /** @type {import("../board/board.js").BoardState} */ (boardOfText(subject.givens, SIZE));
    const { seed } = getState().classroom;
    for (const slug of plots.slugs) {
      const params = { slug, state, seed, tries: plots.bound, solutions: 1 };
      const row = await ask("compare", params, { signal, lane: "long" });
      change({ rows: [...plots.rows, { ...row, puzzle: subject.givens }], done: plots.done + 1 });
    }
  };

  /** Measure all chosen algorithms on all puzzles, for the plots. @param {AbortSignal} signal */
  const fill = async (signal) => {
    const mine = plots.source === "tray" ? traySubjects() : null;
    const count = mine ? mine.length : MADE;
    change({ subjects: [], rows: [], done: 0, total: count * plots.slugs.length, running: true, failed: null });
    for (let index = 0; index < count; index += 1) {
      const subject = mine ? mine[index] : await subjectAt(index, signal);
      change({ subjects: [...plots.subjects, subject] });
      await measure(subject, signal);
    }
  };

  return {
    get plots() {
      return plots;
    },
    /** Set the function that is called after every change of the plots. @param {() => void} listener */
    onChange(listener) {
      changed = listener;
    },
    choose: change,
    cancel: () => life.abort(),
    async start() {
      life.abort();
      life = new AbortController();
      const { signal } = life;
      await fill(signal).catch((error) => {
        if (error.name !== "AbortError") change({ failed: troubleWords(error) });
      });
      if (signal === life.signal) change({ running: false });
    },
  };
}
