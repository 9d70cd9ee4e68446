/**
 * The explanation on the screen: a hint (in stages), one step from the list of all steps, or one step of the solution
 * path. Functions here are pure.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Words} Words
 * @typedef {import("../app/state.js").Mark} Mark
 * @typedef {import("../app/state.js").Candidate} Candidate
 * @typedef {import("../board/board.js").BoardState} BoardState
 * @typedef {Record<string, number[]>} Cells candidates by cell
 * @typedef {import("../board/link-paths.js").Link} Link
 * @typedef {import("../board/link-paths.js").Links} Links
 * @typedef {import("../contract/shapes.js").Branch} Branch one of the assumptions of a step
 * @typedef {import("../contract/shapes.js").NestedChain} NestedChain
 * @typedef {{technique: string, er: number | null, placements: Candidate[], eliminations: Candidate[], marks: Mark[],
 *   links: Link[], reasons: Link[], branches: Branch[], nested: NestedChain[], words: Record<string, any>, conclusions:
 *   Conclusion[]}} Step
 * @typedef {{taken: boolean, cells: string[], digits: string[]}} Conclusion
 * @typedef {{code: "not-one" | "wrong-entries" | "wrong-notes" | "stale-notes" | "solved" | "stuck" | "step", wrong: number[], right: string,
 *   step: Step | null, cells: Cells}} Hint
 * @typedef {{lit?: number | null, branch?: number, inside?: number[]}} Pointed the number of the highlighted link, the
 *   branch on the screen, and the path to the open nested chain: its index, the index of its open branch, the index of
 *   a chain inside that branch, and so on
 * @typedef {{kind: "hint", about: BoardState, hint: Hint, stage: number} & Pointed} HintShown
 * @typedef {{kind: "steps", about: BoardState, steps: Step[], index: number, cells: Cells, filter: import("./step-rows.js").StepFilter} & Pointed} StepsShown
 * @typedef {{kind: "path", about: BoardState, steps: Step[], index: number, solved: boolean,
 *   boards: {values: string, cells: Cells}[], next: import("../contract/shapes.js").OnPath | null} & Pointed} PathShown
 *   `next`: the point from which an unfinished path continues
 * @typedef {HintShown | StepsShown | PathShown} Explain
 */
import { notesAt, symbolOf, withNotes, writeEntry } from "../board/board.js";
import { geometry } from "../board/geometry.js";
import { withoutLayers } from "../board/layers.js";
import { NO_LINKS } from "../board/link-paths.js";
import { markCells } from "../board/marks.js";
import { cellName, cellNames, housesWords, houseWords } from "../board/names.js";
import { crossedOut, pruned, restored } from "../board/notes.js";
import { staleNotes } from "../board/stale.js";
import { linksOf, marksOfStep } from "./step-links.js";

/** The number of stages of a hint. They show where to look, the name of the technique, and the step itself. */
export const STAGES = 3;

/** Return the step that is shown, or null. @param {Explain | null} explain @returns {Step | null} */
export function stepOf(explain) {
  if (!explain) return null;
  return explain.kind === "hint" ? explain.hint.step : (explain.steps[explain.index] ?? null);
}

/** Return whether the whole step is shown. A hint shows it only in its last stage. @param {Explain | null} explain */
export const showsWholeStep = (explain) =>
  stepOf(explain) !== null && (explain?.kind !== "hint" || explain.stage >= STAGES);

/**
 * Return the board that shows an explanation. On a solution path, it is the board before the current step. If the whole
 * step is shown, the board has the candidates as notes.
 * @param {Explain} explain @param {BoardState} board @returns {import("../board/cell-state.js").Stage}
 */
export function stageOfExplain(explain, board) {
  const place = explain.kind === "path" ? explain.boards[explain.index] : null;
  const marked = { marks: marksOf(explain, board), conflicts: [] };
  if (!place && !showsWholeStep(explain)) return { ...marked, board, own: true };
  const values = place?.values ?? board.values;
  return { ...marked, board: { ...withoutLayers({ ...board, values }), notes: cellsOf(explain) } };
}

/** Return the candidates of all cells before the step, by cell. @param {Explain} explain @returns {Cells} */
export function cellsOf(explain) {
  if (explain.kind === "path") return explain.boards[explain.index].cells;
  return explain.kind === "hint" ? explain.hint.cells : explain.cells;
}

