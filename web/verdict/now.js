/**
 * What Python has said, as far as it is about the puzzle that is on the board now.
 *
 * @typedef {import("../app/state.js").State} State
 */
import { puzzleKey } from "../board/board.js";

/** @param {Pick<State, "judgement" | "board">} state */
export const judgementNow = ({ judgement, board }) => (judgement?.puzzle === puzzleKey(board) ? judgement : null);
