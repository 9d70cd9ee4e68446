/**
 * The algorithms at work, and compared.
 *
 * @typedef {import("./lesson.js").Lesson} Lesson
 * @typedef {import("./comparison.js").Comparison} Comparison
 * @typedef {{lesson: {lesson: Partial<Lesson>}, comparison: {comparison: Partial<Comparison>}}} LearnChanges
 * @typedef {{class: {order: string, to?: number}}} LearnCommands  `to`: the event to seek
 */

/** @type {import("../app/actions.js").Changes<LearnChanges>} */
export const LEARN_CHANGES = {
  lesson: (state, { lesson }) => ({ ...state, lesson: { ...state.lesson, ...lesson } }),
  comparison: (state, { comparison }) => ({ ...state, comparison: { ...state.comparison, ...comparison } }),
};
