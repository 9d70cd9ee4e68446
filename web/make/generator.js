/**
 * The generator of puzzles. It has a separate pool of workers, so that checks never wait for it. For a batch, it makes
 * one call per puzzle.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Action} Action
 * @typedef {import("./options.js").Wish} Wish
 * @typedef {import("./result.js").Made} Made
 * @typedef {import("../app/state.js").Outcome} Outcome
 * @typedef {import("../verdict/service.js").Ask} Ask
 */
import { puzzleKey } from "../board/board.js";
import { createClassSet } from "./class-set.js";
import { createMaker } from "./maker.js";
import { isGraded, wishKey, withRegions } from "./options.js";
import { createStock, dayKey, gradeWish } from "./prefetch.js";
import { boardOf, doneOutcome, unmetOutcome } from "./result.js";
import { createWork } from "./work.js";

/**
 * Create the commands of Make.
 * @param {{ask: Ask, pool: () => {ask: Ask}, width: number, getState: () => State, act: (action: Action) => void,
 *   now?: () => number}} wiring  `ask`: asks the workers that the whole page uses, which start first; `pool`: returns
 *   further workers, for many puzzles; `width`: the number of calls that the pool handles at the same time
 */
export function createGenerator({ ask: askAny, pool, width, getState, act, now = Date.now }) {
  /** @type {Ask} */
  const ask = (method, params, options) => askAny(method, params, { lane: "long", ...options });

  const { generate, prepare, makeNew, recipeFor, recipeOfId, recipeOfDay } = createMaker({ ask, getState, act, now });
  const today = () => new Date(now());
  const stock = createStock({ generate: prepare, recipeOfDay, getState, act, today });
  const work = createWork({ stock, width, getState, act, now });
  const { keep, run, runSeveral, spread, countMade } = work;

  /** Send a call to the workers that make many puzzles. @type {Ask} */
  const askPool = (method, params, options) => pool().ask(method, params, { lane: "quick", ...options });

  /** Return the options in Make, with the regions of the board if they are to be used. */
  const wished = () => {
    const { wish, board } = getState();
    return withRegions(wish, board.geometry);
  };

  const batch = () => {
    const wish = wished();
    /** @type {import("./find-puzzle.js").Recipe | null} */
    let recipe = null;
    /** @type {Set<number>} */
    const finished = new Set();
    /** @type {Made[]} */
    const unmet = [];
    return runSeveral(wish.count, async (signal) => {
      const each = recipe ?? (await recipeFor(wish, signal));
      recipe = each;
      await spread(wish.count, async (index) => {
        if (finished.has(index)) return;
        const made = await generate({ ...each, index }, signal, askPool);
        finished.add(index);
        if (!made.met) unmet.push(made);
        countMade(made);
      });
      return unmet.length ? unmetOutcome(unmet[0], wish.count - unmet.length) : doneOutcome(wish.count);
    });
  };

  /** Make the puzzle with an ID. The ID may come from a link or a printed page, for example. @param {string} id */
  const ofId = (id) => run(1, async (signal) => show(await generate(await recipeOfId(id, signal), signal)));

  /**
   * Make the puzzle of a day. Every copy of the page makes the same puzzle for a day. If this is not possible, an error
   * is shown.
   * @param {string} day @param {string} name
   */
  const ofDay = (day, name) =>
    given(dayKey(day), async (signal) => generate(await recipeOfDay(day, signal), signal), name);

  /**
   * Put a puzzle on the board. If a fitting one was made in advance, take it at once. If one is being made in advance,
   * wait for it.
   * @param {string} key  of the wish @param {(signal: AbortSignal) => Promise<Made>} makeIt @param {string} [name]
   */
  const given = (key, makeIt, name) => {
    const ready = stock.take(key);
    const soon = ready ? null : stock.takeNext(key);
    if (!ready) return run(1, async (signal) => show((await soon) ?? (await makeIt(signal)), name), soon === null);
    work.interrupt();
    act({ type: "making", making: null, made: show(ready, name) });
    return stock.refill();
  };

  /** Make one puzzle for a wish. @param {Wish} wish */
  const forWish = (wish) => given(wish.seed ? "" : wishKey(wish), (signal) => makeNew(wish, signal));

  /** Make one puzzle with the options of Make. */
  const one = () => forWish(wished());

  /** Make one puzzle of a difficulty. It has the size of the board if puzzles of this size have grades. @param {string} grade */
  const ofGrade = (grade) => {
    const { geometry } = getState().board;
    return forWish(gradeWish(grade, isGraded(geometry) ? geometry : undefined));
  };

  /** @param {Made} made @param {string} [name] @returns {Outcome} */
  const show = (made, name) => {
    if (!made.met) return unmetOutcome(made, 0);
    keep([made], name);
    act({ type: "load", puzzles: [boardOf(made)], kept: true });
    return { tone: "good", words: { key: "make.shown", args: { id: made.id } }, kept: [puzzleKey(boardOf(made))] };
  };

  /** Save the closest match, a puzzle that does not quite meet the options, and put it on the board. */
  const takeNearest = () => {
    const { made } = getState();
    if (!made?.nearest) return;
    act({ type: "tray-add", newcomers: [made.nearest], now: now() });
    act({ type: "load", puzzles: [made.nearest.state], kept: true });
    act({ type: "making", making: null, made: { ...made, nearest: undefined } });
  };

  const techniques = async () => {
    if (getState().techniques.length) return;
    const { techniques } = await ask("techniques", {});
    act({ type: "techniques", techniques });
  };

  const classSet = createClassSet({ generate, recipeFor, askPool, wished, runSeveral, spread, countMade });
  const { cancel, goOn } = work;
  return { one, ofGrade, ofId, ofDay, batch, classSet, cancel, goOn, takeNearest, restock: stock.refill, techniques };
}