/** Return the links of chains that the board shows now. @param {State} state @returns {Links} */
export function linksNow({ place, explain }) {
  const step = stepOf(explain);
  return place === "play" && explain && step && showsWholeStep(explain) ? linksOf(step, explain) : NO_LINKS;
}

/** @param {Explain} explain @param {BoardState} board @returns {Mark[]} */
function marksOf(explain, board) {
  const step = stepOf(explain);
  if (explain.kind === "hint" && explain.hint.code === "stale-notes") return staleMarks(board);
  if (explain.kind === "hint" && !step)
    return [markCells("out", explain.hint.wrong)].filter(({ cells }) => cells.length);
  if (!step) return [];
  return showsWholeStep(explain)
    ? marksOfStep(step, explain)
    : [{ ...markCells("base", whereCells(step)), houses: whereHouses(step) }];
}

/**
 * Return the marks of all outdated notes (notes whose digit is already in a peer). Also mark a peer that has the digit
 * of the first one.
 * @param {BoardState} board @returns {Mark[]}
 */
function staleMarks(board) {
  const stale = staleNotes(board);
  const notes = stale.map(({ cell, digit }) => /** @type {Candidate} */ ([cell, digit]));
  const peers = stale.slice(0, 1).map(({ peer }) => peer);
  return [{ ...markCells("out", []), candidates: notes }, markCells("base", peers)];
}

/** @param {Step} step @returns {[string, number][]} */
const whereHouses = (step) => step.marks.flatMap(({ houses }) => houses).slice(0, 1);

/**
 * Return the cells of the step's pattern. Return an empty list if the step names a house, because that is shown
 * instead.
 * @param {Step} step
 */
function whereCells(step) {
  if (whereHouses(step).length) return [];
  const rests = step.marks.filter(({ role }) => role !== "out");
  return [...new Set(rests.flatMap(({ cells, candidates }) => [...cells, ...candidates.map(([cell]) => cell)]))].sort(
    (a, b) => a - b,
  );
}

/**
 * Return the first stage of a hint in words. It names a house or some cells to look at.
 * @param {Step} step @param {string} name of the geometry @returns {Words}
 */
export function whereWords(step, name) {
  const [house] = whereHouses(step);
  if (house) return { key: "explain.where.house", args: { house: houseWords(house) } };
  return { key: "explain.where.cells", args: { cells: cellNames(geometry(name), whereCells(step)) } };
}

/** @param {{technique: string}} step @returns {Words} */
export const nameWords = (step) => ({ key: `technique.${step.technique}.name` });

/** Return a step in words: its claim, reasons and conclusions. @param {Step} step @returns {Words} */
export function hintWords(step) {
  const args = Object.fromEntries(Object.entries(step.words).map(([key, value]) => [key, wordOf(value)]));
  const why = { key: `technique.${step.technique}.hint`, args };
  return {
    key: "explain.told",
    args: { why, so: step.conclusions.map(conclusionWords).reduce(joined("conclusion.and")) },
  };
}

/**
 * Return an argument of a sentence in words. If it is a list of a name and a number, such as ["row", 3], it is named as
 * a house. The items of all other lists are named as houses, cells or digits.
 * @param {any} value @returns {unknown}
 */
function wordOf(value) {
  if (!Array.isArray(value)) return value;
  if (typeof value[1] === "number") return houseWords(/** @type {[string, number]} */ (value));
  return value.length > 1 && Array.isArray(value[0])
    ? housesWords(/** @type {[string, number][]} */ (value))
    : value.map(wordOf);
}

/**
 * Return a conclusion in words, for example "r5c3 is 4" or "r1c2 and r1c5 are not 3 or 7".
 * @param {Conclusion} conclusion @returns {Words}
 */
function conclusionWords({ taken, cells, digits }) {
  const [last, ...first] = [...digits].reverse();
  const names = first.length
    ? joined("list.or")(first.reverse().reduce(/** @type {any} */ (joined("list.more"))), last)
    : last;
  return { key: `conclusion.${cells.length > 1 ? "are" : "is"}${taken ? "" : "-not"}`, args: { cells, digits: names } };
}

/**
 * Return a function that joins two phrases with the message `key`, for example with "and".
 * @param {string} key @returns {(first: unknown, last: unknown) => Words}
 */
const joined = (key) => (first, last) => ({ key, args: { first, last } });

/**
 * Return the effect of a step as text: the digits that it places and the candidates that it removes.
 * @param {Step} step
 */
