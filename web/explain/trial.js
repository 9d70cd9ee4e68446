/**
 * A trial: the player supposes that a candidate is true, and sees what simple deductions make of it. Functions here are
 * pure. They are loaded with the first trial.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Action} Action
 * @typedef {import("../app/state.js").Words} Words
 * @typedef {import("../app/state.js").Candidate} Candidate
 * @typedef {import("../board/board.js").BoardState} BoardState
 * @typedef {import("./hint.js").Offer} Offer
 * @typedef {import("./model.js").Trial} Trial
 * @typedef {import("../contract/shapes.js").Trial} Found
 */
import { digitAt, symbolOf } from "../board/board.js";
import { geometry } from "../board/geometry.js";
import { markCells } from "../board/marks.js";
import { cellName, problemWords } from "../board/names.js";

/**
 * Return the question which candidate of a cell is supposed, with a button for each.
 * @param {BoardState} board @param {number} cell @param {number[]} digits its candidates @returns {Action}
 */
export function chooseCandidate(board, cell, digits) {
  const name = cellName(geometry(board.geometry), cell);
  const filled = digitAt(board.values, cell) > 0;
  const key = filled || !digits.length ? "trial.no-cell" : "trial.which";
  const offers = (filled ? [] : digits).map((digit) => offerOf(board, [cell, digit]));
  return { type: "result", result: { task: "suppose", tone: "plain", words: { key, args: { cell: name } }, offers } };
}

/** @param {BoardState} board @param {Candidate} candidate @returns {Offer} */
const offerOf = (board, candidate) => ({
  label: { key: "trial.suppose", args: namesOf(board, candidate) },
  action: { type: "suppose", supposed: candidate },
  next: { type: "run", task: "suppose" },
});

/**
 * Return the action that shows what follows from a candidate. The last board is shown first: it has all digits that
 * follow, and the contradiction if there is one.
 * @param {BoardState} board @param {Candidate} candidate @param {Found} found
 * @param {{kept: BoardState, crossed: BoardState}} after the boards with all digits of the trial, and without the
 *   candidate
 * @returns {Action}
 */
export function showTrial(board, candidate, { path, problem }, { kept, crossed }) {
  const filled = digitsOf(board, path).map(([cell]) => cell);
  const args = { ...namesOf(board, candidate), count: filled.length - 1 };
  const keep = offer("trial.keep", "trial.keep.done", kept, args);
  /** @type {Trial} */
  const trial = {
    cell: candidate[0],
    given: { key: "trial.given", args },
    telling: "trial.step",
    filled,
    wrong: wrongMark(problem),
    end: problem
      ? { key: "trial.contradiction", args: { ...args, problem: wrongWords(problem, board.geometry) } }
      : { key: path.solved ? "trial.solved" : "trial.rest", args },
    main: problem ? offer("trial.cross", "trial.cross.done", crossed, args) : path.solved ? keep : null,
    others: problem || path.solved ? [BACK] : [BACK, keep],
  };
  const explain = { .../** @type {any} */ (path), kind: "path", about: board, index: path.steps.length, trial };
  return { type: "explain", explain };
}

/** @type {Offer} */
const BACK = { label: { key: "trial.back" }, action: { type: "explain", explain: null } };

/**
 * Return the candidate that is supposed and all digits that follow from it.
 * @param {BoardState} board @param {Found["path"]} path @returns {Candidate[]}
 */
export function digitsOf({ values }, { boards }) {
  const last = boards[boards.length - 1].values;
  return [...last].flatMap((symbol, cell) =>
    symbol === values[cell] ? [] : [/** @type {Candidate} */ ([cell, digitAt(last, cell)])],
  );
}

/** @param {BoardState} board @param {Candidate} candidate */
const namesOf = ({ geometry: name }, [cell, digit]) => ({
  cell: cellName(geometry(name), cell),
  digit: symbolOf(digit),
});

/**
 * Return the mark for what is impossible: a house without a place for a digit, or cells.
 * @param {import("../contract/shapes.js").Problem | null} problem @returns {import("../app/state.js").Mark}
 */
const wrongMark = (problem) =>
  problem?.house ? { ...markCells("out", []), houses: [problem.house] } : markCells("out", problem?.cells ?? []);

/** @param {import("../contract/shapes.js").Problem} problem @param {string} name of the geometry @returns {Words} */
const wrongWords = (problem, name) => ({ ...problemWords(problem, name), key: `problem.${problem.code}` });

/**
 * Return a button that puts a board in place of the person's own.
 * @param {string} key of its label @param {string} done the key of the message afterwards
 * @param {BoardState} board the board after the action @param {object} args @returns {Offer}
 */
const offer = (key, done, board, args) => ({
  label: { key, args: { ...args } },
  action: {
    type: "board",
    board,
    result: { task: "suppose", tone: "good", words: { key: done, args: { ...args } } },
  },
});
