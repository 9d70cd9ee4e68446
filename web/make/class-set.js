/**
 * A class set: variants of one puzzle, one for each pupil, with their solutions.
 * @typedef {import("../verdict/service.js").Ask} Ask
 * @typedef {import("./options.js").Wish} Wish
 * @typedef {import("./result.js").Made} Made
 */
import { boardOf, doneOutcome, unmetOutcome } from "./result.js";

/**
 * The greatest number of variants that are tried for each puzzle of a class set. Several are tried, because a small
 * grid has few different variants, and repeated ones are left out.
 */
const DISGUISES = 5;

/**
 * Create the command that makes a class set. All pupils have the same work, but cannot copy from each other. Variants
 * that are easier or harder, or that repeat another one, are left out.
 * @param {Pick<ReturnType<typeof import("./maker.js").createMaker>, "generate" | "recipeFor"> &
 *   Pick<ReturnType<typeof import("./work.js").createWork>, "runSeveral" | "spread" | "countMade"> &
 *   {askPool: Ask, wished: () => Wish}} wiring
 */
export function createClassSet({ generate, recipeFor, askPool, wished, runSeveral, spread, countMade }) {
  /** Make the puzzle whose variants are wanted. @param {Wish} wish @param {AbortSignal} signal */
  const firstOf = async (wish, signal) => {
    const recipe = await recipeFor(wish, signal);
    return { made: await generate(recipe, signal), seed: recipe.seed };
  };

  return () => {
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
}
