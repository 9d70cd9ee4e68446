/**
 * The result of making a puzzle, in two forms: a puzzle to save in My puzzles, and a message.
 * @typedef {import("../contract/shapes.js").Made} Made
 * @typedef {import("../puzzles/model.js").Newcomer} Newcomer
 * @typedef {import("../app/state.js").Outcome} Outcome
 */
import { boardOfText } from "../board/board.js";
import { puzzleWords } from "../board/names.js";
import { faultWords } from "../ui/fault.js";
import { refusalOf } from "../ui/refusal.js";

/** @param {Made} made */
export const boardOf = ({ puzzle, geometry }) =>
  /** @type {import("../board/board.js").BoardState} */ (boardOfText(puzzle, geometry));

/** @param {Made} made @param {string} [name] @returns {Newcomer} */
export function newcomerOf(made, name = "") {
  const { solution, id, grade, er, beyond } = made;
  return {
    state: boardOf(made),
    solution,
    source: "made",
    ...(grade && { grade, er, beyond: !!beyond }),
    ...(name && { name }),
    ...(id && { id }),
  };
}

/** @param {number} count @returns {Outcome} */
export const doneOutcome = (count) => ({ tone: "good", words: { key: "make.done", args: { count } } });

/**
 * Return a message which says that no puzzle meets the options. It offers the closest match, which is saved only if the
 * player agrees.
 * @param {Made} made @param {number} found @returns {Outcome}
 */
export function unmetOutcome(made, found) {
  const nearest = newcomerOf(made);
  const { tries, puzzle, grade } = made;
  const args = { tries, found, nearest: puzzleWords(puzzle, grade) };
  return { tone: "bad", words: { key: "make.unmet", args }, nearest };
}

/**
 * Return the message for an error in making puzzles.
 * @param {Error & {error?: import("../engine/job.js").ErrorData | null, code?: string, detail?: string}} failure
 * @returns {Promise<Outcome>}
 */
export const failureOf = async (failure) => ({
  tone: "bad",
  words: (await refusalOf(failure)) ?? faultWords(failure),
});
