/**
 * Tasks of the solver. Each of them sends a request to Python, and returns the action that shows the answer.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Action} Action
 * @typedef {import("../app/state.js").Words} Words
 * @typedef {import("../contract/shapes.js").Ask} Asks
 * @typedef {(words: Words, row?: number, cancelled?: string) => void} Tell  `cancelled`: the key of the
 *   message if the task is cancelled now, with the same values
 * @typedef {(state: State, asks: Asks, tell: Tell) => Promise<Action>} TaskRun
 * @typedef {(action: Action) => void} Show  shows an intermediate result while the task continues
 * @typedef {(...all: [...Parameters<TaskRun>, signal: AbortSignal, show: Show]) => Promise<Action>} ShownRun
 */
import { digitAt, isGiven, puzzleKey, symbolOf, withoutEntries } from "../board/board.js";
import { geometry } from "../board/geometry.js";
import { isRight, lastRight } from "../board/history.js";
import { markCells } from "../board/marks.js";
import { cellName, cellNames } from "../board/names.js";

const SOLUTIONS_AT_ONCE = 10;
/**
 * The time in milliseconds that one portion of counting solutions should take. If a portion takes less, the next one is
 * twice as large.
 */
const PORTION_TIME = 250;

/** @type {Record<import("./types.js").SolveTask, TaskRun>} */
export const SOLVE_TASKS = { solve, next, previous, count, reveal, check, possible, rewind };

/**
 * Return what a task has found: a message, and the tone in which the message is shown.
 * @param {string} task @param {import("../app/state.js").Tone} tone @param {string} key
 * @param {Record<string, unknown>} [args]
 */
export const result = (task, tone, key, args) => ({ task, tone, words: { key, args } });

/** Enter the solution. If there are several, enter one of them. @type {TaskRun} */
async function solve(state, asks) {
  const { code, solution } = await asks("solve", { state: state.board });
  if (!solution) return { type: "result", result: result("solve", "bad", `solve.${code}`) };
  const solutions = {
    puzzle: puzzleKey(state.board),
    items: [solution],
    index: 0,
    next: code === "one" ? null : solution,
  };
  return { type: "solution", solutions, result: result("solve", code === "one" ? "good" : "plain", `solve.${code}`) };
}

/** Show the next solution. Ten solutions are requested at a time. @type {TaskRun} */
async function next(state, asks) {
  const known = knownSolutions(state);
  const index = known.index + 1;
  if (known.items[index]) return show(known, index);
  if (known.items.length && !known.next) return noMore(known.items.length);
  const page = await asks("solutions", { state: state.board, from: known.next, limit: SOLUTIONS_AT_ONCE });
  const items = [...known.items, ...page.items];
  return items[index] ? show({ ...known, items, next: page.next }, index) : noMore(items.length);
}

/** Say that there are no more solutions. @param {number} count of solutions shown @returns {Action} */
function noMore(count) {
  if (count === 0) return { type: "result", result: result("solutions", "bad", "solve.none") };
  const key = count === 1 ? "solutions.only" : "solutions.last";
  return { type: "result", result: result("solutions", "plain", key, { count }) };
}

/** Show the previous solution. @type {TaskRun} */
async function previous(state) {
  const known = knownSolutions(state);
  if (known.index > 0) return show(known, known.index - 1);
  return { type: "result", result: result("solutions", "plain", "solutions.first") };
}

/**
 * Return the solutions that have been found so far for the puzzle on the board.
 * @param {State} state @returns {import("../app/state.js").Solutions}
 */
function knownSolutions({ solutions, board }) {
  const puzzle = puzzleKey(board);
  return solutions?.puzzle === puzzle ? solutions : { puzzle, items: [], index: -1, next: null };
}

/**
 * Return the action that shows one of the solutions.
 * @param {import("../app/state.js").Solutions} solutions @param {number} index @returns {Action}
 */
function show(solutions, index) {
  const key = solutions.next ? "solutions.shown" : "solutions.shown-of";
  const outcome = result("solutions", "plain", key, { number: index + 1, total: solutions.items.length });
  return { type: "solution", solutions: { ...solutions, index }, result: outcome };
}

/**
 * Enter the correct digit in the selected cell. If this cell is already correct, enter a digit in another cell. Only
 * digits that are the same in all solutions are entered.
 * @type {TaskRun}
 */
