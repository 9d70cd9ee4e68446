/**
 * The algorithms at work, and compared.
 *
 * @typedef {import("./classroom.js").Classroom} Classroom
 * @typedef {import("./comparison.js").Comparison} Comparison
 * @typedef {{classroom: {classroom: Partial<Classroom>}, comparison: {comparison: Partial<Comparison>},
 *   own: {own: import("./classroom.js").Own}}} LearnChanges  `own`: the editor opens, wherever one is
 * @typedef {import("../study/study.js").Study} Study
 * @typedef {{class: {command: string, to?: number, run?: import("./event-run.js").Run},
 *   study: {take: (study: Study | null) => void}}} LearnCommands  `to`: the event to seek; `run`: one to be watched that is not
 *   fetched from the engine; `take`: gets what is under More, null where it cannot be fetched
 */

/** @type {import("../app/actions.js").Changes<LearnChanges>} */
export const LEARN_CHANGES = {
  classroom: (state, { classroom }) => ({ ...state, classroom: { ...state.classroom, ...classroom } }),
  comparison: (state, { comparison }) => ({ ...state, comparison: { ...state.comparison, ...comparison } }),
  own: (state, { own }) => ({
    ...state,
    ...{ place: "learn", layer: "" },
    lessons: { ...state.lessons, view: "algorithms" },
    classroom: { ...state.classroom, own, making: false },
  }),
};
