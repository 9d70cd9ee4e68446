/**
 * The run of a race. First, each of the two algorithms is measured alone. Then both move forward, frame by frame, by
 * the same number of tries or by the same time.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("./race.js").Race} Race
 * @typedef {import("./runner.js").Runner} Runner
 */
import { createAsking, troubleWords } from "./asking.js";
import { nameOf } from "./contenders.js";
import { MOST_TRIES, NO_RACE, partOf, rateOf, triesAt } from "./race.js";
import { createRunner } from "./runner.js";

/** The number of events that must be loaded ahead, enough for the next frames. */
const ENOUGH = 20_000;
/**
 * The time in seconds below which a measurement is made twice, because a short interruption would distort it too much.
 */
const LITTLE = 0.5;
/**
 * The longest time that counts for one frame, in seconds. Therefore the race does not jump ahead after the page was
 * hidden.
 */
const LONGEST_FRAME = 0.25;

/**
 * Create the race of two algorithms, with the functions that prepare it, run it and pause it.
 * @param {{ask: import("../contract/shapes.js").Ask, getState: () => State, nextFrame?: (play: (time: number) => void) => void}} wiring
 */
export function createRace({ ask: engineAsk, getState, nextFrame = (play) => requestAnimationFrame(play) }) {
  const ask = createAsking(engineAsk);
  let race = NO_RACE;
  /** @type {Runner[]} */
  let runners = [];
  let life = new AbortController();
  /** The number of times that the race was started or continued. It shows which run is the current one. */
  let turn = 0;
  let changed = () => {};

  const change = (/** @type {Partial<Race>} */ part) => {
    race = { ...race, ...part };
    changed();
  };

  /**
   * Return the source of events for an algorithm.
   * @param {string} slug @param {AbortSignal} signal @returns {import("./pages.js").Source}
   */
  const engine = (slug, signal) => {
    const { board, classroom } = getState();
    const subject = { slug, seed: classroom.seed, holes: 0, state: board };
    return {
      more: (start, limit) => ask("events", { ...subject, from: start, limit }, { signal, lane: "long" }),
    };
  };

  /**
   * Measure each algorithm alone. A short run is measured twice, and the shorter time counts.
   * @param {AbortSignal} signal
   */
  const measure = async (signal) => {
    const { board, classroom } = getState();
    for (const slug of race.slugs) {
      const params = { slug, state: board, seed: classroom.seed, tries: MOST_TRIES, solutions: 1 };
      const alone = () => ask("compare", params, { signal, lane: "long" });
      const first = await alone();
      const { seconds } = first.seconds < LITTLE ? await alone() : first;
      const { end, tries, written = false } = /** @type {import("../learn/comparison.js").Row} */ (first);
      const measured = { slug, end, tries, written, seconds: Math.min(seconds, first.seconds) };
      if (written && race.by === "tries") throw withoutTries(slug);
      change({ measured: [...race.measured, measured] });
    }
  };

  /**
   * Move the race forward until it is paused, left or over. If the race was paused and continued while this call waited
   * for events, another call moves it, so this call ends.
   */
  const run = async () => {
    turn += 1;
    const mine = turn;
    const goes = () => mine === turn && race.phase === "running";
    let before = Number.NaN;
    while (goes()) {
      const time = await new Promise(nextFrame);
      if (!goes()) return;
      const passed = Math.min((time - before || 0) / 1000, LONGEST_FRAME);
      before = time;
      await move(race.moment + passed * rateOf(race));
    }
  };

  /**
   * Move both runners to a moment of the race. If one has too few events, wait until more are loaded, so that neither
   * falls behind.
   * @param {number} moment
   */
  const move = async (moment) => {
    for (const [at, runner] of runners.entries()) {
      const wanted = triesAt(race.measured[at], race.by, moment);
      while (!runner.advance(wanted) && !runner.over) await runner.more();
      // loading ahead may fail: the events are requested again when they are needed
      if (!runner.complete && runner.ahead < ENOUGH) runner.more().catch(() => {});
    }
    const lanes = runners.map(({ values, tries }) => ({ values, tries }));
    const over = race.measured.every((each, at) => runners[at].over || partOf(each, race.by, moment) === 1);
    change({ moment, lanes, phase: over ? "over" : race.phase });
  };

  /**
   * Do some work of the race. If it fails, leave the race and show the error.
   * @param {(signal: AbortSignal) => Promise<void>} work
   */
  const take = async (work) => {
    const { signal } = life;
    await work(signal).catch((error) => {
      if (error.name === "AbortError") return;
      leave();
      change({ failed: troubleWords(error) });
    });
  };

  const leave = () => {
    life.abort();
    life = new AbortController();
    runners = [];
    const { slugs, by, pace } = race;
    change({ ...NO_RACE, slugs, by, pace });
  };

  return {
    get race() {
      return race;
    },
    /** Set the function that is called after every change of the race. @param {() => void} listener */
    onChange(listener) {
      changed = listener;
    },
    /**
     * Change the choices. A change of the pace does not stop the race; any other change ends it.
     * @param {Partial<Pick<Race, "slugs" | "by" | "pace">>} choice
     */
    choose(choice) {
      if (!("pace" in choice)) leave();
      change(choice);
    },
    start() {
      leave();
      const { givens } = getState().board;
      change({ phase: "measuring", givens, lanes: race.slugs.map(() => ({ values: givens, tries: 0 })) });
      return take(async (signal) => {
        await measure(signal);
        runners = race.slugs.map((slug) => createRunner(engine(slug, signal), givens));
        if (race.measured.some(({ end }) => end === "refused")) return change({ phase: "over" });
        change({ phase: "running" });
        await run();
      });
    },
    pause: () => change({ phase: "paused" }),
    goOn() {
      change({ phase: "running" });
      return take(run);
    },
    leave,
  };
}

/** Return the error for a race by tries if a program reports no tries. @param {string} slug */
const withoutTries = (slug) =>
  Object.assign(new Error("no tries"), { words: { key: "study.own.no-tries", args: { name: nameOf(slug) } } });
