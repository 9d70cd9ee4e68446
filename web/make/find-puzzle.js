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
/** The same for a second search, whose worker other requests may need. */
const SPARE = { portion: 5, time: 100 };
/** The time in milliseconds after which a second search begins. Most puzzles are found sooner. */
export const SOON = 100;

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

/**
 * Search for the puzzles of two recipes at the same time, which differ only in their seeds, and return the first that
 * meets the wish. The second search begins when the first takes longer. If the first fails, no puzzle is returned.
 * @param {Parameters<typeof findPuzzle>[0]} generate  makes tries for the first recipe
 * @param {Parameters<typeof findPuzzle>[0]} help  makes tries for the second recipe, in another worker
 * @param {[Recipe, Recipe]} recipes
 * @param {(sought: Sought) => void} tell
 * @returns {Promise<Made>}
 */
export function findEither(generate, help, [recipe, other], tell) {
  return new Promise((resolve, reject) => {
    let over = false;
    /** @param {typeof generate} makeTries @returns {typeof generate} */
    const untilOver = (makeTries) => (some) => (over ? Promise.reject(new Error("over")) : makeTries(some));
    const begin = () =>
      findPuzzle(untilOver(help), other, () => {}, SPARE).then(
        (made) => made.met && end(() => resolve(made)),
        () => {},
      );
    const timer = setTimeout(begin, SOON);
    /** @param {() => void} settle */
    const end = (settle) => {
      clearTimeout(timer);
      over = true;
      settle();
    };
    findPuzzle(untilOver(generate), recipe, (sought) => over || tell(sought)).then(
      (made) => end(() => resolve(made)),
      (reason) => end(() => reject(reason)),
    );
  });
}
