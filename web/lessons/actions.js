/**
 * Changes and commands of lessons and practice.
 *
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("./practice.js").Practice} Practice
 * @typedef {{
 *   "learn-view": {view: import("./model.js").View},
 *   lesson: {technique: string},
 *   lessons: {lessons: Partial<State["lessons"]>},
 *   "lesson-board": {technique: string, example: import("./model.js").Example},
 *   practice: {practice: Partial<Practice>},
 *   exercise: {exercise: import("./practice.js").Exercise, at: number},
 *   worth: {worth: import("./practice.js").Worth},
 *   "practice-hint": {},
 * }} LessonChanges  `lesson`: opens the lesson of a technique from any place, or the list for ""
 * @typedef {{practise: {what: "begin" | "next" | "made" | "check" | "cancel"}, "practise-technique": {technique: string}}} LessonCommands
 */
import { deskOf, NO_PRACTICE, withHint, withWorth } from "./practice.js";

/** @type {import("../app/actions.js").Changes<LessonChanges>} */
export const LESSON_CHANGES = {
  "learn-view": (state, { view }) => ({ ...state, lessons: { ...state.lessons, view } }),
  lesson: (state, { technique }) => ({
    ...state,
    ...{ place: "learn", layer: "" },
    lessons: { ...state.lessons, view: "lessons", technique },
  }),
  lessons: (state, { lessons }) => ({ ...state, lessons: { ...state.lessons, ...lessons } }),
  "lesson-board": (state, { technique, example }) => ({ ...state, lessons: withBoard(state, technique, example) }),
  practice: (state, { practice }) => ({ ...state, practice: { ...state.practice, ...practice } }),
  exercise: (state, { exercise, at }) => ({
    ...state,
    practice: {
      ...NO_PRACTICE,
      ...{ technique: state.practice.technique, found: state.practice.found },
      ...{ at, exercise, desk: deskOf(exercise) },
    },
  }),
  worth: (state, { worth }) => ({ ...state, practice: withWorth(state.practice, worth) }),
  "practice-hint": (state) => ({ ...state, practice: withHint(state.practice) }),
};

/**
 * Return the lessons with another board for a technique.
 * @param {State} state @param {string} technique @param {import("./model.js").Example} example
 */
function withBoard({ lessons }, technique, example) {
  return { ...lessons, boards: { ...lessons.boards, [technique]: [...(lessons.boards[technique] ?? []), example] } };
}
