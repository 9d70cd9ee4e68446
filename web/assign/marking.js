/**
 * Marks for answers. They follow from the expected answer and from the runs of a program, or are given by hand.
 * @typedef {"right" | "wrong"} Mark
 * @typedef {Mark | "none" | null} ByHand  a mark given by hand; "none": the answer gets no mark; null: the mark that
 *   was found automatically is used
 * @typedef {import("../own/session.js").Session} Session
 * @typedef {Record<string, Session>} Runs  the results of a program's runs, by the Text of the puzzle
 */

/**
 * Return a text in a form for comparing answers: with small letters, ordinary instead of full-width characters, and no
 * extra spaces.
 * @param {string} text
 */
export const normalized = (text) => text.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();

/** Return whether a run has found the solution, according to the page's own check. @param {Session} run */
export const isRight = ({ phase, solved, right }) => phase === "ended" && solved && right === true;

/** Return the number of correct runs. @param {Runs} runs */
export const countRight = (runs) => Object.values(runs).filter(isRight).length;

/**
 * Return the mark that can be given automatically, or null if there is nothing to check. The answer is compared with
 * the expected one, if there is one. If the pupil's program was run, all its runs must be correct. If the assignment has
 * puzzles, all must be solved.
 * @param {string} answer @param {string} expected @param {Runs} runs @param {boolean[]} [solved] @returns {Mark | null}
 */
export function foundMark(answer, expected, runs, solved = []) {
  const all = Object.values(runs);
  const checks = [
    ...(normalized(expected) ? [normalized(answer) === normalized(expected)] : []),
    ...(all.length ? [all.every(isRight)] : []),
    ...(solved.length ? [solved.every(Boolean)] : []),
  ];
  if (!checks.length) return null;
  return checks.every(Boolean) ? "right" : "wrong";
}

/**
 * Return the final mark. If a mark was given by hand, it replaces the one that was found automatically.
 * @param {ByHand} hand @param {Mark | null} mark @returns {Mark | null}
 */
export const finalMark = (hand, mark) => (hand === "none" ? null : (hand ?? mark));
