/**
 * Makes puzzles across a pool of workers of its own, so that verdicts never wait for them. A batch is as many asks;
 * each puzzle goes into the tray as it comes, and a batch that is cancelled keeps what it has.
 *
 * @typedef {import("./state.js").State} State
 * @typedef {import("./state.js").Action} Action
 * @typedef {import("./wish.js").Wish} Wish
 * @typedef {{geometry: string, puzzle: string, solution: string, id: string, grade: string | null, er: number | null,
 *   met: boolean, tries: number}} Made
 * @typedef {{tone: import("./state.js").Tone, words: import("./state.js").Words}} Outcome
 * @typedef {import("./judge.js").Ask} Ask
 */
import { boardOfText } from "./board.js";
import { orderOf, randomSeed, wishKey } from "./wish.js";

/** Puzzles of a class set: one for each of so many pupils. */
export const CLASS = 30;

/** The stock is made after so many idle milliseconds, and holds so many puzzles. */
const IDLE = 1500;
const STOCK = 3;

/**
 * @param {{ask: Ask, pool: () => {ask: Ask}, width: number, getState: () => State, act: (action: Action) => void,
 *   now?: () => number}} wiring  `ask` is what the whole page asks, awake first; `pool` gives more workers when many
 *   puzzles are wanted, `width` how many asks they answer at a time
 */
export function createMaker({ ask: askAny, pool, width, getState, act, now = Date.now }) {
  let running = new AbortController();
  let stocking = new AbortController();
  /** @type {{key: string, made: Made[]}} */
  let stock = { key: "", made: [] };
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let idle;

  /** One thing. @param {string} method @param {object} params @param {AbortSignal} signal */
  const ask = (method, params, signal) => askAny(method, params, { signal, lane: "long" });

  /** One of many. @param {string} method @param {object} params @param {AbortSignal} signal */
  const askPool = (method, params, signal) => pool().ask(method, params, { signal, lane: "quick" });

  /** @param {Made[]} made @param {string} [name] */
  const keep = (made, name = "") =>
    act({ type: "tray-add", newcomers: made.map((each) => newcomerOf(each, name)), now: now() });

  /**
   * What a person waits for: it has the workers for itself. `work` gives the words of its end.
   * @param {number} total @param {(signal: AbortSignal) => Promise<Outcome>} work
   */
  const run = async (total, work) => {
    running.abort();
    stocking.abort();
    running = new AbortController();
    const { signal } = running;
    act({ type: "making", making: { done: 0, total, begun: now(), now: now() }, made: null });
    const made = await work(signal).catch(failureOf);
    if (signal.aborted) return;
    act({ type: "making", making: null, made });
    restock();
  };

  /** @param {number} count @param {(index: number) => Promise<void>} each  as many at a time as there are workers */
  const spread = async (count, each) => {
    let next = 0;
    const worker = async () => {
      while (next < count) await each(next++);
    };
    await Promise.all(Array.from({ length: Math.min(width, count) }, worker));
  };

  const step = () => {
    const { making } = getState();
    if (making) act({ type: "making", making: { ...making, done: making.done + 1, now: now() }, made: null });
  };

  const batch = () =>
    run(getState().wish.count, async (signal) => {
      const { wish } = getState();
      const seed = wish.seed || randomSeed();
      /** @type {Made[]} */
      const unmet = [];
      await spread(wish.count, async (index) => {
        /** @type {Made} */
        const made = await askPool("generate", orderOf(wish, seed, index), signal);
        if (made.met) keep([made]);
        else unmet.push(made);
        step();
      });
      return unmet.length ? unmetOutcome(unmet[0], wish.count - unmet.length) : doneOutcome(wish.count);
    });

  /** The puzzle of an id, as a link or a sheet of paper gives it. @param {string} id */
  const named = (id) =>
    run(1, async (signal) => show(await ask("generate", await ask("order", { id }, signal), signal)));

  /** At once where there is one in stock. */
  const one = () => {
    const { wish } = getState();
    const ready = !wish.seed && stock.key === wishKey(wish) && stock.made.shift();
    if (!ready) return run(1, async (signal) => show(await ask("generate", await single(wish, signal), signal)));
    act({ type: "making", making: null, made: show(ready) });
    return restock();
  };

  /** An id in the seed's place says everything. @param {Wish} wish @param {AbortSignal} signal */
  const single = (wish, signal) =>
    wish.seed.includes(".") ? ask("order", { id: wish.seed }, signal) : orderOf(wish, wish.seed || randomSeed(), 0);

  /** @param {Made} made @returns {Outcome} */
  const show = (made) => {
    if (!made.met) return unmetOutcome(made, 0);
    keep([made]);
    act({ type: "load", puzzles: [boardOfText(made.puzzle)], kept: true });
    return { tone: "good", words: { key: "make.shown", args: { id: made.id } } };
  };

  /** One puzzle in many disguises, each with its solution: the same work for every pupil, and none can copy. */
  const classSet = () =>
    run(CLASS, async (signal) => {
      const { wish } = getState();
      const seed = wish.seed || randomSeed();
      /** @type {Made} */
      const made = await ask("generate", orderOf(wish, seed, 0), signal);
      if (!made.met) return unmetOutcome(made, 0);
      const state = boardOfText(made.puzzle);
      await spread(CLASS, async (index) => {
        const disguise = await ask("shuffle", { state, solution: made.solution, seed, index }, signal);
        keep([{ ...made, ...disguise, id: "" }], `${seed}-${index + 1}`);
        step();
      });
      return doneOutcome(CLASS);
    });

  /** While nothing else is to do, the next puzzles of the last wish are made. */
  const restock = () => {
    clearTimeout(idle);
    stocking.abort();
    stocking = new AbortController();
    const { signal } = stocking;
    idle = setTimeout(() => fill(signal).catch(() => {}), IDLE);
  };

  /** @param {AbortSignal} signal */
  const fill = async (signal) => {
    const { wish } = getState();
    const key = wishKey(wish);
    if (stock.key !== key) stock = { key, made: [] };
    while (stock.made.length < STOCK && !wish.seed) {
      /** @type {Made} */
      const made = await ask("generate", orderOf(wish, randomSeed(), 0), signal);
      if (!made.met) return;
      stock.made.push(made);
    }
  };

  const cancel = () => {
    running.abort();
    const { making } = getState();
    const words = { key: "make.cancelled", args: { count: making?.done ?? 0 } };
    act({ type: "making", making: null, made: { tone: "plain", words } });
  };

  const techniques = async () => {
    if (getState().techniques.length) return;
    const { techniques } = await ask("techniques", {}, new AbortController().signal);
    act({ type: "techniques", techniques });
  };

  return { one, named, batch, classSet, cancel, restock, techniques };
}

