/**
 * Questions about the board that a player could also answer by eye or ear. They are answered at once, without Python.
 * The answers are marked on the board.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("./tasks.js").TaskRun} TaskRun
 * @typedef {import("./types.js").AskTask} AskTask
 */
import { digitAt, hasUnknownRules, symbolOf } from "../board/board.js";
import { blankCells, candidatesAt, cellsFor, nextBlank } from "../board/candidates.js";
import { geometry } from "../board/geometry.js";
import { markCells } from "../board/marks.js";
import { cellName, cellNames, unknownWords } from "../board/names.js";
import { digitsLeft } from "../board/problems.js";

/** @type {Record<AskTask, TaskRun>} */
export const ASK_TASKS = { blank, where, what, left };

/** Move the cursor to the next blank cell, or say that no cell is blank. @type {TaskRun} */
async function blank({ board, selection }) {
  const cell = nextBlank(board, selection, 1);
  return cell === null ? answer("blank", "asks.full") : { type: "select", cell };
}

/**
 * Say in which cells a digit can go: the locked digit or, if no digit is locked, the digit in the selected cell.
 * @type {TaskRun}
 */
async function where(state) {
  const { board, brush, selection } = state;
  const digit = brush || digitAt(board.values, selection);
  if (!digit) return answer("where", "asks.where.none");
  if (!geometry(board.geometry).isKnown) return refused("where", state);
  const cells = cellsFor(board, digit);
  const size = geometry(board.geometry);
  const args = { digit: symbolOf(digit), count: cells.length, cells: cellNames(size, cells) };
  return answer("where", cells.length ? "asks.where" : "asks.where.nowhere", args, cells);
}

/** Say which digits can go in the selected cell. @type {TaskRun} */
async function what(state) {
  const { board, selection } = state;
  const cell = cellName(geometry(board.geometry), selection);
  const digit = digitAt(board.values, selection);
  if (digit) return answer("what", "asks.what.filled", { cell, digit: symbolOf(digit) });
  if (!geometry(board.geometry).isKnown) return refused("what", state);
  const digits = candidatesAt(board, selection).map(symbolOf);
  return answer("what", digits.length ? "asks.what" : "asks.what.nothing", { cell, digits }, [selection]);
}

/** Say how many cells are blank and how many of each digit are left. @type {TaskRun} */
async function left({ board }) {
  const blanks = blankCells(board).length;
  const digits = digitsLeft(board).flatMap((count, digit) =>
    digit && count > 0 ? [{ key: "asks.left.digit", args: { digit: symbolOf(digit), count } }] : [],
  );
  return blanks ? answer("left", "asks.left", { count: blanks, digits }) : answer("left", "asks.full");
}

/**
 * Return the answer for a board whose rules are not supported, or not known yet. It says why nothing can be said about
 * this board.
 * @param {AskTask} task @param {State} state @returns {import("../app/state.js").Action}
 */
function refused(task, { board, engine }) {
  if (hasUnknownRules(board))
    return { type: "result", result: { task, tone: "bad", words: unknownWords(board.geometry) } };
  return answer(task, `verdict.engine.${engine.phase}`);
}

/**
 * Return the action that shows an answer and marks the cells that the answer is about.
 * @param {AskTask} task @param {string} key @param {Record<string, unknown>} [args] @param {number[]} [cells]
 * @returns {import("../app/state.js").Action}
 */
const answer = (task, key, args, cells = []) => ({
  type: "result",
  marks: cells.length ? [markCells("shown", cells)] : [],
  result: { task, tone: "plain", words: { key, args } },
});
