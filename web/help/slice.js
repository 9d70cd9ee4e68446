/** The state, views and commands that help and diagnostics add to the page. */
import { HELP_STATE, helpCommands } from "./actions.js";
import { copyReport, report } from "./diagnostics.js";
import { createDiagnosticsDialog } from "./diagnostics-dialog.js";
import { createHelpDialog } from "./help-dialog.js";
import { createKeysDialog } from "./keys-dialog.js";

/** @type {import("../app/types.js").Slice<import("./types.js").HelpCommands>} */
export const HELP = {
  state: HELP_STATE,
  views: {
    help: { create: createHelpDialog, place: "sheets", isNeeded: ({ layer }) => layer === "help" },
    keys: { create: createKeysDialog, place: "sheets", isNeeded: ({ layer }) => layer === "keys" },
    diagnostics: { create: createDiagnosticsDialog, place: "sheets", isNeeded: ({ report }) => report !== null },
  },
  start: (page) => ({ commands: helpCommands(page, { report, copyReport }) }),
};
