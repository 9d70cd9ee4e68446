/**
 * The work of lessons and practice: requests to Python, and loading of the words and positions when Learn is first
 * opened.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Action} Action
 */
import { isToLearn, learn } from "../board/geometry.js";
import { randomSeed } from "../make/options.js";
import { fetchPart } from "../parts/parts.js";
import { faultWords } from "../ui/fault.js";
import { loadWords } from "../ui/i18n.js";
import { isAboutRules, isCourse, positionsOf } from "./model.js";
import { marksOn } from "./practice.js";

/** The time in milliseconds after which a request is shown as work in progress. */
const PATIENCE = 300;

/**
 * The greatest number of puzzles that are made in search of one that needs the technique. After half of them, it is
 * enough if the technique is one of several possible steps.
 */
const EFFORT = 400;

/** @typedef {import("./types.js").LessonCommands["practise"]["what"]} What */

/**
 * Create the functions that load lessons and run practice.
 * @param {{ask: import("../contract/shapes.js").Ask, getState: () => State, act: (action: Action) => void}} wiring
 */
export function createLessons({ ask, getState, act }) {
  let fetching = false;
  let shown = "";
  let turn = new AbortController();

  const practice = () => getState().practice;
  const change = (/** @type {Partial<State["practice"]>} */ part) => act({ type: "practice", practice: part });

  const fetchAll = async () => {
    fetching = true;
    const words = Promise.all([loadWords("lessons"), loadWords("techniques")]);
    const answer = await Promise.all([fetchPart("lessons/positions.json"), words]).catch(() => null);
    const positions = answer?.[1].every(Boolean) && answer[0].ok ? await answer[0].json() : null;
    act({ type: "lessons", lessons: { positions, failed: positions === null } });
    fetching = false;
  };

  /**
   * Load a position. Python also says what its rules mean, so that they are drawn, and the words about rules are loaded.
   * @param {string} lesson @param {string} line @param {import("../contract/shapes.js").AskOptions} options
   */
  const fetchExercise = async (lesson, line, options) => {
    if (!isAboutRules(lesson)) return ask("exercise", { technique: lesson, line }, options);
    const [found] = await Promise.all([ask("rule-exercise", { lesson, line }, options), loadWords("rules")]);
    const geometry = found?.state.geometry ?? "";
    if (found && isToLearn(geometry)) learn(geometry, await ask("rules", { geometry }, options));
    return found;
  };

  /**
   * Load the boards of a lesson one after the other. The first one is the example that comes with the Python package,
   * which has none for puzzles with rules.
   * @param {string} technique
   */
  const fetchBoards = async (technique) => {
    shown = technique;
    const lines = positionsOf(getState().lessons, technique).shown;
    const options = { lane: /** @type {const} */ ("long") }; // a long request, because the hardest boards take a second
    const example = isAboutRules(technique) ? null : await ask("example", { technique }, options);
    if (example) act({ type: "lesson-board", technique, example });
    for (const line of lines) {
      const found = await fetchExercise(technique, line, options);
      if (found) act({ type: "lesson-board", technique, example: found });
    }
  };

  /**
   * End the current work and start other work. Errors are shown, unless they come from work that was cancelled.
   * @param {(signal: AbortSignal) => Promise<unknown>} work
   */
  const take = async (work) => {
    turn.abort();
    turn = new AbortController();
    const { signal } = turn;
    change({ working: null, failed: null });
    const slow = setTimeout(() => signal.aborted || change({ working: 0 }), PATIENCE);
    await work(signal).catch((error) => {
      if (error.name !== "AbortError") change({ failed: faultWords(error) });
    });
    clearTimeout(slow);
    if (turn.signal === signal) change({ working: null });
  };

  /**
   * Return a function that loads the position with the index `at`, or makes a new position if there are no more.
   * @param {number} at
   */
  const layOut = (at) => async (/** @type {AbortSignal} */ signal) => {
    const { technique } = practice();
    const line = positionsOf(getState().lessons, technique).tried[at];
    if (!line) return make(signal);
    const exercise = await fetchExercise(technique, line, { signal, lane: "long" });
    if (exercise) act({ type: "exercise", exercise, at });
  };

  /** Make a new position for practice. @param {AbortSignal} signal */
  const make = async (signal) => {
    const { technique, at } = practice();
    const seed = randomSeed();
    const { tried } = positionsOf(getState().lessons, technique);
    for (let index = 0; index < EFFORT; index += 1) {
      if (practice().working !== null) change({ working: index + 1 });
      const asked = { technique, seed, index, beside: index >= EFFORT / 2 };
      const exercise = await ask("practise", asked, { signal, lane: "long" });
      if (exercise) return act({ type: "exercise", exercise, at: Math.max(at, tried.length) });
    }
    change({ failed: { key: "learn.rare", args: { number: EFFORT } } });
  };

  /** Check what the player has marked. @param {AbortSignal} signal */
  const check = async (signal) => {
    const { exercise, desk } = practice();
    if (!exercise || !desk) return;
    const { technique } = exercise.step; // a lesson on puzzles with rules may have another name
    const marks = marksOn(exercise, desk.board);
    const asked = { state: exercise.state, technique, ...marks };
    const any = marks.placed.length + marks.struck.length;
    const worth = any
      ? await ask("judge-marks", asked, { signal, lane: "long" })
      : { worth: /** @type {const} */ ("none") };
    act({ type: "worth", worth });
  };

  /** @type {Record<What, () => unknown>} */
  const COMMANDS = {
    begin: () => take(layOut(0)),
    next: () => take(layOut(practice().at + 1)),
    made: () => take(make),
    check: () => take(check),
    cancel() {
      turn.abort();
      change({ working: null });
    },
  };

  return {
    /** @param {What} what */
    practise: (what) => COMMANDS[what](),

    /** Start practice of a technique with its first position. @param {string} technique */
    begin(technique) {
      act({ type: "learn-view", view: "practise" });
      change({ technique, found: 0, desk: null, failed: null });
      return COMMANDS.begin();
    },

    /** @param {State} state */
    update({ place, lessons }) {
      const { view, technique, positions, failed } = lessons;
      if (place !== "learn" || view === "algorithms") return;
      if (!positions && !failed && !fetching) fetchAll();
      if (!positions || !technique || isCourse(technique) || technique === shown || lessons.boards[technique]) return;
      fetchBoards(technique).catch(() => {
        shown = "";
      });
    },
  };
}
