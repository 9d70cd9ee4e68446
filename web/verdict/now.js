/** The verdict from Python for the puzzle that is on the board now. @typedef {import("../app/state.js").State} State */
import { puzzleKey } from "../board/board.js";

/**
 * Return the verdict on the current puzzle, or null if Python has judged only an earlier one.
 * @param {Pick<State, "judgement" | "board">} state
 */
export const judgementNow = ({ judgement, board }) => (judgement?.puzzle === puzzleKey(board) ? judgement : null);
