/**
 * The question whether a person who types clues is solving already. It is asked when the clues had exactly one solution,
 * and a digit was then typed before the last of them. People who copy a puzzle go on in reading order.
 * @typedef {import("../app/state.js").State} State
 */
import { isPartOf, puzzleKey, withoutEntries } from "./board.js";

/**
 * Return the first clues of the puzzle on the board that had exactly one solution, after a verdict.
 * @param {State} state @param {State["judgement"]} judgement @returns {State["complete"]}
 */
export function completeAfter({ board, mode, complete }, judgement) {
  const isAbout = judgement?.verdict.code === "one" && judgement.puzzle === puzzleKey(board);
  const goesOn = mode === "enter" && complete !== null && isPart(complete, board);
  return !isAbout || goesOn ? complete : withoutEntries(board);
}

/**
 * Return the puzzle that a person seems to be solving by typing clues, or null.
 * @param {Pick<State, "board" | "mode" | "complete">} state
 */
export function solvingNow({ board, mode, complete }) {
  if (mode !== "enter" || !complete || !isPart(complete, board)) return null;
  const last = [...complete.givens].findLastIndex((symbol) => symbol !== ".");
  const added = [...board.givens].findIndex((symbol, cell) => symbol !== complete.givens[cell]);
  return added >= 0 && added < last ? complete : null;
}

/** @param {State["board"]} part @param {State["board"]} board */
const isPart = (part, board) => part.geometry === board.geometry && isPartOf(part, board);
