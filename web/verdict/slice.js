/** The state, views and commands that the check of the puzzle adds to the page. */
import { createAbout } from "./about.js";
import { VERDICT_STATE, verdictCommands } from "./actions.js";
import { createVerdictService } from "./service.js";
import { createVerdict } from "./view.js";

/** @type {import("../app/types.js").Slice<import("./types.js").VerdictCommands>} */
export const VERDICT = {
  state: VERDICT_STATE,
  views: {
    verdict: { create: createVerdict, place: "verdict" },
    about: { create: createAbout, place: "sheets", isNeeded: ({ layer }) => layer === "about" },
  },
  start({ ask, rate, getState, act, watch }) {
    const verdicts = createVerdictService({
      ...{ ask, rate },
      onJudged: (judgement) => act({ type: "judged", judgement }),
      onFailed: (puzzle) => act({ type: "unjudged", puzzle }),
    });
    watch(({ board }) => [board], verdicts.update);
    return { commands: verdictCommands(verdicts, getState), begin: () => verdicts.update(getState()) };
  },
};
