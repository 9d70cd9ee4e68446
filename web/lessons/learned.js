/**
 * The lessons that a person has done, and the lesson to continue with. They are saved with the settings.
 * @typedef {{done: string[], last: string}} Learned  `last`: the lesson that was opened last, or ""
 */
import { LESSON_NAMES } from "./model.js";

/** @type {Learned} */
export const NO_LEARNED = { done: [], last: "" };

/** Return the saved lessons that exist in this version. @param {unknown} saved @returns {Learned} */
export function learnedFrom(saved) {
  const { done, last } = /** @type {Partial<Learned>} */ (saved ?? {});
  return {
    done: Array.isArray(done) ? LESSON_NAMES.filter((name) => done.includes(name)) : [],
    last: LESSON_NAMES.find((name) => name === last) ?? "",
  };
}

/**
 * Return the state after a lesson was done or opened.
 * @param {import("../app/state.js").State} state @param {Partial<Learned>} change
 */
export const withLearned = ({ settings }, change) => ({
  settings: { ...settings, learned: { ...settings.learned, ...change } },
});

/** Return the lessons that are done, with one more. @param {Learned} learned @param {string} name */
export const doneWith = ({ done }, name) => ({ done: done.includes(name) ? done : [...done, name] });

/**
 * Return the lesson to continue with: the one that was opened last or, if that is done, the next one that is not. Return
 * "" if all lessons are done.
 * @param {Learned} learned
 */
export function lessonToContinue({ done, last }) {
  const at = Math.max(LESSON_NAMES.indexOf(last), 0);
  const inOrder = [...LESSON_NAMES.slice(at), ...LESSON_NAMES.slice(0, at)];
  return inOrder.find((name) => !done.includes(name)) ?? "";
}
