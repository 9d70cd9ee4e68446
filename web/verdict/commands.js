/** Commands about the verdict. */

/**
 * Return the handlers of the commands.
 * @param {ReturnType<typeof import("./service.js").createVerdictService>} verdicts
 * @param {() => import("../app/state.js").State} getState
 * @returns {import("../app/actions.js").Handlers<import("./actions.js").VerdictCommands>}
 */
export const verdictCommands = (verdicts, getState) => ({
  judge: () => verdicts.again(getState()),
  "stop-rating": () => verdicts.stopRating(),
});
