/**
 * What a person does on the board.
 *
 * @typedef {import("../app/state.js").State} State
 * @typedef {{
 *   select: {cell: number},
 *   tap: {cell: number},
 *   digit: {digit: number, note?: boolean},
 *   pick: {digit: number},
 *   blank: {},
 *   erase: {},
 *   backspace: {},
 *   typeIn: {},
 *   typing: {typing: boolean},
 *   mode: {mode: State["mode"]},
 *   noting: {},
 *   locking: {},
 *   undo: {},
 *   redo: {},
 *   clear: {what: "entries" | "everything"},
 *   new: {size: string},
 *   correct: {cell: number, instead: number},
 *   clock: {clock: State["clock"]},
 *   pause: {now: number},
 *   helped: {},
 *   board: {board: import("./board.js").BoardState, result?: import("../app/state.js").Result},
 * }} BoardChanges  `pick`: a key of the keypad; `typeIn`: a puzzle, from its first cell; `typing`: the
 *   keypad has its place, not what was asked; `correct`: a clue that was mistyped; `board`: another one, by a step
 */
import * as boards from "./board.js";
import { stopped } from "./clock.js";
import * as edit from "./edit.js";
import * as histories from "./history.js";

/** @type {import("../app/actions.js").Changes<BoardChanges>} */
export const BOARD_CHANGES = {
  select: (state, { cell }) => ({ ...state, selection: cell }),
  tap: (state, { cell }) => edit.tapped({ ...state, selection: cell, typing: true }),
  digit: (state, { digit, note }) => edit.typed(state, digit, note),
  pick: (state, { digit }) => (state.locking ? { ...state, brush: digit } : edit.typed(state, digit, state.noting)),
  blank: (state) => edit.blanked(state),
  erase: (state) => edit.changed(state, edit.written(state, 0)),
  backspace: (state) => edit.backspaced(state),
  typing: (state, { typing }) => ({ ...state, typing }),
  typeIn: (state) => ({ ...state, mode: "enter", selection: 0, typing: true }),
  mode: (state, { mode }) => ({ ...state, mode, noting: false, locking: false, brush: 0 }),
  noting: (state) => ({ ...state, noting: !state.noting }),
  locking: (state) => ({
    ...state,
    locking: !state.locking,
    brush: 0,
    notice: state.locking ? null : { key: "notice.locking" },
  }),
  undo: (state) => edit.stepped(state, histories.travel(state, -1)),
  redo: (state) => edit.stepped(state, histories.travel(state, 1)),
  clear: (state, { what }) => edit.changed(state, cleared(state.board, what)),
  new: (state, { size }) => ({ ...edit.replaced(state, boards.emptyBoard(size)), mode: "enter" }),
  correct: (state, { cell, instead }) =>
    edit.changed({ ...state, selection: cell }, boards.writeGiven(state.board, cell, instead)),
  clock: (state, { clock }) => ({ ...state, clock }),
  pause: (state, { now }) => ({ ...state, clock: { ...stopped(state.clock, now), paused: !state.clock.paused } }),
  helped: (state) => ({ ...state, clock: { ...state.clock, hints: state.clock.hints + (state.clock.solved ? 0 : 1) } }),
  board: (state, { board, result = null }) => ({ ...edit.changed(state, board), result }),
};

/** @param {State["board"]} board @param {BoardChanges["clear"]["what"]} what */
function cleared(board, what) {
  if (what === "entries") return boards.withoutEntries(board);
  return boards.isEmpty(board) ? board : boards.emptyBoard(board.geometry);
}
