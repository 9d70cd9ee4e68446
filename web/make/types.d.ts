/** The part of the state about making puzzles, and the actions on it. */
import type { None, Words } from "../app/types.js";
import type { Ready, RulesOf } from "../contract/shapes.js";
import type { Newcomer } from "../puzzles/model.js";
import type { Tone } from "../solve/types.js";
import type { Sought } from "./find-puzzle.js";
import type { Technique, Wish } from "./options.js";

export type { Ready };

/** The progress of making puzzles. Times are in milliseconds. */
export interface Making {
  /** The number of finished puzzles. */
  done: number;
  /** The keys of the puzzles that were added to My puzzles. */
  kept: string[];
  /** The number of puzzles to make. */
  total: number;
  /** The progress of the search for the next puzzle. */
  sought: Sought | null;
  /** The time when the work started. */
  begun: number;
  /** The time of the last report of progress. */
  now: number;
}

/** The result of making puzzles. */
export interface Outcome {
  /** Whether the message is good news. */
  tone: Tone;
  /** The message about the result. */
  words: Words;
  /** The closest match, if no puzzle meets the options. */
  nearest?: Newcomer;
  /** The keys of puzzles that can be printed. */
  kept?: string[];
  /** The number of puzzles that each pupil of a class gets. */
  handout?: number;
  /** Whether the puzzles were cancelled and can be continued. */
  goesOn?: boolean;
}

export interface MakePart {
  /** The options for the puzzles to make. */
  wish: Wish;
  /** The progress, or null if no puzzles are being made. */
  making: Making | null;
  /** The result of making puzzles the last time. */
  made: Outcome | null;
  /** The techniques that can be chosen for new puzzles. */
  techniques: Technique[];
  /** Puzzles that were made in advance. */
  stock: Ready[];
  /** What the rules of the last puzzles with rules mean, by geometry. The views of Make learn it from here. */
  ruled: [geometry: string, rules: RulesOf][];
}

export interface MakeChanges {
  /** Change options. */
  wish: { choice: Partial<Wish> };
  /** Show the progress or the result. */
  making: { making: Making | null; made: Outcome | null };
  /** Store the list of techniques. */
  techniques: { techniques: Technique[] };
  /** Store the puzzles that were made in advance. */
  stock: { stock: Ready[] };
  /** Store what the rules of a new puzzle mean. */
  ruled: { geometry: string; rules: RulesOf };
}

export interface MakeCommands {
  /** Make puzzles. */
  make: { what: "one" | "batch" | "class" };
  /** Make a puzzle of a difficulty. */
  "make-grade": { grade: string };
  /** Make the puzzle of a day. */
  "make-day": { day: string };
  /** Make the puzzle of an ID. */
  "make-id": { id: string };
  /** Stop making puzzles. */
  "make-cancel": None;
  /** Continue with the puzzles that were cancelled. */
  "make-on": None;
  /** Save the closest match and put it on the board. */
  "make-nearest": None;
  /** Load the list of techniques. */
  "techniques?": None;
}
