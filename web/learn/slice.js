/** The state and commands that Learn adds to the page. Its views and services are loaded when it is first opened. */
import { lessonCommands } from "../lessons/actions.js";
import { loadRoom } from "../parts/load-room.js";
import { LEARN_STATE, learnCommands } from "./actions.js";

/** @typedef {import("./types.js").LearnCommands & import("../lessons/types.js").LessonCommands} Commands */

/** @type {import("../app/types.js").Slice<Commands>} */
export const LEARN = {
  state: LEARN_STATE,
  start(page) {
    /** @type {Promise<ReturnType<typeof import("./services.js").startLearn>> | null} */
    let services = null;
    /** Load and start the services of Learn once. After a failure, the next call tries again. */
    const open = () => {
      services ??= loadRoom("learn").then(({ startLearn }) => startLearn(page));
      services.catch(() => {
        services = null;
      });
      return services;
    };
    const openHere = () => {
      // the place Learn itself reports that it could not be loaded
      if (page.getState().place === "learn") open().catch(() => {});
    };
    page.watch(({ place }) => [place], openHere);
    return { commands: { ...learnCommands(page.ask, open), ...lessonCommands(open) }, begin: openHere };
  },
};
