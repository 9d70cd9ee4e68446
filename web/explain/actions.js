/**
 * The fields of the state about hints, steps and paths, the changes of these fields, and the commands that load
 * explanations.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("./types.js").ExplainChanges} ExplainChanges
 */

import { showsCandidates } from "../board/candidates.js";
import { changed } from "../board/edit.js";
import { markCells } from "../board/marks.js";
import { applied } from "./apply.js";
import { atStep, cellsOf, nextStage, pointedAt, stepOf, withNextPart } from "./model.js";
import { postingFrom } from "./post.js";
import { appliedWords } from "./step-words.js";
import { fetchExample } from "./tasks.js";

/** @type {import("../app/types.js").Changes<ExplainChanges>} */
const EXPLAIN_CHANGES = {
  explain: (state, { explain }) => ({
    ...state,
    explain,
    supposed: null,
    marks: state.marks.filter(({ role }) => role !== "shown"), // the marks belong to the answer that is replaced
    result: null,
    typing: false,
  }),
  pathPart: (state, { about, part }) => ({ ...state, explain: withNextPart(state.explain, about, part), result: null }),
  explainBy: (state, { by }) => ({ ...state, ...by, explain: null }),
  ratings: (state, { ratings }) => ({ ...state, ratings }),
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
  suppose: (state, { supposed }) => ({ ...state, supposed }),
  postAs: (state, { posting }) => ({ ...state, posting }),
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

/** @type {import("../app/types.js").RoomState<import("./types.js").ExplainPart, ExplainChanges>} */
export const EXPLAIN_STATE = {
  first: {
    explain: null,
    order: "hint",
    unique: true,
    ratings: false,
    examples: {},
    ways: null,
    supposed: null,
    posting: postingFrom(),
  },
  changes: EXPLAIN_CHANGES,
  saves: [
    {
      record: "settings",
      restore: ({ posting }) => ({ posting: postingFrom(posting) }),
      save: ({ posting }) => ({ posting }),
      parts: ({ posting }) => [posting],
    },
  ],
};

/**
 * @param {Parameters<typeof fetchExample>[0]} wiring
 * @param {() => Promise<ReturnType<typeof import("./ways-run.js").createWaysRun>>} waysRun
 * @returns {import("../app/types.js").Handlers<import("./types.js").ExplainCommands>}
 */
export const explainCommands = (wiring, waysRun) => ({
  "technique-example?": ({ technique }) => fetchExample(wiring, technique).catch(() => {}),
  "ways?": () =>
    waysRun()
      .then((run) => run.start())
      .catch(() => {}),
  "ways-stop": () => wiring.getState().ways && waysRun().then((run) => run.stop()),
});
