/**
 * The generator of puzzles. It has a separate pool of workers, so that checks never wait for it. For a batch, it makes
 * one call per puzzle. Each puzzle is saved in My puzzles as soon as it is made, so the puzzles of a cancelled batch
 * are not lost.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Action} Action
 * @typedef {import("./options.js").Wish} Wish
 * @typedef {import("./result.js").Made} Made
 * @typedef {import("../app/state.js").Outcome} Outcome
 * @typedef {import("../verdict/service.js").Ask} Ask
 */
import { puzzleKey } from "../board/board.js";
import { isToLearn, learn } from "../board/geometry.js";
import { findEither, findPuzzle, SMALL } from "./find-puzzle.js";
import { isGraded, randomSeed, recipeOf, wishKey, withRegions } from "./options.js";
import { createStock, dayKey, gradeWish } from "./prefetch.js";
import { boardOf, doneOutcome, failureOf, newcomerOf, unmetOutcome } from "./result.js";

/**
 * The greatest number of variants that are tried for each puzzle of a class set. Several are tried, because a small
 * grid has few different variants, and repeated ones are left out.
 */
const DISGUISES = 5;
/** How the IDs of puzzles with rules begin. */
const VARIANT_ID = /^\s*v\d+\./i;

/**
 * Return the function that asks workers for the puzzle of a recipe, with rules or without. All its requests go to the
 * same worker, which continues the search.
 * @param {Ask} ask @param {AbortSignal} signal @param {"long" | "spare"} [lane] @returns {Parameters<typeof findPuzzle>[0]}
 */
const makerOf = (ask, signal, lane) => (some) => {
  const options = { signal, search: `${some.seed}/${some.index}`, ...(lane && { lane }) };
  return "kinds" in some.wish
    ? ask("variant", { ...some, wish: some.wish }, options)
    : ask("generate", { ...some, wish: some.wish }, options);
};

/**
 *
 * @param {{ask: Ask, pool: () => {ask: Ask}, width: number, getState: () => State, act: (action: Action) => void,
 *   now?: () => number}} wiring  `ask`: asks the workers that the whole page uses, which start first; `pool`: returns
 *   further workers, for many puzzles; `width`: the number of calls that the pool handles at the same time
 */
