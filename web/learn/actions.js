/**
 * Changes and commands of the algorithms and of their comparison.
 *
 * @typedef {import("./classroom.js").Classroom} Classroom
 * @typedef {import("./comparison.js").Comparison} Comparison
 * @typedef {{classroom: {classroom: Partial<Classroom>}, comparison: {comparison: Partial<Comparison>},
 *   own: {own: import("./classroom.js").Own}, assign: {assign: import("./classroom.js").Assign}}} LearnChanges  `own`: opens the editor,
 *   `assign`: opens an assignment, from any place
 * @typedef {import("../study/study.js").Study} Study
 * @typedef {import("../contract/shapes.js").Code} Code
 * @typedef {{class: {command: string, to?: number, run?: import("./event-run.js").Run},
 *   study: {take: (study: Study | null) => void}, qr: {text: string, take: (code: Code | null) => void}}} LearnCommands  `to`: the
 *   event to go to; "reach" also loads it; `run`: a run to show that does not come from the engine; `take`: receives the
 *   tools under More, or the QR code of a text, or null if they are not available
 */

/** @type {import("../app/actions.js").Changes<LearnChanges>} */
export const LEARN_CHANGES = {
  classroom: (state, { classroom }) => ({ ...state, classroom: { ...state.classroom, ...classroom } }),
  comparison: (state, { comparison }) => ({ ...state, comparison: { ...state.comparison, ...comparison } }),
  own: (state, { own }) => inClassroom(state, { own }),
  assign: (state, { assign }) => inClassroom(state, { assign, own: null }),
};

/**
 * Return the state with something opened among the algorithms.
 * @param {import("../app/state.js").State} state @param {Partial<Classroom>} opened
 */
const inClassroom = (state, opened) => ({
  ...state,
  ...{ place: /** @type {const} */ ("learn"), layer: /** @type {const} */ ("") },
  lessons: { ...state.lessons, view: /** @type {const} */ ("algorithms") },
  classroom: { ...state.classroom, making: false, ...opened },
});
