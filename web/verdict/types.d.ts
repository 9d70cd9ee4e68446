/** The part of the state about the verdict on the puzzle, and the actions on it. */
import type { None } from "../app/types.js";
import type { BoardState } from "../board/board.js";
import type { Rating, RuleSlip, Slip, Verdict } from "../contract/shapes.js";

/** The verdict on a puzzle, as far as it is known. */
export interface Judgement {
  /** The key of the puzzle. */
  puzzle: string;
  /** The answer of Python. */
  verdict: Verdict;
  /** The cells whose digits differ between solutions. */
  differing: number[];
  /** Clues that may be mistyped. */
  slips: Slip[];
  /** Rules that may be mistyped, the likeliest mistake first. */
  ruleSlips?: RuleSlip[];
  /** Whether the search for mistyped clues and rules has ended. */
  searched: boolean;
  /** A lower bound of the rating, while the rating is not finished. */
  soFar?: Rating;
}

export interface VerdictPart {
  /** The last verdict, which may be about an earlier puzzle. */
  judgement: Judgement | null;
  /** The key of the puzzle for which no verdict could be found. */
  unjudged: string | null;
  /** The first clues of the puzzle on the board that had exactly one solution. */
  complete: BoardState | null;
}

export interface VerdictChanges {
  /** Show a verdict. */
  judged: { judgement: Judgement };
  /** Report that no verdict could be found. */
  unjudged: { puzzle: string };
}

export interface VerdictCommands {
  /** Request the verdict again. */
  judge: None;
  /** Stop the rating. */
  "stop-rating": None;
}
