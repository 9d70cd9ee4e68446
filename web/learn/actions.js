/**
 * The algorithms at work, and compared.
 *
 * @typedef {import("./classroom.js").Classroom} Classroom
 * @typedef {import("./comparison.js").Comparison} Comparison
 * @typedef {{classroom: {classroom: Partial<Classroom>}, comparison: {comparison: Partial<Comparison>}}} LearnChanges
 * @typedef {{class: {command: string, to?: number}}} LearnCommands  `to`: the event to seek
 */

/** @type {import("../app/actions.js").Changes<LearnChanges>} */
export const LEARN_CHANGES = {
  classroom: (state, { classroom }) => ({ ...state, classroom: { ...state.classroom, ...classroom } }),
  comparison: (state, { comparison }) => ({ ...state, comparison: { ...state.comparison, ...comparison } }),
};
