/** The part of the state about making puzzles, and the actions on it. */
import type { None, Words } from "../app/types.js";
import type { Newcomer } from "../puzzles/model.js";
import type { Tone } from "../solve/types.js";
import type { Sought } from "./find-puzzle.js";
import type { Technique, Wish } from "./options.js";

/** The progress of making puzzles. Times are in milliseconds. */
export interface Making {
  /** The number of finished puzzles. */
  done: number;
  /** The keys of the puzzles that were added to My puzzles. */
  kept: string[];
  /** The number of puzzles to make. */
  total: number;
  /** The progress of the next puzzle. */
  sought: Sought | null;
  /** The time of the start. */
  begun: number;
  /** The time of this progress. */
  now: number;
}

/** The result of making puzzles. */
export interface Outcome {
  /** Whether the message is good news. */
  tone: Tone;
  /** The message. */
  words: Words;
  /** The closest match to a puzzle that was not found. */
  nearest?: Newcomer;
  /** The keys of puzzles that can be printed. */
  kept?: string[];
  /** The number of puzzles for each pupil of a class. */
  handout?: number;
}

export interface MakePart {
  /** The options for the puzzles to make. */
  wish: Wish;
  /** The progress, or null if no puzzles are being made. */
  making: Making | null;
  /** The result of the last time. */
  made: Outcome | null;
  /** The techniques that can be wished for. */
  techniques: Technique[];
}

export interface MakeChanges {
  /** Change options. */
  wish: { choice: Partial<Wish> };
  /** Show the progress or the result. */
  making: { making: Making | null; made: Outcome | null };
  /** Keep the list of techniques. */
  techniques: { techniques: Technique[] };
}

export interface MakeCommands {
  /** Make puzzles. */
  make: { what: "one" | "batch" | "class" };
  /** Make the puzzle of a day. */
  "make-day": { day: string };
  /** Make the puzzle of an ID. */
  "make-id": { id: string };
  /** Stop making puzzles. */
  "make-cancel": None;
  /** Load the closest match. */
  "make-nearest": None;
  /** Load the list of techniques. */
  "techniques?": None;
}
