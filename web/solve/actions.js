/**
 * Changes of the state by tasks of the solver and by their results.
 *
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Result} Result
 * @typedef {import("../app/state.js").Mark} Mark
 * @typedef {{result?: Result, marks?: Mark[]}} Answer
 * @typedef {{
 *   enter: {cell: number, digit: number} & Answer,
 *   solution: {solutions: import("../app/state.js").Solutions} & Answer,
 *   task: {task: State["task"]},
 *   progress: {task: Partial<import("../app/state.js").Task>},
 *   result: Answer,
 *   shown: {shown: State["shown"]},
 * }} SolveChanges
 * @typedef {"solve" | "next" | "previous" | "count" | "reveal" | "check" | "possible" | "rewind"} SolveTask
 * @typedef {"blank" | "where" | "what" | "left"} AskTask
 * @typedef {SolveTask | AskTask | "read" | import("../explain/actions.js").ExplainTask | import("../print/actions.js").PrintTask} TaskName
 * @typedef {{run: {task: TaskName}, cancel: {}}} SolveCommands
 */
import { writeEntry } from "../board/board.js";
import { changed } from "../board/edit.js";
import { travel } from "../board/history.js";
import { withoutLayers } from "../board/layers.js";
import { moved } from "../board/selected.js";

/** @type {import("../app/actions.js").Changes<SolveChanges>} */
export const SOLVE_CHANGES = {
  enter: (state, { cell, digit, ...words }) =>
    withAnswer(changed(moved(state, cell), writeEntry(state.board, cell, digit)), words),
  solution: (state, { solutions, ...words }) => withAnswer(filled(state, solutions), words),
  task: (state, { task }) => ({ ...state, task, typing: task ? false : state.typing }),
  progress: (state, { task }) => (state.task ? { ...state, task: { ...state.task, ...task } } : state),
  result: (state, outcome) => withAnswer(state, outcome),
  shown: (state, { shown }) => ({ ...state, shown, result: null }),
};

/**
 * Return the state with a solution on the board. Showing another solution replaces the previous one as a step to undo.
 * @param {State} state @param {import("../app/state.js").Solutions} solutions @returns {State}
 */
function filled(state, solutions) {
  const values = solutions.items[solutions.index];
  const before = state.solutions;
  const leafing = before && state.board.values === before.items[before.index];
  const board = values === state.board.values ? state.board : withoutLayers({ ...state.board, values });
  const from = leafing ? { ...state, ...travel(state, -1) } : state;
  return { ...changed(from, board), solutions, mode: "play" };
}

/**
 * Return the state with a result and marks. New marks are on the player's own board, so an explanation closes.
 * @param {State} state @param {Answer} outcome @returns {State}
 */
function withAnswer(state, { result, marks }) {
  const explain = marks ? null : state.explain;
  return { ...state, explain, result: result ?? state.result, marks: marks ?? state.marks, typing: false };
}
