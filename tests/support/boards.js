/** Boards and states with which several tests begin. */

import { drawnNow } from "../../web/app/drawn.js";
import { INITIAL, reduce } from "../../web/app/state.js";
import { boardOfText } from "../../web/board/board.js";
import { lookOf } from "../../web/board/cell-state.js";

/** A puzzle with one solution, the first of the classroom's tutorials. */
export const PUZZLE = "4..52.7.3.....3...1....7....14.....67...5...15.....42....4....5...8.....2.1.76..8";
export const SOLUTION = "496528713875143692132967854314289576729654381568731429687492135943815267251376948";

/** @param {string} text */
export function boardFrom(text) {
  const board = boardOfText(text);
  if (!board) throw new Error(`no grid: ${text}`);
  return board;
}

/** @param {string} text @returns {import("../../web/app/state.js").State} */
export const stateWith = (text) => reduce(INITIAL, { type: "load", puzzles: [boardFrom(text)] });

/** @param {import("../../web/app/state.js").State} state @param {...import("../../web/app/actions.js").Action} actions */
export const after = (state, ...actions) => actions.reduce(reduce, state);

/** Returns the view of the board. @param {import("../../web/app/state.js").State} state */
export const lookNow = (state) => lookOf(state, drawnNow(state));
