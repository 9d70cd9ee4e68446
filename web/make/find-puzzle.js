/**
 * One puzzle from its recipe. Python tries until it has found one; it is asked for some tries at a time, so that a person sees
 * how far it is with a puzzle that is hard to find.
 *
 * @typedef {import("./result.js").Made} Made
 * @typedef {import("../contract/shapes.js").Sought} Sought  not found yet
 * @typedef {import("../contract/shapes.js").Recipe} Recipe
 */

/** Tries at first; twice as many next time while a portion takes less than this, in milliseconds. */
const PORTION = 20;
const PORTION_TIME = 500;

/**
 * @param {(recipe: Recipe & {upto: number}) => Promise<Made | Sought>} generate @param {Recipe} recipe @param {(sought: Sought) => void} tell
 * @returns {Promise<Made>}
 */
export async function found(generate, recipe, tell) {
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
