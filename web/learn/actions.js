/**
 * The algorithms at work, and compared.
 *
 * @typedef {import("./classroom.js").Classroom} Classroom
 * @typedef {import("./comparison.js").Comparison} Comparison
 * @typedef {{classroom: {classroom: Partial<Classroom>}, comparison: {comparison: Partial<Comparison>}}} LearnChanges
 * @typedef {import("../study/study.js").Study} Study
 * @typedef {{class: {command: string, to?: number}, study: {take: (study: Study | null) => void}}} LearnCommands  `to`: the
 *   event to seek; `take`: gets what is under More, null where it cannot be fetched
 */

/** @type {import("../app/actions.js").Changes<LearnChanges>} */
export const LEARN_CHANGES = {
  classroom: (state, { classroom }) => ({ ...state, classroom: { ...state.classroom, ...classroom } }),
  comparison: (state, { comparison }) => ({ ...state, comparison: { ...state.comparison, ...comparison } }),
};
