/**
 * Works out what is asked for about many puzzles, in workers of its own: forms first, many at a time, as they are soon
 * found, then ratings one by one. What was found is handed on some times a second, and stays where the work is stopped or
 * the page is left; the next visit goes on. Of several tabs one works.
 *
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("./model.js").Item} Item
 * @typedef {import("../verdict/service.js").Ask} Ask
 */
import { withoutEntries } from "../board/board.js";
import { isLacking, lacksTraits } from "./asked.js";
import { factsIn, lacksRating } from "./rated.js";

/** So many forms are asked for at once: some tenths of a second. */
const TOGETHER = 25;
/** What is found is gathered for so many milliseconds, as each change draws the list anew. */
const GATHER = 400;
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
  /** @type {AbortController | null} */
  let running = null;
  /** Under way or done, of what the state does not know yet. @type {Set<string>} */
  let taken = new Set();
  /** @type {import("./asked.js").Found} */
  let found = new Map();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let soon;
  /** Of the work under way. @type {number} */
  let failures;

  const tell = () => {
    clearTimeout(soon);
    soon = undefined;
    if (found.size) act({ type: "tray-found", found });
    found = new Map();
  };

  /** @param {string} key @param {Partial<Item>} facts */
  const gather = (key, facts) => {
    found.set(key, { ...found.get(key), ...facts });
    soon ??= setTimeout(tell, GATHER);
  };

  /** The next that are asked about, lack this, and are not under way. @param {"traits" | "rating"} what @param {(item: Item) => boolean} lacks @param {number} most */
  const next = (what, lacks, most) => {
    /** @type {Item[]} */
    const some = [];
    for (const item of getState().tray.items) {
      if (some.length === most) break;
      if (item.asked && lacks(item) && !taken.has(`${what} ${item.key}`)) some.push(item);
    }
    for (const { key } of some) taken.add(`${what} ${key}`);
    return some;
  };

  /** @param {Item[]} items @param {AbortSignal} signal */
  const findTraits = async (items, signal) => {
    const states = items.map(({ state }) => withoutEntries(state));
    const traits = await ask("traits", { states }, { signal });
    for (const [at, item] of items.entries()) gather(item.key, traits[at]);
  };

  /** @param {Item} item @param {AbortSignal} signal */
  const findRating = async ({ key, state }, signal) => {
    const rating = await rate(state, signal);
    gather(key, { reached: undefined, ...factsIn(rating ?? UNRATED) });
  };

  /** One of several at work. @param {AbortSignal} signal */
  const worker = async (signal) => {
    while (!signal.aborted) {
      const some = next("traits", lacksTraits, TOGETHER);
      const [one] = some.length ? [] : next("rating", lacksRating, 1);
      if (!some.length && !one) return;
      const failed = () => signal.aborted || giveUp(one ? [one] : some);
      await (one ? findRating(one, signal) : findTraits(some, signal)).catch(failed);
    }
  };

  /** They can be asked about again. @param {Item[]} items */
  const giveUp = (items) => {
    failures += items.length;
    for (const { key } of items) gather(key, { asked: undefined });
  };

  /** @param {AbortSignal} signal */
  const work = async (signal) => {
    failures = 0;
    await Promise.all(Array.from({ length: width }, () => worker(signal)));
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
    if (!running && engine.phase === "ready" && !making) begin();
  }

  return { update };
}
