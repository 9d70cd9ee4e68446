/**
 * The fields of the state about lessons and practice, the changes of these fields, and the commands.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("./types.js").LessonChanges} LessonChanges
 */
import { doneWith, withLearned } from "./learned.js";
import { NO_LESSONS, stepsOf } from "./model.js";
import { deskOf, NO_PRACTICE, withHint, withWorth } from "./practice.js";

/** @type {import("../app/types.js").Changes<LessonChanges>} */
const LESSON_CHANGES = {
  // choosing the lessons shows their list, also from a lesson
  "learn-view": (state, { view }) => ({
    ...state,
    lessons: { ...state.lessons, view, ...(view === "lessons" && { technique: "" }) },
  }),
  lesson: (state, { technique }) => ({
    ...state,
    ...{ place: "learn", layer: "" },
    lessons: { ...state.lessons, view: "lessons", technique, step: 0 },
    ...(technique && withLearned(state, { last: technique })),
  }),
  "lesson-step": withStep,
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
  worth: (state, { worth }) => ({
    ...state,
    practice: withWorth(state.practice, worth),
    ...(worth.worth === "right" && withLearned(state, doneWith(state.settings.learned, state.practice.technique))),
  }),
  "practice-hint": (state) => ({ ...state, practice: withHint(state.practice) }),
};

/**
 * Return the state with a step of the open lesson. At its last step, the lesson is done.
 * @param {State} state @param {{step: number}} change @returns {State}
 */
function withStep(state, { step }) {
  const { lessons, settings } = state;
  const isLast = step === stepsOf(lessons).length - 1;
  return {
    ...{ ...state, lessons: { ...lessons, step } },
    ...(isLast && withLearned(state, doneWith(settings.learned, lessons.technique))),
  };
}

/**
 * Return the state of the lessons with one more example board for a technique.
 * @param {State} state @param {string} technique @param {import("./model.js").Example} example
 */
function withBoard({ lessons }, technique, example) {
  return { ...lessons, boards: { ...lessons.boards, [technique]: [...(lessons.boards[technique] ?? []), example] } };
}

/** @type {import("../app/types.js").RoomState<import("./types.js").LessonsPart, LessonChanges>} */
export const LESSONS_STATE = {
  first: { lessons: NO_LESSONS, practice: NO_PRACTICE },
  changes: LESSON_CHANGES,
};

/**
 * Return the handlers of the commands that start and run practice.
 * @param {() => Promise<{lessons: ReturnType<typeof import("./run.js").createLessons>}>} open  loads the services
 * @returns {import("../app/types.js").Handlers<import("./types.js").LessonCommands>}
 */
export const lessonCommands = (open) => ({
  practise: async ({ what }) => (await open()).lessons.practise(what),
  "practise-technique": async ({ technique }) => (await open()).lessons.begin(technique),
});
