/** The part of the state about guessed rules, and the actions on it. */
import type { None } from "../app/types.js";
import type { RuleProposal } from "../contract/shapes.js";

/** The search for the rules that a puzzle only draws and describes, and what a person decides about its result. */
export interface Guess {
  /** How far the search is. */
  phase: "working" | "found" | "nothing" | "failed";
  /** The guessed rules, once they are found. */
  proposal: RuleProposal | null;
  /** The numbers of the guessed rules that the person does not want. */
  refused: number[];
  /** Whether the person has said that the puzzle has no other rules. */
  complete: boolean;
}

export interface GuessPart {
  /** The guessed rules of the puzzle on the board, or null if nobody has asked for them. */
  guess: Guess | null;
}

export interface GuessChanges {
  /** Show the guesses, or how far the search is, or forget them. */
  guess: { guess: Guess | null };
  /** Want some guessed rules, given by their numbers, or do not want them. */
  "choose-guess": { numbers: number[]; wanted: boolean };
  /** Say whether the puzzle has no other rules. */
  "complete-guess": { complete: boolean };
}

export interface GuessCommands {
  /** Guess the rules of the puzzle on the board. */
  "guess-rules": None;
  /** Give the puzzle the chosen rules. */
  "accept-rules": None;
}