export const effectText = ({ words }) => [words.in, words.out].filter(Boolean).join(", ");

/**
 * Return the placements and eliminations that were applied, in words.
 * @param {Step} step @param {string} name of the geometry @returns {Words}
 */
export function appliedWords({ placements, eliminations }, name) {
  const size = geometry(name);
  const written = placements.map(([cell, digit]) => ({
    key: "explain.did.write",
    args: { cell: cellName(size, cell), digit: symbolOf(digit) },
  }));
  const digits = [...new Set(eliminations.map(([, digit]) => digit))].sort((a, b) => a - b);
  const struck = digits.map((digit) => ({
    key: "explain.did.strike",
    args: { digit: symbolOf(digit), cells: cellsWithout(eliminations, digit, size) },
  }));
  return { key: "explain.did", args: { parts: [...written, ...struck] } };
}

/** @param {Candidate[]} eliminations @param {number} digit @param {import("../board/geometry.js").Geometry} size */
function cellsWithout(eliminations, digit, size) {
  const cells = eliminations.filter((out) => out[1] === digit).map(([cell]) => cell);
  const names = cellNames(size, cells);
  return Array.isArray(names) ? names.join(", ") : names;
}

/**
 * Return the board after a step. Digits are written. Removed candidates are taken out of the notes, or crossed out in
 * cells that show candidates instead of notes.
 * @param {BoardState} board
 * @param {Step} step
 * @param {Cells} cells
 * @param {boolean} [shown] whether cells without notes show candidates
 */
export function applied(board, step, cells, shown = false) {
  const struck = step.eliminations.reduce((after, [cell, digit]) => {
    if (shown && !notesAt(after, cell).length) return crossedOut(after, cell, digit);
    const left = after.notes?.[cell] ?? cells[cell] ?? [];
    return withNotes(
      after,
      cell,
      left.filter((note) => note !== digit),
    );
  }, board);
  return step.placements.reduce((after, [cell, digit]) => pruned(writeEntry(after, cell, digit), cell, digit), struck);
}

/**
 * Return the board with the given candidates as notes, in all blank cells or only in some of them.
 * @param {BoardState} board @param {Cells} cells @param {number[]} [only] the cells to change
 */
export function withAllNotes(board, cells, only) {
  const chosen = only ?? Object.keys(cells).map(Number);
  return chosen.reduce((after, cell) => withNotes(after, cell, cells[cell]), restored(board, chosen));
}

/** Return the board without the entries in the given cells. @param {BoardState} board @param {number[]} wrong */
export const withoutEntriesAt = (board, wrong) => wrong.reduce((after, cell) => writeEntry(after, cell, 0), board);

/** Return the hint in its next stage. @param {Explain | null} explain */
export const nextStage = (explain) => (explain?.kind === "hint" ? { ...explain, stage: explain.stage + 1 } : explain);

/**
 * Return the explanation with another link highlighted or another branch shown.
 * @param {Explain | null} explain @param {Pointed} pointed @returns {Explain | null}
 */
export const pointedAt = (explain, pointed) => explain && { ...explain, lit: null, ...pointed };

/**
 * Return the solution path on the screen with its next part added. If the screen does not show an unfinished path,
 * return a new path.
 * @param {Explain | null} explain
 * @param {BoardState} about
 * @param {import("../contract/shapes.js").Path} part
 * @returns {PathShown}
 */
export function withNextPart(explain, about, part) {
  const before = unfinishedPath(explain);
  if (!before) return { kind: "path", about, index: 0, .../** @type {any} */ (part) };
  const steps = [...before.steps, .../** @type {any} */ (part.steps)];
  const boards = [...before.boards, ...part.boards.slice(1)];
  return { ...before, steps, boards, solved: part.solved, next: part.next };
}

/** Return the solution path on the screen if it is not finished, otherwise null. @param {Explain | null} explain */
export const unfinishedPath = (explain) => (explain?.kind === "path" && explain.next ? explain : null);

/**
 * Return the explanation with another step as the current one.
 * @param {Explain | null} explain @param {number} index
 */
export function atStep(explain, index) {
  if (!explain || explain.kind === "hint") return explain;
  const last = explain.kind === "path" ? explain.steps.length : explain.steps.length - 1;
  return { ...explain, index: Math.min(Math.max(index, 0), last), lit: null, branch: 0, inside: [] };
}
