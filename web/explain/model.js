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
 *   links: Link[], reasons: Link[], branches: Branch[], nested: NestedChain[], words: Record<string, any>, notation: import("../contract/shapes.js").Notation, conclusions:
 *   Conclusion[]}} Step
 * @typedef {{taken: boolean, cells: string[], digits: string[]}} Conclusion
 * @typedef {{code: "not-one" | "wrong-entries" | "wrong-notes" | "stale-notes" | "solved" | "stuck" | "step", wrong: number[], right: string,
 *   step: Step | null, cells: Cells, checked?: boolean}} Hint `checked`: false if entries and notes were not compared with the solution
 * @typedef {{lit?: number | null, branch?: number, inside?: number[]}} Pointed the number of the highlighted link, the
 *   branch on the screen, and the path to the open nested chain: its index, the index of its open branch, the index of
 *   a chain inside that branch, and so on
 * @typedef {{kind: "hint", about: BoardState, hint: Hint, stage: number} & Pointed} HintShown
 * @typedef {{kind: "steps", about: BoardState, steps: Step[], index: number, cells: Cells, untried: string | null, filter: import("./step-rows.js").StepFilter} & Pointed} StepsShown
 * @typedef {{cell: number, given: Words, telling: string, filled: number[], wrong: Mark, end: Words,
 *   main: import("./hint.js").Offer | null, others: import("./hint.js").Offer[]}} Trial  a trial of a candidate: its cell, its
 *   supposition in words, the key of the sentence about a step, the cells that it fills, the cells or the house in which it becomes impossible, its result in words, and what the player can do with it
 * @typedef {{kind: "path", about: BoardState, steps: Step[], index: number, solved: boolean,
 *   boards: {values: string, cells: Cells}[], next: import("../contract/shapes.js").OnPath | null, trial?: Trial} & Pointed} PathShown
 *   `next`: the point from which an unfinished path continues; `trial`: the trial whose steps the path shows
 * @typedef {HintShown | StepsShown | PathShown} Explain
 */
import { NO_LINKS } from "../board/link-paths.js";
import { linksOf } from "./step-links.js";

/** The last stage of a hint, which shows the whole step. Earlier stages show only where to look. */
export const STAGES = 3;

/**
 * Return the stage in which a hint begins. It shows the whole step, unless the player wants to see only the place first.
 * @param {State["settings"]} settings
 */
export const firstStage = ({ playing }) => (playing.hint === "place" ? STAGES - 1 : STAGES);

/** Return the step that is shown, or null. @param {Explain | null} explain @returns {Step | null} */
export function stepOf(explain) {
  if (!explain) return null;
  return explain.kind === "hint" ? explain.hint.step : (explain.steps[explain.index] ?? null);
}

/** Return whether the whole step is shown. A hint shows it only in its last stage. @param {Explain | null} explain */
export const showsWholeStep = (explain) =>
  stepOf(explain) !== null && (explain?.kind !== "hint" || explain.stage >= STAGES);

/**
 * Return whether a step only places digits and needs no candidates to be understood, as singles do.
 * @param {Step} step
 */
export const isPlain = ({ placements, eliminations, marks, links, branches }) =>
  placements.length > 0 &&
  [eliminations, links, branches].every((parts) => parts.length === 0) &&
  marks.every(({ candidates }) => candidates.every(([cell]) => placements.some(([placed]) => placed === cell)));

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
