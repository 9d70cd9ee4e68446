/**
 * Works out what is asked for about many puzzles, in workers of its own: forms first, many at a time, as they are soon
 * found, then ratings, easy ones first. The hardest have all workers, one after the other, as long as nothing else is to
 * do. What was found stays where the work is stopped or the page is left; the next visit goes on. Of several tabs one works.
 *
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

/** So many forms are asked for at once: some tenths of a second. */
const TOGETHER = 25;
/** Of what has not exactly one solution. */
const UNRATED = { grade: null, er: null };
/** The name of the lock that the working tab holds. */
const LOCK = "sudoku-work-out";

/**
 * @param {{ask: Ask, rate: import("../verdict/rating.js").Rate, width: number, getState: () => State,
 *   act: (action: import("../app/state.js").Action) => void, locks?: LockManager}} wiring  `width`: how many asks are
 *   answered at a time
 */
export function createWorkOut({ ask, rate, width, getState, act, locks = globalThis.navigator?.locks }) {
  const rounds = createRounds();
  const { gather, tell } = createGathered(act);
  /** @type {AbortController | null} */
  let running = null;
  /** While this tab is the one that works. @type {AbortSignal | null} */
  let working = null;
  /** Of the work under way. @type {Promise<void>[]} */
  let loops = [];
  let busy = 0;
  /** One of the hardest puzzles, which gives way to others. @type {AbortController | null} */
  let last = null;
  /** Under way or done, of what the state does not know yet. @type {Set<string>} */
  let taken = new Set();
  let failures = 0;

  /** Those that are asked about, lack this, and are not under way. @param {"traits" | "rating"} what @param {(item: Item) => boolean} lacks */
  const open = (what, lacks) =>
    getState().tray.items.filter((item) => item.asked && lacks(item) && !taken.has(`${what} ${item.key}`));
  const formless = () => open("traits", lacksTraits);
  const unrated = () => open("rating", lacksRating);
  const isMore = () => formless().length > 0 || unrated().some(({ key }) => !rounds.isLast(key));

  /** @param {Item[]} items @param {AbortSignal} signal */
  const findTraits = async (items, signal) => {
    for (const { key } of items) taken.add(`traits ${key}`);
    const states = items.map(({ state }) => withoutEntries(state));
    const traits = await ask("traits", { states }, { signal });
    for (const [at, item] of items.entries()) gather(item.key, traits[at]);
  };

  /** As far as it comes in this round. @param {Item} item @param {AbortSignal} signal */
  const findRating = async ({ key, state }, signal) => {
    taken.add(`rating ${key}`);
    const rating = await rate(state, signal, undefined, rounds.enoughOf(key));
    if (!rating?.next) return gather(key, { reached: undefined, ...factsIn(rating ?? UNRATED) });
    rounds.putOff(key, rating);
    taken.delete(`rating ${key}`);
  };

  /** One of the hardest, until something else is to do. @param {Item} item @param {AbortSignal} signal */
  const findLast = async (item, signal) => {
    const ours = new AbortController();
    const end = () => ours.abort();
    last = ours;
    signal.addEventListener("abort", end);
    await findRating(item, ours.signal).catch((error) => {
      if (!ours.signal.aborted) throw error;
      taken.delete(`rating ${item.key}`);
    });
    signal.removeEventListener("abort", end);
    last = null;
  };

  /** What one of those at work does next; null where nothing is left for it. @returns {Job | null} */
  const next = () => {
    const items = formless().slice(0, TOGETHER);
    if (items.length) return { items, find: (signal) => findTraits(items, signal) };
    const item = rounds.first(unrated());
    if (!item) return null;
    if (!rounds.isLast(item.key)) return { items: [item], find: (signal) => findRating(item, signal) };
    return busy > 1 ? null : { items: [item], find: (signal) => findLast(item, signal) };
  };

  /** One of several at work. @param {AbortSignal} signal */
  const loop = async (signal) => {
    busy++;
    for (let job = next(); job && !signal.aborted; job = next()) {
      const { items, find } = job;
      await find(signal).catch(() => signal.aborted || giveUp(items));
    }
    busy--;
  };

  /** As many at work as there is work for. @param {AbortSignal} signal */
  const fill = (signal) => {
    while (busy < width && isMore()) loops.push(loop(signal));
  };

  /** They can be asked about again. @param {Item[]} items */
  const giveUp = (items) => {
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
    tell();
    for (const item of getState().tray.items) if (item.asked && !isLacking(item)) gather(item.key, {}); // known by the verdict
    tell();
    if (failures) act({ type: "notice", words: { key: "tray.work-failed", args: { count: failures } } });
  };

  const begin = async () => {
    const here = new AbortController();
    const { signal } = here;
    running = here;
    taken = new Set();
    await (locks ? locks.request(LOCK, { signal }, () => work(signal)) : work(signal)).catch(() => {});
    if (running === here) running = null;
    update(getState());
  };

  /** Begins as soon as something is asked for, and nothing else needs the workers. @param {State} state */
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
