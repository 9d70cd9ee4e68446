/** Commands of lessons and practice. */

/**
 * Return the handlers of the commands.
 * @param {ReturnType<typeof import("./run.js").createLessons>} lessons
 * @returns {import("../app/actions.js").Handlers<import("./actions.js").LessonCommands>}
 */
export const lessonCommands = (lessons) => ({
  practise: ({ what }) => lessons.practise(what),
  "practise-technique": ({ technique }) => lessons.begin(technique),
});
