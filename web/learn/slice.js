/** Everything that the algorithms bring to the page. Their views are loaded later. */
import { LEARN_STATE, learnCommands } from "./actions.js";
import { createClassroom } from "./controller.js";
import { createLongTasks } from "./long-tasks.js";
import { createStudyLoader } from "./study-loader.js";

/** @type {import("../app/types.js").Slice<import("./types.js").LearnCommands>} */
export const LEARN = {
  state: LEARN_STATE,
  start({ moreWords, watch, ...wiring }) {
    const { ask, getState } = wiring;
    const classroom = createClassroom(wiring);
    const longTasks = createLongTasks(wiring);
    const theStudy = createStudyLoader({ ...wiring, watched: classroom.watched }, () =>
      moreWords("study", "study.tree"),
    );
    watch(({ place, lessons, board, classroom }) => [place, lessons, board, classroom], classroom.update);
    return {
      commands: learnCommands(ask, { classroom, longTasks, theStudy }),
      begin: () => classroom.update(getState()),
    };
  },
};
