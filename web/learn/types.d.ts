/** The part of the state about algorithms, and the actions on them. */
import type { Code } from "../contract/shapes.js";
import type { createStudy } from "../study/study.js";
import type { Assign, Classroom, Own } from "./classroom.js";
import type { Comparison } from "./comparison.js";
import type { Run } from "./event-run.js";

export interface LearnPart {
  /** The algorithm that is watched. */
  classroom: Classroom;
  /** The comparison of algorithms. */
  comparison: Comparison;
}

export interface LearnChanges {
  /** Change some of the fields of the classroom. */
  classroom: { classroom: Partial<Classroom> };
  /** Change some of the fields of the comparison. */
  comparison: { comparison: Partial<Comparison> };
  /** Open the editor of programs, from any place. */
  own: { own: Own };
  /** Open an assignment, from any place. */
  assign: { assign: Assign };
}

/** The tools under More. */
export type Study = ReturnType<typeof createStudy>;

export interface LearnCommands {
  /**
   * Control a run. `to`: the event to go to; the command "reach" also loads the events up to it. `run`: a run to show
   * that does not come from the solver.
   */
  class: { command: string; to?: number; run?: Run };
  /** Load the tools under More. `take` receives null if they could not be loaded. */
  study: { take: (study: Study | null) => void };
  /** Make a QR code of a text. `take` receives null if it could not be made. */
  qr: { text: string; take: (code: Code | null) => void };
}
