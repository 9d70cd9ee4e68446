/**
 * The fields of the state about tasks and their results, the changes of these fields, and the commands that start and
 * cancel tasks.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("./types.js").Answer} Answer
 * @typedef {import("./types.js").SolveChanges} SolveChanges
 */
import { writeEntry } from "../board/board.js";
import { changed } from "../board/edit.js";
import { travel } from "../board/history.js";
import { withoutLayers } from "../board/layers.js";
import { moved } from "../board/selected.js";

/** @type {import("../app/types.js").Changes<SolveChanges>} */
const SOLVE_CHANGES = {
  enter: (state, { cell, digit, ...words }) =>
    withAnswer(changed(moved(state, cell), writeEntry(state.board, cell, digit)), words),
  solution: (state, { solutions, ...words }) => withAnswer(filled(state, solutions), words),
  task: (state, { task }) => ({ ...state, task, typing: task ? false : state.typing }),
  progress: (state, { task }) => (state.task ? { ...state, task: { ...state.task, ...task } } : state),
  result: (state, outcome) => withAnswer(state, outcome),
  shown: (state, { shown }) => ({ ...state, shown, result: null }),
};

/**
 * Return the state with a solution on the board. If the board already shows another solution, the new solution replaces
 * it in the history. A single Undo then goes back to the board without a solution.
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
 * Return the state with a result of a task and, if there are any, new marks on cells. New marks close the explanation,
 * because they belong to the player's own board.
 * @param {State} state @param {Answer} outcome @returns {State}
 */
function withAnswer(state, { result, marks }) {
  const explain = marks ? null : state.explain;
  return { ...state, explain, result: result ?? state.result, marks: marks ?? state.marks, typing: false };
}

/** @type {import("../app/types.js").RoomState<import("./types.js").SolvePart, SolveChanges>} */
export const SOLVE_STATE = {
  first: { task: null, result: null, marks: [], shown: null, solutions: null },
  changes: SOLVE_CHANGES,
};

/** The tasks that count as hints when the player runs them. */
const HELP = ["hint", "reveal", "solve", "next", "steps", "path", "suppose"];

/**
 * Return the handlers of the commands that start and cancel tasks.
 * @param {ReturnType<typeof import("../app/task-runner.js").createTaskRunner>} tasks
 * @param {(action: import("../app/state.js").Action) => void} act
 * @returns {import("../app/types.js").Handlers<import("./types.js").SolveCommands>}
 */
export const solveCommands = (tasks, act) => ({
  run({ task }) {
    if (HELP.includes(task)) act({ type: "helped" });
    if (task === "check") act({ type: "checked" });
    return tasks.run(task);
  },
  cancel: () => tasks.cancel(),
});
