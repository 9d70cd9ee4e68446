/**
 * The words for a grade, and the buttons to stop or continue grading. Grading may take long. Until it ends, the words
 * are about the grade found so far.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Words} Words
 * @typedef {import("../app/state.js").Judgement} Judgement
 */
import { judgementNow } from "./now.js";

/** Return whether grading is over: it has finished, has failed, or was stopped. @param {Judgement} judgement */
const isEnded = ({ verdict }) => typeof verdict.beyond === "boolean";

/** Return whether grading is over and has not found any grade. @param {Judgement} judgement */
export const isUnrated = (judgement) => isEnded(judgement) && !judgement.verdict.grade && !judgement.soFar;

/**
 * Return the words for the grade, or for the grade so far while grading continues.
 * @param {Judgement} judgement @returns {Words[]}
 */
export function gradeWords(judgement) {
  const { verdict, soFar } = judgement;
  if (verdict.grade) return [gradeWord(verdict.grade)];
  if (!soFar) return [{ key: "verdict.grading" }];
  const least = { key: "verdict.at-least", args: { grade: gradeWord(soFar.grade) } };
  return isEnded(judgement) ? [least] : [least, { key: "verdict.still-grading" }];
}

/** @param {import("../app/state.js").Grade} grade @returns {Words} */
const gradeWord = (grade) => ({ key: `grade.${grade}` });

/**
 * Return a button that stops grading, or one that continues it if it was stopped. The list is empty if there is no
 * partial grade.
 * @param {State} state @returns {import("./line.js").Offer[]}
 */
export function gradeOffers(state) {
  const judgement = judgementNow(state);
  if (!judgement?.soFar) return [];
  return isEnded(judgement)
    ? [{ label: { key: "verdict.go-on-grading" }, action: { type: "judge" } }]
    : [{ label: { key: "verdict.stop-grading" }, action: { type: "stop-rating" } }];
}
