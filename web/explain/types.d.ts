/** The part of the state about hints, steps and paths, and the actions on them. */
import type { None } from "../app/types.js";
import type { BoardState } from "../board/board.js";
import type { Path } from "../contract/shapes.js";
import type { Explain, Pointed } from "./model.js";
import type { StepFilter } from "./step-rows.js";
import type { Example } from "./technique-card.js";
import type { Ways } from "./ways-run.js";

export interface ExplainPart {
  /** The hint, the steps or the path that is shown. */
  explain: Explain | null;
  /** The order in which techniques are tried. */
  order: "hint" | "ladder";
  /** Whether techniques may use that the puzzle has one solution. */
  unique: boolean;
  /** An example of each technique, as far as it was loaded. */
  examples: Record<string, Example>;
  /** The other ways to solve the puzzle. */
  ways: Ways | null;
}

export interface ExplainChanges {
  /** Show an explanation, or close it. */
  explain: { explain: Explain | null };
  /** Add a part to the path. */
  pathPart: { about: BoardState; part: Path };
  /** Choose how to explain. */
  explainBy: { by: Partial<Pick<ExplainPart, "order" | "unique">> };
  /** Keep the example of a technique. */
  "technique-example": { technique: string; example: Example };
  /** Show more of the hint. */
  tellMore: None;
  /** Highlight what a word of the explanation names. */
  pointAt: { pointed: Pointed };
  /** Show another step. */
  showStep: { index: number };
  /** Show only some of the steps. */
  filterSteps: { filter: Partial<StepFilter> };
  /** Apply the step that is shown. */
  apply: None;
  /** Show other ways to solve the puzzle. */
  ways: { ways: Ways };
}

export interface ExplainCommands {
  /** Load the example of a technique. */
  "technique-example?": { technique: string };
  /** Find other ways to solve the puzzle. */
  "ways?": None;
  /** Stop finding other ways. */
  "ways-stop": None;
}

export type ExplainTask = "hint" | "steps" | "path" | "known-way";
