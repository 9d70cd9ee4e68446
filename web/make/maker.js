/**
 * The search for puzzles of wishes, IDs and days in the workers, with progress.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Action} Action
 * @typedef {import("./find-puzzle.js").Recipe} Recipe
 * @typedef {import("./options.js").Wish} Wish
 * @typedef {import("./result.js").Made} Made
 * @typedef {import("../verdict/service.js").Ask} Ask
 */
import { isToLearn, learn } from "../board/geometry.js";
import { findEither, findPuzzle, SMALL } from "./find-puzzle.js";
import { randomSeed, recipeOf } from "./options.js";

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
 * Create the functions that search for puzzles.
 * @param {{ask: Ask, getState: () => State, act: (action: Action) => void, now: () => number}} wiring
 */
export function createMaker({ ask, getState, act, now }) {
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
   * @param {Recipe} recipe @param {AbortSignal} signal @param {Ask} [asked]
   */
  const generate = async (recipe, signal, asked = ask) =>
    learnt(await findPuzzle(makerOf(asked, signal), recipe, showProgress), signal, asked);

  /**
   * Search for a puzzle with this recipe, and with one that has another seed, in two workers. The first puzzle that is
   * found is returned.
   * @param {Recipe} recipe @param {AbortSignal} signal
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

  /**
   * Search for a puzzle that is made in advance. It has few tries, so that a request never waits long.
   * @param {Recipe} recipe @param {AbortSignal} signal
   */
  const prepare = (recipe, signal) => findPuzzle(makerOf(ask, signal), recipe, showProgress, SMALL);

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

  return { generate, prepare, makeNew, recipeFor, recipeOfId, recipeOfDay };
}
