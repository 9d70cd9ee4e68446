/**
 * The analysis of many puzzles on request, in several workers. Canonical forms come first, because one call quickly
 * finds many of them. Ratings follow, easy puzzles first. The hardest puzzles are rated last, one after the other, each
 * with all workers, and only while there is no other work. Results remain when the work is stopped or the page is
 * closed, and the next visit continues. If several tabs are open, only one of them works.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("./model.js").Item} Item
 * @typedef {import("../verdict/service.js").Ask} Ask
 * @typedef {{items: Item[], find: (signal: AbortSignal) => Promise<void>}} Job
 */
import { withoutEntries } from "../board/board.js";
import { isLacking, lacksTraits } from "./asked.js";
import { createGathered } from "./gathered.js";
import { factsIn, lacksRating } from "./rated.js";
import { createRounds } from "./rounds.js";

/** The number of canonical forms that one call finds. A call takes some tenths of a second. */
const TOGETHER = 25;
/** The rating that is saved for a puzzle without exactly one solution. */
const UNRATED = { grade: null, er: null };
/** The name of a lock that only one tab can hold. Only the tab that holds it analyses puzzles. */
const LOCK = "sudoku-work-out";

/**
 * @param {{ask: Ask, rate: import("../verdict/rating.js").Rate, width: number, getState: () => State,
 *   act: (action: import("../app/state.js").Action) => void, locks?: LockManager}} wiring  `width`: the number of calls
 *   that run at the same time
 */
export function createWorkOut({ ask, rate, width, getState, act, locks = globalThis.navigator?.locks }) {
  const rounds = createRounds();
  const { gather, report } = createGathered(act);
  /** @type {AbortController | null} */
  let running = null;
  /**
   * The signal that stops the work in this tab. Null while no work runs here, for example because another tab has the
   * lock.
   * @type {AbortSignal | null}
   */
  let working = null;
  /** The loops that do the work. Each takes one job after the other. @type {Promise<void>[]} */
  let loops = [];
  let busy = 0;
  /**
   * The controller that stops the rating of a very hard puzzle when there is other work.
   * @type {AbortController | null}
   */
  let last = null;
  /**
   * The names of jobs that are still running, and of finished jobs whose results are not in the state yet.
   * @type {Set<string>}
   */
  let started = new Set();
  let failures = 0;

  /**
   * Return the puzzles for which a result is requested and missing, except those that are being worked on.
   * @param {"traits" | "rating"} what @param {(item: Item) => boolean} lacks
   */
  const lacking = (what, lacks) =>
    getState().tray.items.filter((item) => item.asked && lacks(item) && !started.has(`${what} ${item.key}`));
  const formless = () => lacking("traits", lacksTraits);
  const unrated = () => lacking("rating", lacksRating);
  const isMore = () => formless().length > 0 || unrated().some(({ key }) => !rounds.isLast(key));

  /** @param {Item[]} items @param {AbortSignal} signal */
  const findTraits = async (items, signal) => {
    for (const { key } of items) started.add(`traits ${key}`);
    const states = items.map(({ state }) => withoutEntries(state));
    const traits = await ask("traits", { states }, { signal });
    for (const [at, item] of items.entries()) gather(item.key, traits[at]);
  };

  /**
   * Rate a puzzle, but stop after the time that the current round allows. The rating then continues in a later round.
   * @param {Item} item @param {AbortSignal} signal
   */
  const findRating = async ({ key, state }, signal) => {
    started.add(`rating ${key}`);
    const rating = await rate(state, signal, undefined, rounds.enoughOf(key));
    if (!rating?.next) return gather(key, { reached: undefined, ...factsIn(rating ?? UNRATED) });
    rounds.putOff(key, rating);
    started.delete(`rating ${key}`);
  };

  /**
   * Rate a very hard puzzle, and stop as soon as there is other work.
   * @param {Item} item @param {AbortSignal} signal
   */
  const findLast = async (item, signal) => {
    const ours = new AbortController();
    const end = () => ours.abort();
    last = ours;
    signal.addEventListener("abort", end);
    await findRating(item, ours.signal).catch((error) => {
      if (!ours.signal.aborted) throw error;
      started.delete(`rating ${item.key}`);
    });
    signal.removeEventListener("abort", end);
    last = null;
  };

  /** Return the next job, which analyses one puzzle or several. Return null if there is none. @returns {Job | null} */
  const next = () => {
    const items = formless().slice(0, TOGETHER);
    if (items.length) return { items, find: (signal) => findTraits(items, signal) };
    const item = rounds.first(unrated());
    if (!item) return null;
    if (!rounds.isLast(item.key)) return { items: [item], find: (signal) => findRating(item, signal) };
    return busy > 1 ? null : { items: [item], find: (signal) => findLast(item, signal) };
  };

  /**
   * Analyse puzzles, one job after the other, until no job is left. Several such loops run at the same time.
   * @param {AbortSignal} signal
   */
  const loop = async (signal) => {
    busy++;
    for (let job = next(); job && !signal.aborted; job = next()) {
      const { items, find } = job;
      await find(signal).catch(() => signal.aborted || markFailed(items));
    }
    busy--;
  };

  /**
   * Start more loops of jobs, as long as there are puzzles to analyse and workers are free.
   * @param {AbortSignal} signal
   */
  const fill = (signal) => {
    while (busy < width && isMore()) loops.push(loop(signal));
  };

  /**
   * Count the given puzzles as failures, and remove their requests, so that the player can request them again.
   * @param {Item[]} items
   */
  const markFailed = (items) => {
    failures += items.length;
    for (const { key } of items) gather(key, { asked: undefined });
  };

  /** @param {AbortSignal} signal */
  const work = async (signal) => {
    failures = 0;
    working = signal;
    loops = [loop(signal)];
    fill(signal);
    for (const each of loops) await each;
    working = null;
    report();
    // the check of the board has already found the results of these puzzles
    for (const item of getState().tray.items) if (item.asked && !isLacking(item)) gather(item.key, {});
    report();
    if (failures) act({ type: "notice", words: { key: "tray.work-failed", args: { count: failures } } });
  };

  const begin = async () => {
    const here = new AbortController();
    const { signal } = here;
    running = here;
    started = new Set();
    await (locks ? locks.request(LOCK, { signal }, () => work(signal)) : work(signal)).catch(() => {});
    if (running === here) running = null;
    update(getState());
  };

  /**
   * Start to analyse puzzles when an analysis is requested and nothing else needs the workers. Stop when no request is
   * left.
   * @param {State} state
   */
  function update({ tray, engine, making }) {
    const isAsked = tray.items.some(({ asked }) => asked);
    if (!isAsked) return running?.abort();
    if (!running && engine.phase === "ready" && !making) return begin();
    if (!working || working.aborted || (busy === width && !last) || !isMore()) return;
    last?.abort();
    fill(working);
  }

  return { update };
}
