/**
 * The board of an explanation, with its marks.
 * @typedef {import("../app/state.js").Mark} Mark
 * @typedef {import("../app/state.js").Candidate} Candidate
 * @typedef {import("../board/board.js").BoardState} BoardState
 * @typedef {import("./model.js").Explain} Explain
 * @typedef {import("./model.js").Step} Step
 */
import { withNotes } from "../board/board.js";
import { withoutLayers } from "../board/layers.js";
import { markCells } from "../board/marks.js";
import { staleNotes } from "../board/stale.js";
import { cellsOf, isPlain, showsWholeStep, stepOf } from "./model.js";
import { marksOfStep } from "./step-links.js";

/**
 * Return the board to show. On a path, it is the board before the current step. If the whole step is shown, the board
 * has the candidates of the step as notes. A step that needs no candidates leaves the player's board as it is, besides
 * the digits that it places.
 * @param {Explain} explain @param {BoardState} board @returns {import("../board/cell-state.js").Stage}
 */
export function stageOfExplain(explain, board) {
  const place = explain.kind === "path" ? explain.boards[explain.index] : null;
  const marked = { marks: marksOf(explain, board), conflicts: [] };
  if (!place && !showsWholeStep(explain)) return { ...marked, board, own: true };
  const values = place?.values ?? board.values;
  const step = stepOf(explain);
  if (step && isPlain(step)) {
    const own = place ? withoutLayers(board) : board;
    const placed = step.placements.reduce((after, [cell, digit]) => withNotes(after, cell, [digit]), own);
    return { ...marked, board: { ...placed, values }, own: !place };
  }
  const notes = candidatesOf(step, cellsOf(explain));
  return { ...marked, board: { ...withoutLayers({ ...board, values }), notes } };
}

/**
 * Return the candidates that a step is about: its digits in all cells, and every candidate of a marked cell in which
 * the marks name no digit. All other candidates would hide these. A step about one rule is about the marked cells alone.
 * A step with assumptions needs all candidates.
 * @param {Step | null} step @param {import("./model.js").Cells} cells @returns {import("./model.js").Cells}
 */
export function candidatesOf(step, cells) {
  if (!step || step.branches.length || step.nested.length) return cells;
  const named = [...step.placements, ...step.eliminations, ...step.marks.flatMap(({ candidates }) => candidates)];
  const digits = new Set(named.map(([, digit]) => digit));
  const namedCells = new Set(named.map(([cell]) => cell));
  const whole = new Set(step.marks.flatMap((mark) => mark.cells).filter((cell) => !namedCells.has(cell)));
  const isAbout = (/** @type {number} */ cell) => !isAboutRule(step) || namedCells.has(cell);
  const kept = (/** @type {[string, number[]]} */ [cell, notes]) => [
    cell,
    whole.has(Number(cell)) ? notes : notes.filter((digit) => digits.has(digit) && isAbout(Number(cell))),
  ];
  return Object.fromEntries(Object.entries(cells).map(kept));
}

/** Return whether a step is about one rule, such as a cage, and about no house and no link. @param {Step} step */
const isAboutRule = ({ words, marks, links }) =>
  "rule" in words && !links.length && !marks.some(({ houses }) => houses.length);

/** @param {Explain} explain @param {BoardState} board @returns {Mark[]} */
function marksOf(explain, board) {
  const step = stepOf(explain);
  if (explain.kind === "hint" && explain.hint.code === "stale-notes") return staleMarks(board);
  if (explain.kind === "hint" && !step)
    return [markCells("out", explain.hint.wrong)].filter(({ cells }) => cells.length);
  if (explain.kind === "path" && explain.trial) return marksOfTrial(explain.trial, explain);
  if (!step) return [];
  return showsWholeStep(explain)
    ? marksOfStep(step, explain)
    : [{ ...markCells("base", whereCells(step)), houses: whereHouses(step) }];
}

/**
 * Return the marks of a trial: those of the current step or, at the end, the cells that it has filled and those in which
 * it has become impossible. The cell of the supposition is marked always.
 * @param {import("./model.js").Trial} trial @param {Explain} explain @returns {Mark[]}
 */
function marksOfTrial({ filled, wrong, cell }, explain) {
  const step = stepOf(explain);
  const ends = [
    wrong,
    markCells(
      "found",
      filled.filter((each) => each !== cell),
    ),
  ];
  const marks = step ? marksOfStep(step, explain) : ends.filter(({ cells, houses }) => cells.length + houses.length);
  return [markCells("hand", [cell]), ...marks];
}

/**
 * Return the marks of all outdated notes, and of the peer that has the digit of the first one.
 * @param {BoardState} board @returns {Mark[]}
 */
function staleMarks(board) {
  const stale = staleNotes(board);
  const notes = stale.map(({ cell, digit }) => /** @type {Candidate} */ ([cell, digit]));
  const peers = stale.slice(0, 1).map(({ peer }) => peer);
  return [{ ...markCells("out", []), candidates: notes }, markCells("base", peers)];
}

/** @param {Step} step @returns {import("../board/houses.js").HouseName[]} */
export const whereHouses = (step) => step.marks.flatMap(({ houses }) => houses).slice(0, 1);

/**
 * Return the cells of the step's pattern. Return an empty list if the step names a house, because that is shown
 * instead.
 * @param {Step} step
 */
export function whereCells(step) {
  if (whereHouses(step).length) return [];
  const rests = step.marks.filter(({ role }) => role !== "out");
  return [...new Set(rests.flatMap(({ cells, candidates }) => [...cells, ...candidates.map(([cell]) => cell)]))].sort(
    (a, b) => a - b,
  );
}
