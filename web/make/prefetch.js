/**
 * The stock: puzzles that are made in advance while the solver is idle, so that a new puzzle can be played at once. In
 * Make, they fit the chosen options. Elsewhere, they have the difficulties that Play offers. The stock is saved, so that
 * it is there on the next visit before Python has started. On a first visit, a few puzzles come with the page.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Action} Action
 * @typedef {import("./options.js").Wish} Wish
 * @typedef {import("./result.js").Made} Made
 * @typedef {import("./types.js").Ready} Ready
 */
import { puzzleKey } from "../board/board.js";
import { READY } from "../contract/constants.js";
import { fits } from "../contract/fits.js";
import { dayOf } from "./days.js";
import { CLASSIC, FIRST_WISH, randomSeed, recipeOf, wishKey } from "./options.js";
import { boardOf } from "./result.js";

/** The time in milliseconds for which the solver must be idle before puzzles are made in advance. */
const IDLE = 1500;
/** The number of puzzles that are ready for the options of Make. */
const ENOUGH = 3;
/** The difficulties for which Play has a button, and of which a puzzle is always ready. */
export const OFFERED_GRADES = ["easy", "medium", "hard"];

/** Return the usual wish for a puzzle of a difficulty. @param {string} grade @returns {Wish} */
export const gradeWish = (grade, size = FIRST_WISH.size) => ({ ...FIRST_WISH, size, grade });

/** Return the key of the puzzle of a day in the stock. @param {string} day */
export const dayKey = (day) => `day ${day}`;

/** The stock of a first visit. @type {Ready[]} */
export const FIRST_STOCK = READY.map((made) => ({ wish: wishKey(gradeWish(String(made.grade))), made }));

/** Return the saved stock without values that are not valid. @param {unknown} saved @returns {Ready[]} */
export const stockFrom = (saved) =>
  Array.isArray(saved) ? saved.filter((ready) => fits(ready, "Ready") && boardOf(ready.made)) : FIRST_STOCK;

/**
 * Return what is to be made in advance: the key of each wish, how many of its puzzles are to be ready, and the wish, or
 * the day of a puzzle of the day.
 * @param {State} state @param {Date} now @returns {{key: string, count: number, wish?: Wish, day?: string}[]}
 */
export function wantedNow({ place, wish }, now) {
  const tomorrow = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, 12);
  const days = [now, tomorrow].map(dayOf).map((day) => ({ key: dayKey(day), count: 1, day }));
  if (place === "make")
    return wish.seed || wish.pattern || wish.kind !== CLASSIC ? [] : [{ key: wishKey(wish), count: ENOUGH, wish }];
  const grades = OFFERED_GRADES.map((grade) => ({ key: wishKey(gradeWish(grade)), count: 2, wish: gradeWish(grade) }));
  return [...grades, ...days];
}

/**
 * Return the puzzles of the stock that can still be offered for a wish. A puzzle that is in My puzzles, or was solved,
 * is not offered again.
 * @param {State} state @param {string} key
 */
export const readyFor = ({ stock, tray, solved }, key) => {
  const known = new Set([...tray.items.map(({ state }) => puzzleKey(state)), ...solved.map(({ puzzle }) => puzzle)]);
  return stock.filter(({ wish, made }) => wish === key && !known.has(puzzleKey(boardOf(made))));
};

/**
 * @param {{generate: (recipe: import("./find-puzzle.js").Recipe, signal: AbortSignal) => Promise<Made>,
 *   recipeOfDay: (day: string, signal: AbortSignal) => Promise<import("./find-puzzle.js").Recipe>, getState: () => State,
 *   act: (action: Action) => void, today?: () => Date}} wiring
 */
export function createStock({ generate, recipeOfDay, getState, act, today = () => new Date() }) {
  let making = new AbortController();
  /**
   * The search for the puzzle that is being made now: the key of its wish, and a promise of whether a puzzle was found.
   * @type {{key: string, found: Promise<boolean>} | null}
   */
  let inProgress = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let idle;

  /** Take a puzzle for a wish out of the stock. @param {string} key @returns {Made | undefined} */
  const take = (key) => {
    const [ready] = readyFor(getState(), key);
    if (ready) act({ type: "stock", stock: getState().stock.filter((each) => each !== ready) });
    return ready?.made;
  };

  /**
   * Return a promise of the puzzle that is being made in advance. Return null if none is being made, or if it is made
   * for another wish.
   * @param {string} key @returns {Promise<Made | undefined> | null}
   */
  const takeNext = (key) => (inProgress?.key === key ? inProgress.found.then(() => take(key)) : null);

  /** Stop making puzzles in advance, so that other work can use the workers. */
  const pause = () => {
    clearTimeout(idle);
    making.abort();
    making = new AbortController();
    inProgress = null;
  };

  /** Return what is still lacking in the stock, without wishes that could not be met. @param {Set<string>} unmet */
  const lacking = (unmet) =>
    wantedNow(getState(), today()).find(
      ({ key, count }) => !unmet.has(key) && readyFor(getState(), key).length < count,
    );

  /**
   * Make more puzzles in advance as soon as the solver is idle. If a puzzle that is wanted is being made, let it
   * continue.
   */
  const refill = () => {
    if (inProgress && wantedNow(getState(), today()).some(({ key }) => key === inProgress?.key)) return;
    pause();
    const { signal } = making;
    idle = setTimeout(() => isBusy(getState()) || fill(signal).catch(() => {}), IDLE);
  };

  /** @param {AbortSignal} signal */
  const fill = async (signal) => {
    /** @type {Set<string>} */
    const unmet = new Set();
    try {
      for (let next = lacking(unmet); next && !isBusy(getState()); next = lacking(unmet)) {
        const { key } = next;
        inProgress = { key, found: prepare(next, signal) };
        if (!(await inProgress.found)) unmet.add(key);
        if (signal.aborted) return;
      }
    } finally {
      if (!signal.aborted) inProgress = null;
    }
  };

  /** @param {ReturnType<typeof wantedNow>[number]} wanted @param {AbortSignal} signal */
  const prepare = async ({ key, wish, day }, signal) => {
    const recipe = wish ? recipeOf(wish, randomSeed(), 0) : await recipeOfDay(String(day), signal);
    const made = await generate(recipe, signal);
    if (made.met) act({ type: "stock", stock: [...stillWanted(), { wish: key, made }] });
    return made.met;
  };

  /** Return the stock without puzzles that nobody will ask for: those of other options, and of days that are over. */
  const stillWanted = () => {
    const state = getState();
    const keys = [...wantedNow(state, today()), ...wantedNow({ ...state, place: "play" }, today())].map(
      ({ key }) => key,
    );
    return keys.flatMap((key, at) => (keys.indexOf(key) === at ? readyFor(state, key) : []));
  };

  return { take, takeNext, pause, refill };
}

/** Return whether the solver has, or will soon have, work that a person waits for. @param {State} state */
const isBusy = ({ making, task, engine }) => making !== null || task !== null || engine.phase !== "ready";
