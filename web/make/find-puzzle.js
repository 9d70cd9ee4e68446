/**
 * The search for one puzzle from its recipe. Python tries until it finds a puzzle. Each request allows only a limited
 * number of tries, so that the page can show the progress of a long search.
 * @typedef {import("./result.js").Made} Made
 * @typedef {import("../contract/shapes.js").Sought} Sought  the progress of a search
 * @typedef {import("../contract/shapes.js").Recipe | import("../contract/shapes.js").VariantAsked} Recipe
 */

/** The number of tries to make a puzzle that the first request allows. */
const PORTION = 20;
/** The same for puzzles with rules, whose tries take longer. */
const FEW = 1;
/**
 * The time in milliseconds that a request should take at least. If it takes less, the next request allows twice as many
 * tries.
 */
const PORTION_TIME = 500;
/** The tries of each request that nobody waits for. They take less time than a person notices. */
export const SMALL = { portion: 5, time: 0 };

/**
 * Search for a puzzle as the recipe (options, seed and number) describes it, in several requests. After each request
 * without a result, `tell` is called with the progress.
 * @param {(recipe: Recipe & {upto: number}) => Promise<Made | Sought>} generate
 * @param {Recipe} recipe
 * @param {(sought: Sought) => void} tell
 * @param {{portion: number, time: number}} [size]  the tries of the first request, and the time that each should take
 * @returns {Promise<Made>}
 */
export async function findPuzzle(generate, recipe, tell, size = { portion: PORTION, time: PORTION_TIME }) {
  let portion = "kinds" in recipe.wish ? FEW : size.portion;
  for (let upto = portion; ; ) {
    const begun = performance.now();
    const answer = await generate({ ...recipe, upto });
    if ("puzzle" in answer) return answer;
    tell(answer);
    if (performance.now() - begun < size.time) portion *= 2;
    upto = answer.tries + portion;
  }
}
