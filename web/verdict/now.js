/** The verdict of Python on the puzzle that is on the board now. @typedef {import("../app/state.js").State} State */
import { puzzleKey } from "../board/board.js";

/**
 * Return the verdict on the current puzzle. Return null if the last verdict is about an earlier puzzle.
 * @param {Pick<State, "judgement" | "board">} state
 */
export const judgementNow = ({ judgement, board }) => (judgement?.puzzle === puzzleKey(board) ? judgement : null);
