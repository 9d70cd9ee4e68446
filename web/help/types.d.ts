/** The part of the state about help, and the actions on it. */
import type { None } from "../app/types.js";

export interface HelpPart {
  /** The text of the diagnostics, or null if they are closed. */
  report: string | null;
}

export interface HelpChanges {
  /** Open or close the diagnostics. */
  report: { text: string | null };
}

export interface HelpCommands {
  /** Open the diagnostics. */
  diagnose: None;
  /** Copy the diagnostics. */
  "copy-report": None;
}
