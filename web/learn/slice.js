/**
 * The state and commands that Learn adds to the page. Its views and services are loaded when it is first opened. After a
 * reload, Learn shows the assignment of the puzzle on the board.
 */
import { lessonCommands } from "../lessons/actions.js";
import { once } from "../parts/fetched.js";
import { LEARN_STATE, learnCommands } from "./actions.js";
import { loadLearn } from "./load.js";

/** @typedef {import("./types.js").LearnCommands & import("../lessons/types.js").LessonCommands} Commands */

/** @type {import("../app/types.js").Slice<Commands>} */
export const LEARN = {
  state: LEARN_STATE,
  start(page) {
    const open = once(async () => (await loadLearn()).startLearn(page));
    const openHere = () => {
      // the place Learn itself reports that it could not be loaded
      if (page.getState().place === "learn") open().catch(() => {});
    };
    page.watch(({ place }) => [place], openHere);
    const begin = () => {
      const { assigned: key } = page.getState().clock;
      if (key !== undefined) page.act({ type: "learn-view", view: "algorithms" });
      if (key !== undefined) page.act({ type: "classroom", classroom: { assign: { text: "", key } } });
      openHere();
    };
    return { commands: { ...learnCommands(page.ask, open), ...lessonCommands(open) }, begin };
  },
};
