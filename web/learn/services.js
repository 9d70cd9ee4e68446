/** The services of Learn: the player of algorithms, long tasks, lessons and practice. */
import { createLessons } from "../lessons/run.js";
import { createClassroom } from "./controller.js";
import { createLongTasks } from "./long-tasks.js";
import { createStudyLoader } from "./study-loader.js";

/**
 * Start the player of algorithms, the lessons and the long tasks of Learn. From then on, they react to changes of the
 * state.
 * @param {Pick<import("../app/types.js").Page, "ask" | "getState" | "act" | "watch">} page
 */
export function startLearn({ watch, ...wiring }) {
  const { getState } = wiring;
  const classroom = createClassroom(wiring);
  const lessons = createLessons(wiring);
  watch(({ place, lessons, board, classroom }) => [place, lessons, board, classroom], classroom.update);
  watch(({ place, lessons }) => [place, lessons], lessons.update);
  classroom.update(getState());
  lessons.update(getState());
  return {
    ...{ classroom, lessons, longTasks: createLongTasks(wiring) },
    theStudy: createStudyLoader({ ...wiring, watched: classroom.watched }),
  };
}