async function reveal(state, asks) {
  const { board, selection } = state;
  /** @type {{cells: Record<string, number[]>}} */
  const { cells } = await asks("possible", { state: board });
  if (!cells[selection]) return { type: "result", result: result("reveal", "bad", "solve.none") };
  const open = (/** @type {number} */ cell) => !isGiven(board, cell) && digitAt(board.values, cell) !== cells[cell][0];
  const certain = (/** @type {number} */ cell) => cells[cell].length === 1 && open(cell);
  if (!isGiven(board, selection) && cells[selection].length > 1) return undecided(state, cells[selection]);
  const cell = certain(selection) ? selection : Object.keys(cells).map(Number).find(certain);
  if (cell === undefined) return { type: "result", result: result("reveal", "plain", "reveal.nothing") };
  return revealed(state, cell, cells[cell][0]);
}

/**
 * Return the action that enters a digit of the solution.
 * @param {State} state @param {number} cell @param {number} digit @returns {Action}
 */
function revealed({ board }, cell, digit) {
  const args = { cell: cellName(geometry(board.geometry), cell), digit: symbolOf(digit) };
  const marks = [markCells("found", [cell])];
  return { type: "enter", cell, digit, marks, result: result("reveal", "good", "reveal.done", args) };
}

/**
 * Say that the selected cell has different digits in different solutions.
 * @param {State} state @param {number[]} digits @returns {Action}
 */
function undecided({ board, selection }, digits) {
  const args = { cell: cellName(geometry(board.geometry), selection), digits: digits.map(symbolOf) };
  return { type: "result", result: result("reveal", "plain", "reveal.several", args) };
}

/** Compare the entries with the solution, or with the published one if not all rules are known. @type {TaskRun} */
async function check({ board }, asks) {
  const entries = [...board.values].filter((symbol, cell) => symbol !== "." && !isGiven(board, cell)).length;
  const { wrong, solvable, published } = await asks("check", { state: board });
  if (wrong.some((/** @type {number} */ cell) => isGiven(board, cell))) {
    return { type: "result", result: result("check", "bad", "solve.none") };
  }
  if (!entries) return { type: "result", result: result("check", "plain", "check.nothing") };
  if (wrong.length) return wrongEntries(board, wrong, published ? "rule.published-wrong" : "check.wrong");
  const verdict = solvable
    ? result("check", "good", published ? "rule.published-right" : "check.right", { count: entries })
    : result("check", "bad", "check.stuck");
  return { type: "result", result: verdict };
}

/**
 * Mark wrong entries and say which cells they are in.
 * @param {State["board"]} board @param {number[]} cells @param {string} key of the sentence @returns {Action}
 */
function wrongEntries(board, cells, key) {
  const args = { count: cells.length, cells: cellNames(geometry(board.geometry), cells) };
  return { type: "result", marks: [markCells("out", cells)], result: result("check", "bad", key, args) };
}

/**
 * Count all solutions, without a limit. They are counted in portions of about half a second, and the number so far is
 * shown after each portion.
 * @type {TaskRun}
 */
async function count({ board }, asks, tell) {
  const begun = performance.now();
  let total = 0;
  let portion = 1;
  /** @type {string | null} */
  let from = null;
  do {
    const before = performance.now();
    /** @type {{count: number, next: string | null}} */
    const page = await asks("count", { state: board, from, limit: portion });
    total += page.count;
    from = page.next;
    const now = performance.now();
    if (now - before < PORTION_TIME) portion *= 2;
    const args = { count: total, rate: Math.round((total * 1000) / (now - begun)) };
    tell({ key: "count.reached", args }, undefined, "count.cancelled");
  } while (from !== null);
  return { type: "result", result: result("count", total ? "good" : "bad", "count.done", { count: total }) };
}

/** Show in each cell the digits that the cell has in any solution. @type {TaskRun} */
async function possible({ board }, asks) {
  const { cells } = await asks("possible", { state: board });
  if (!Object.keys(cells).length) return { type: "result", result: result("possible", "bad", "solve.none") };
  return { type: "shown", shown: { kind: "possible", cells } };
}

/** Go back to the last board without a mistake. Undo brings the later entries back. @type {TaskRun} */
async function rewind(state, asks) {
  const { code, solution } = await asks("solve", { state: state.board });
  if (code !== "one" || !solution) return { type: "result", result: result("rewind", "bad", "explain.not-one") };
  if (isRight(state.board, solution)) return { type: "result", result: result("rewind", "good", "rewind.right") };
  const board = lastRight(state, solution) ?? withoutEntries(state.board);
  return { type: "board", board, result: result("rewind", "good", "explain.back.done") };
}
