/**
 * The field of the state with the diagnostics, the changes of this field, and the commands.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("./types.js").HelpChanges} HelpChanges
 */

/** @type {import("../app/types.js").RoomState<import("./types.js").HelpPart, HelpChanges>} */
export const HELP_STATE = {
  first: { report: null },
  changes: { report: (state, { text }) => ({ ...state, report: text }) },
};

/**
 * @param {Pick<import("../app/types.js").Page, "getState" | "act" | "errors" | "findLost">} page
 * @param {Pick<typeof import("./diagnostics.js"), "report" | "copyReport">} diagnostics
 * @returns {import("../app/types.js").Handlers<import("./types.js").HelpCommands>}
 */
export const helpCommands = ({ getState, act, errors, findLost }, { report, copyReport }) => ({
  diagnose: async () => act({ type: "report", text: await report(getState(), errors(), findLost) }),
  "copy-report": async () => act({ type: "notice", words: { key: await copyReport(getState()) } }),
});
