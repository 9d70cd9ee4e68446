/** Everything that lessons and practice bring to the page. Their views are loaded later. */
import { LESSONS_STATE, lessonCommands } from "./actions.js";
import { createLessons } from "./run.js";

/** @type {import("../app/types.js").Slice<import("./types.js").LessonCommands>} */
export const LESSONS = {
  state: LESSONS_STATE,
  start({ moreWords, watch, ...wiring }) {
    const lessons = createLessons({ ...wiring, words: () => moreWords("lessons", "lesson.fish") });
    watch(({ place, lessons }) => [place, lessons], lessons.update);
    return { commands: lessonCommands(lessons), begin: () => lessons.update(wiring.getState()) };
  },
};