/** @param {Made} made @param {string} name @returns {import("./tray.js").Newcomer} */
function newcomerOf({ puzzle, solution, id, grade, er }, name) {
  const state = /** @type {import("./board.js").BoardState} */ (boardOfText(puzzle));
  return { state, solution, grade, er, source: "made", ...(name && { name }), ...(id && { id }) };
}

/** @param {number} count @returns {Outcome} */
const doneOutcome = (count) => ({ tone: "good", words: { key: "make.done", args: { count } } });

/** Nothing else is given for what was asked: the nearest is told, and what was found stays. @param {Made} made @param {number} found @returns {Outcome} */
function unmetOutcome({ tries, puzzle, grade }, found) {
  const clues = [...puzzle].filter((symbol) => symbol !== ".").length;
  const nearest = { key: grade ? `grade.${grade}` : "grade.above" };
  return { tone: "bad", words: { key: "make.unmet", args: { tries, found, clues, nearest } } };
}

/** @param {Error & {error?: import("./engine.js").ErrorData | null, detail?: string}} failure @returns {Outcome} */
const failureOf = ({ error, detail, message }) => ({
  tone: "bad",
  words: error?.code.startsWith("wish-")
    ? { key: `wish-error.${error.code.slice("wish-".length)}`, args: error.args }
    : { key: "task.failed", args: { detail: detail ?? message } },
});
