/**
 * The fields of the state about the verdict, and their changes; the commands about it.
 *
 * @typedef {import("./types.js").VerdictChanges} VerdictChanges
 */
import { completeAfter } from "../board/solving.js";

/** @type {import("../app/types.js").Changes<VerdictChanges>} */
const VERDICT_CHANGES = {
  judged: (state, { judgement }) => ({
    ...state,
    ...{ judgement, unjudged: null, complete: completeAfter(state, judgement) },
  }),
  unjudged: (state, { puzzle }) => ({ ...state, unjudged: puzzle }),
};

/** @type {import("../app/types.js").RoomState<import("./types.js").VerdictPart, VerdictChanges>} */
export const VERDICT_STATE = {
  first: { judgement: null, unjudged: null, complete: null },
  changes: VERDICT_CHANGES,
};

/**
 * Return the handlers of the commands that check the puzzle again and that stop its rating.
 * @param {ReturnType<typeof import("./service.js").createVerdictService>} verdicts
 * @param {() => import("../app/state.js").State} getState
 * @returns {import("../app/types.js").Handlers<import("./types.js").VerdictCommands>}
 */
export const verdictCommands = (verdicts, getState) => ({
  judge: () => verdicts.again(getState()),
  "stop-rating": () => verdicts.stopRating(),
});
