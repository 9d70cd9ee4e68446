/** The part of the state about hints, steps and paths, and the actions on them. */
import type { None } from "../app/types.js";
import type { BoardState } from "../board/board.js";
import type { Path } from "../contract/shapes.js";
import type { Candidate } from "../solve/types.js";
import type { Explain, Pointed } from "./model.js";
import type { Posting } from "./post.js";
import type { StepFilter } from "./step-rows.js";
import type { Example } from "./technique-card.js";
import type { Ways } from "./ways-run.js";

export interface ExplainPart {
  /** The hint, the steps or the path that is shown. */
  explain: Explain | null;
  /** The order in which techniques are tried. */
  order: "hint" | "ladder";
  /** Whether techniques may rely on the puzzle having only one solution. */
  unique: boolean;
  /** The examples of techniques that have been loaded, by technique. */
  examples: Record<string, Example>;
  /** Whether the ratings of steps are shown. */
  ratings: boolean;
  /** The paths in other orders, and the backdoors. */
  ways: Ways | null;
  /** The candidate whose consequences are asked for. */
  supposed: Candidate | null;
  /** How steps, positions and paths are copied for forums. */
  posting: Posting;
}

export interface ExplainChanges {
  /** Show an explanation, or close it. */
  explain: { explain: Explain | null };
  /** Add a part to the path. */
  pathPart: { about: BoardState; part: Path };
  /** Choose the order of techniques, and whether they may rely on a single solution. */
  explainBy: { by: Partial<Pick<ExplainPart, "order" | "unique">> };
  /** Show the ratings of steps, or hide them. */
  ratings: { ratings: boolean };
  /** Store the example of a technique. */
  "technique-example": { technique: string; example: Example };
  /** Show the next stage of the hint. */
  tellMore: None;
  /** Highlight the link of a sentence, or show a branch or a nested chain. */
  pointAt: { pointed: Pointed };
  /** Show another step. */
  showStep: { index: number };
  /** Show only some of the steps. */
  filterSteps: { filter: Partial<StepFilter> };
  /** Apply the step that is shown. */
  apply: None;
  /** Show the paths and backdoors that have been found. */
  ways: { ways: Ways };
  /** Choose a candidate for a trial, or none. */
  suppose: { supposed: Candidate | null };
  /** Choose how steps, positions and paths are copied for forums. */
  postAs: { posting: Posting };
}

export interface ExplainCommands {
  /** Load the example of a technique. */
  "technique-example?": { technique: string };
  /** Find paths in other orders, and the backdoors. */
  "ways?": None;
  /** Stop finding paths and backdoors. */
  "ways-stop": None;
}

export type ExplainTask = "hint" | "steps" | "path" | "known-way";
