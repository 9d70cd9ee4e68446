/**
 * The search for one puzzle from its recipe. Python searches until it finds one, but is asked for a limited number of
 * tries at a time, so that the page can show the progress of a long search.
 *
 * @typedef {import("./result.js").Made} Made
 * @typedef {import("../contract/shapes.js").Sought} Sought  the progress of a search
 * @typedef {import("../contract/shapes.js").Recipe} Recipe
 */

/** The number of tries in the first request. */
const PORTION = 20;
/** The time below which the next request makes twice as many further tries, in milliseconds. */
const PORTION_TIME = 500;

/**
 * Return the puzzle of a recipe. `tell` is called with the progress after each request.
 * @param {(recipe: Recipe & {upto: number}) => Promise<Made | Sought>} generate @param {Recipe} recipe @param {(sought: Sought) => void} tell
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
