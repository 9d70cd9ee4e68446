/**
 * What is said of a grade, which may take long to find: what is known so far, and how to stop it and to go on.
 *
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Words} Words
 * @typedef {import("../app/state.js").Judgement} Judgement
 */
import { judgementNow } from "./now.js";

/** Whether nobody works on the grade; it is there, or finding it has failed or been stopped. @param {Judgement} judgement */
const isEnded = ({ verdict }) => typeof verdict.beyond === "boolean";

/** Whether nothing is known of the grade, and nothing will be. @param {Judgement} judgement */
export const isUnrated = (judgement) => isEnded(judgement) && !judgement.verdict.grade && !judgement.soFar;

/** @param {Judgement} judgement @returns {Words[]} */
export function gradeWords(judgement) {
  const { verdict, soFar } = judgement;
  if (verdict.grade) return [gradeWord(verdict.grade)];
  if (!soFar) return [{ key: "verdict.grading" }];
  const least = { key: "verdict.at-least", args: { grade: gradeWord(soFar.grade) } };
  return isEnded(judgement) ? [least] : [least, { key: "verdict.still-grading" }];
}

/** @param {import("../app/state.js").Grade} grade @returns {Words} */
const gradeWord = (grade) => ({ key: `grade.${grade}` });

/** What takes long can be stopped, and gone on with. @param {State} state @returns {import("./line.js").Offer[]} */
export function gradeOffers(state) {
  const judgement = judgementNow(state);
  if (!judgement?.soFar) return [];
  return isEnded(judgement)
    ? [{ label: { key: "verdict.go-on-grading" }, action: { type: "judge" } }]
    : [{ label: { key: "verdict.stop-grading" }, action: { type: "stop-rating" } }];
}
