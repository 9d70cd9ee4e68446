/**
 * Marks: by the answer that the teacher expects, by the runs of a program, or by hand.
 *
 * @typedef {"right" | "wrong"} Mark
 * @typedef {Mark | "none" | null} ByHand  "none": no mark; null: the mark that was found
 * @typedef {import("../own/session.js").Session} Session
 * @typedef {Record<string, Session>} Runs  the results of a program's runs, by puzzle
 */

/**
 * Return a text without differences that do not matter: full-width letters, capitals and extra spaces.
 * @param {string} text
 */
export const normalized = (text) => text.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();

/** Return whether a run has found the solution. The page has checked the solution itself. @param {Session} run */
export const isRight = ({ phase, solved, right }) => phase === "ended" && solved && right === true;

/** Return the number of correct runs. @param {Runs} runs */
export const countRight = (runs) => Object.values(runs).filter(isRight).length;

/**
 * Return the mark that follows from the expected answer and the runs, or null if there is neither.
 * @param {string} answer @param {string} expected @param {Runs} runs @returns {Mark | null}
 */
export function foundMark(answer, expected, runs) {
  const all = Object.values(runs);
  const checks = [
    ...(normalized(expected) ? [normalized(answer) === normalized(expected)] : []),
    ...(all.length ? [all.every(isRight)] : []),
  ];
  if (!checks.length) return null;
  return checks.every(Boolean) ? "right" : "wrong";
}

/**
 * Return the final mark. A mark by hand comes before the mark that was found.
 * @param {ByHand} hand @param {Mark | null} mark @returns {Mark | null}
 */
export const finalMark = (hand, mark) => (hand === "none" ? null : (hand ?? mark));
