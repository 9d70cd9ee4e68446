/**
 * The search for one puzzle from its recipe. Python tries until it finds a puzzle. Each request allows only a limited
 * number of tries, so that the page can show the progress of a long search.
 * @typedef {import("./result.js").Made} Made
 * @typedef {import("../contract/shapes.js").Sought} Sought  the progress of a search
 * @typedef {import("../contract/shapes.js").Recipe} Recipe
 */

/** The number of tries to make a puzzle that the first request allows. */
const PORTION = 20;
/**
 * The time in milliseconds that a request should take at least. If it takes less, the next request allows twice as many
 * tries.
 */
const PORTION_TIME = 500;

/**
 * Search for a puzzle as the recipe (options, seed and number) describes it, in several requests. After each request
 * without a result, `tell` is called with the progress.
 * @param {(recipe: Recipe & {upto: number}) => Promise<Made | Sought>} generate
 * @param {Recipe} recipe
 * @param {(sought: Sought) => void} tell
 * @returns {Promise<Made>}
 */
export async function findPuzzle(generate, recipe, tell) {
  let portion = PORTION;
  for (let upto = portion; ; ) {
    const begun = performance.now();
    const answer = await generate({ ...recipe, upto });
    if ("puzzle" in answer) return answer;
    tell(answer);
    if (performance.now() - begun < PORTION_TIME) portion *= 2;
    upto = answer.tries + portion;
  }
}