export function createGenerator({ ask: askAny, pool, width, getState, act, now = Date.now }) {
  let running = new AbortController();
  /**
   * The puzzles that are being made, or were cancelled. `work` goes on where it stopped.
   * @type {{total: number, work: (signal: AbortSignal) => Promise<Outcome>, done: number, kept: string[]} | null}
   */
  let left = null;

  /** @type {Ask} */
  const ask = (method, params, options) => askAny(method, params, { lane: "long", ...options });

  /**
   * Show the progress of a search while the player waits for its puzzle.
   * @param {import("./find-puzzle.js").Sought} sought
   */
  const showProgress = (sought) => {
    const { making } = getState();
    if (making) act({ type: "making", making: { ...making, sought, now: now() }, made: null });
  };

  /**
   * Search for the puzzle of a recipe.
   * @param {import("./find-puzzle.js").Recipe} recipe @param {AbortSignal} signal @param {Ask} [asked]
   */
  const generate = async (recipe, signal, asked = ask) =>
    learnt(await findPuzzle(makerOf(asked, signal), recipe, showProgress), signal, asked);

  /**
   * Search for a puzzle with this recipe, and with one that has another seed, in two workers. The first puzzle that is
   * found is returned.
   * @param {import("./find-puzzle.js").Recipe} recipe @param {AbortSignal} signal
   */
  const generateEither = async (recipe, signal) => {
    const helping = new AbortController();
    const stop = () => helping.abort();
    signal.addEventListener("abort", stop);
    const [main, help] = [makerOf(ask, signal), makerOf(ask, helping.signal, "spare")];
    const other = { ...recipe, seed: randomSeed() };
    try {
      return await learnt(await findEither(main, help, [recipe, other], showProgress), signal, ask);
    } finally {
      signal.removeEventListener("abort", stop);
      stop();
    }
  };

  /**
   * Return a new puzzle after learning how its rules are drawn, so that its picture shows them.
   * @param {Made} made @param {AbortSignal} signal @param {Ask} asked
   */
  const learnt = async (made, signal, asked) => {
    const { geometry } = made;
    if (!isToLearn(geometry)) return made;
    const rules = await asked("rules", { geometry }, { signal });
    learn(geometry, rules);
    act({ type: "ruled", geometry, rules });
    return made;
  };

  /** Return the recipe of the puzzle with an ID. @param {string} id @param {AbortSignal} signal */
  const recipeOfId = (id, signal) =>
    VARIANT_ID.test(id) ? ask("variant-recipe", { id }, { signal }) : ask("recipe", { id }, { signal });

  /** Return the recipe of the puzzle of a day. @param {string} day @param {AbortSignal} signal */
  const recipeOfDay = async (day, signal) => recipeOfId((await ask("day", { day }, { signal })).id, signal);

  const stock = createStock({
    generate: (recipe, signal) => findPuzzle(makerOf(ask, signal), recipe, showProgress, SMALL),
    ...{ recipeOfDay, getState, act },
    today: () => new Date(now()),
  });

  /** Send a call to the workers that make many puzzles. @type {Ask} */
  const askPool = (method, params, options) => pool().ask(method, params, { lane: "quick", ...options });

  /** @param {Made[]} made @param {string} [name] */
  const keep = (made, name = "") =>
    act({ type: "tray-add", newcomers: made.map((each) => newcomerOf(each, name)), now: now() });

  /**
   * Run work that the player waits for, and show the message that `work` returns. With `alone`, no puzzles are made in
   * advance while it runs, so that it has the workers for itself.
   * @param {number} total @param {(signal: AbortSignal) => Promise<Outcome>} work @param {boolean} [alone]
   * @param {{done: number, kept: string[]}} [before]  what was made before it was cancelled
   */
  const run = async (total, work, alone = true, { done, kept } = { done: 0, kept: [] }) => {
    running.abort();
    if (left?.work !== work) left = null;
    if (alone) stock.pause();
    const here = new AbortController();
    running = here;
    act({ type: "making", making: { done, kept, total, sought: null, begun: now(), now: now() }, made: null });
    const made = await work(here.signal).catch(failureOf);
    if (here.signal.aborted) return;
    here.abort(); // if one of many puzzles has failed, the others stop
    left = null;
    act({ type: "making", making: null, made: { ...made, ...madeSoFar() } });
    stock.refill();
  };

  /**
   * Run work of several puzzles that can continue after Cancel.
   * @param {number} total @param {(signal: AbortSignal) => Promise<Outcome>} work
   */
  const runSeveral = (total, work) => {
    left = { total, work, done: 0, kept: [] };
    return run(total, work);
  };

  /** Continue with the puzzles that were cancelled. */
  const goOn = () => left && run(left.total, left.work, true, left);

  /**
   *
   * @param {number} count
   * @param {(index: number) => Promise<void>} each  makes one puzzle; called for up to `width` puzzles at the same time
   */
  const spread = async (count, each) => {
    let next = 0;
    const worker = async () => {
      while (next < count) await each(next++);
    };
    await Promise.all(Array.from({ length: Math.min(width, count) }, worker));
  };

  /**
   * Return the keys of the puzzles that have been saved so far, as an object with the field `kept`. If there are none,
   * the object is empty.
   */
  const madeSoFar = () => {
    const { kept } = getState().making ?? {};
    return kept?.length ? { kept } : {};
  };

  /** Count a finished puzzle. If it meets all options, also save it. @param {Made} made @param {string} [name] */
  const countMade = (made, name) => {
    if (made.met) keep([made], name);
    const { making } = getState();
    if (!making) return;
    const kept = made.met ? [...making.kept, puzzleKey(boardOf(made))] : making.kept;
    act({ type: "making", making: { ...making, done: making.done + 1, kept, sought: null, now: now() }, made: null });
  };

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
    running.abort();
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

  /** @param {Wish} wish @param {AbortSignal} signal @returns {Promise<Made>} */
  const makeNew = async (wish, signal) => {
    const recipe = await recipeFor(wish, signal);
    return wish.seed || "kinds" in recipe.wish ? generate(recipe, signal) : generateEither(recipe, signal);
  };

  /**
   * Return the recipe for new puzzles: options, seed and number. If the whole ID of a puzzle was typed as the seed, the
   * options and the seed come from the ID. If only one puzzle is made, its number comes from the ID as well.
   * @param {Wish} wish @param {AbortSignal} signal
   */
  const recipeFor = async (wish, signal) =>
    wish.seed.includes(".") ? recipeOfId(wish.seed, signal) : recipeOf(wish, wish.seed || randomSeed(), 0);

  /** @param {Made} made @param {string} [name] @returns {Outcome} */
  const show = (made, name) => {
    if (!made.met) return unmetOutcome(made, 0);
    keep([made], name);
    act({ type: "load", puzzles: [boardOf(made)], kept: true });
    return { tone: "good", words: { key: "make.shown", args: { id: made.id } }, kept: [puzzleKey(boardOf(made))] };
  };

  /**
   * Make variants of one puzzle, one for each pupil, with their solutions. All pupils have the same work, but cannot
   * copy from each other. Variants that are easier or harder, or that repeat another one, are left out.
   */
  const classSet = () => {
    const wish = wished();
    /** @type {{made: Made, seed: string} | null} */
    let base = null;
    /** @type {Set<number>} */
    const tried = new Set();
    /** @type {Set<string>} */
    const seen = new Set();
    /** @type {Made["grade"]} */
    let grade = null;
    return runSeveral(wish.count, async (signal) => {
      const { made, seed } = base ?? (await firstOf(wish, signal));
      if (!made.met) return unmetOutcome(made, 0);
      base = { made, seed };
      const puzzle = { state: boardOf(made), solution: made.solution, seed };
      grade ??= made.grade;
      await spread(DISGUISES * wish.count, async (index) => {
        if (seen.size >= wish.count || tried.has(index)) return;
        const disguise = await askPool("shuffle", { ...puzzle, index }, { signal });
        tried.add(index);
        grade ??= disguise.grade;
        if (disguise.grade !== grade || seen.has(disguise.puzzle) || seen.size >= wish.count) return;
        seen.add(disguise.puzzle);
        countMade({ ...made, ...disguise, id: "" }, `${seed}-${seen.size}`);
      });
      return { ...doneOutcome(seen.size), handout: 1 };
    });
  };

  /** Make the puzzle whose variants are wanted. @param {Wish} wish @param {AbortSignal} signal */
  const firstOf = async (wish, signal) => {
    const recipe = await recipeFor(wish, signal);
    return { made: await generate(recipe, signal), seed: recipe.seed };
  };

  const cancel = () => {
    running.abort();
    const { making } = getState();
    if (left && making) left = { ...left, done: making.done, kept: making.kept };
    const kept = madeSoFar();
    const words = kept.kept ? { key: "make.cancelled", args: { count: kept.kept.length } } : { key: "task.cancelled" };
    act({ type: "making", making: null, made: { tone: "plain", words, ...kept, ...(left && { goesOn: true }) } });
    stock.pause();
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

  return { one, ofGrade, ofId, ofDay, batch, classSet, cancel, goOn, takeNearest, restock: stock.refill, techniques };
}
