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
    help: { create: createHelpDialog, place: "sheets" },
    keys: { create: createKeysDialog, place: "sheets" },
    diagnostics: { create: createDiagnosticsDialog, place: "sheets" },
  },
  start: (page) => ({ commands: helpCommands(page, { report, copyReport }) }),
};
