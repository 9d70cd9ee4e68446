/**
 * The algorithms at work, and compared.
 *
 * @typedef {import("./classroom.js").Classroom} Classroom
 * @typedef {import("./comparison.js").Comparison} Comparison
 * @typedef {{classroom: {classroom: Partial<Classroom>}, comparison: {comparison: Partial<Comparison>},
 *   own: {own: import("./classroom.js").Own}, assign: {assign: import("./classroom.js").Assign}}} LearnChanges  `own`: the editor opens,
 *   `assign`: an assignment, wherever one is
 * @typedef {import("../study/study.js").Study} Study
 * @typedef {import("../contract/shapes.js").Code} Code
 * @typedef {{class: {command: string, to?: number, run?: import("./event-run.js").Run},
 *   study: {take: (study: Study | null) => void}, qr: {text: string, take: (code: Code | null) => void}}} LearnCommands  `to`: the
 *   event to seek, or to reach though it is not known yet; `run`: one to be watched that is not fetched from the engine; `take`
 *   gets what is under More, or a text as a code for telephones, null where it cannot be had
 */

/** @type {import("../app/actions.js").Changes<LearnChanges>} */
export const LEARN_CHANGES = {
  classroom: (state, { classroom }) => ({ ...state, classroom: { ...state.classroom, ...classroom } }),
  comparison: (state, { comparison }) => ({ ...state, comparison: { ...state.comparison, ...comparison } }),
  own: (state, { own }) => inClassroom(state, { own }),
  assign: (state, { assign }) => inClassroom(state, { assign, own: null }),
};

/** With something opened there. @param {import("../app/state.js").State} state @param {Partial<Classroom>} opened */
const inClassroom = (state, opened) => ({
  ...state,
  ...{ place: /** @type {const} */ ("learn"), layer: /** @type {const} */ ("") },
  lessons: { ...state.lessons, view: /** @type {const} */ ("algorithms") },
  classroom: { ...state.classroom, making: false, ...opened },
});
