/**
 * The state of hints, steps and paths, and its changes.
 *
 * @typedef {import("../app/state.js").State} State
 * @typedef {{
 *   explain: {explain: State["explain"]},
 *   pathPart: {about: import("../board/board.js").BoardState, part: import("../contract/shapes.js").Path},
 *   explainBy: {by: Partial<Pick<State, "order" | "unique">>},
 *   "technique-example": {technique: string, example: import("./technique-card.js").Example},
 *   tellMore: {},
 *   pointAt: {pointed: import("./model.js").Pointed},
 *   showStep: {index: number},
 *   filterSteps: {filter: Partial<import("./step-rows.js").StepFilter>},
 *   apply: {},
 *   ways: {ways: import("./ways-run.js").Ways},
 * }} ExplainChanges
 * @typedef {"hint" | "steps" | "path" | "known-way"} ExplainTask
 * @typedef {{"technique-example?": {technique: string}, "ways?": {}, "ways-stop": {}}} ExplainCommands
 */
import { showsCandidates } from "../board/candidates.js";
import { changed } from "../board/edit.js";
import { markCells } from "../board/marks.js";
import { applied, appliedWords, atStep, cellsOf, nextStage, pointedAt, stepOf, withNextPart } from "./model.js";

/** @type {import("../app/actions.js").Changes<ExplainChanges>} */
export const EXPLAIN_CHANGES = {
  explain: (state, { explain }) => ({
    ...state,
    explain,
    marks: state.marks.filter(({ role }) => role !== "shown"), // these marks belong to the answer that is replaced
    result: null,
    typing: false,
  }),
  pathPart: (state, { about, part }) => ({ ...state, explain: withNextPart(state.explain, about, part), result: null }),
  explainBy: (state, { by }) => ({ ...state, ...by, explain: null }),
  "technique-example": (state, { technique, example }) => ({
    ...state,
    examples: { ...state.examples, [technique]: example },
  }),
  tellMore: (state) => ({ ...state, explain: nextStage(state.explain), typing: false }),
  pointAt: (state, { pointed }) => ({ ...state, explain: pointedAt(state.explain, pointed) }),
  showStep: (state, { index }) => ({ ...state, explain: atStep(state.explain, index) }),
  filterSteps: (state, { filter }) =>
    state.explain?.kind === "steps"
      ? { ...state, explain: { ...state.explain, filter: { ...state.explain.filter, ...filter } } }
      : state,
  apply: (state) => afterStep(state),
  ways: (state, { ways }) => ({ ...state, ways }),
};

/** Apply the step to the player's board and show a message about it. @param {State} state @returns {State} */
function afterStep(state) {
  const step = stepOf(state.explain);
  if (!step || !state.explain || state.explain.kind === "path") return state;
  const done = changed(state, applied(state.board, step, cellsOf(state.explain), showsCandidates(state)));
  const placed = step.placements.map(([cell]) => cell);
  const marks = placed.length ? [markCells("found", placed)] : [];
  const words = appliedWords(step, state.board.geometry);
  return { ...done, mode: "play", marks, result: { task: "apply", tone: "good", words } };
}
