/**
 * What is right: by the answer that a teacher expects, by the runs of a program, or by hand.
 *
 * @typedef {"right" | "wrong"} Mark
 * @typedef {Mark | "none" | null} ByHand  "none": it is to have no mark; null: as it is found
 * @typedef {import("../own/session.js").Session} Session
 * @typedef {Record<string, Session>} Runs  how the program's run on a puzzle ended
 */

/** Without what does not matter: wide letters, capitals, blanks around and in between. @param {string} text */
export const folded = (text) => text.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();

/** Whether it has the solution: the page has looked for itself. @param {Session} run */
export const isRight = ({ phase, solved, right }) => phase === "ended" && solved && right === true;

/** How many of the runs are right. @param {Runs} runs */
export const countRight = (runs) => Object.values(runs).filter(isRight).length;

/** What follows from what can be looked at; null where there is nothing. @param {string} answer @param {string} expected @param {Runs} runs @returns {Mark | null} */
export function found(answer, expected, runs) {
  const all = Object.values(runs);
  const looked = [
    ...(folded(expected) ? [folded(answer) === folded(expected)] : []),
    ...(all.length ? [all.every(isRight)] : []),
  ];
  if (!looked.length) return null;
  return looked.every(Boolean) ? "right" : "wrong";
}

/** What a person says goes before what is found. @param {ByHand} hand @param {Mark | null} mark @returns {Mark | null} */
export const decided = (hand, mark) => (hand === "none" ? null : (hand ?? mark));
