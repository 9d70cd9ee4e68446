/** The part of the state about tasks and their results, and the actions on them. */
import type { None, Words } from "../app/types.js";
import type { HouseName } from "../board/houses.js";
import type { Mark as StepMark } from "../contract/shapes.js";
import type { Offer } from "../explain/hint.js";
import type { ExplainTask } from "../explain/types.js";
import type { PrintTask } from "../print/types.js";

/** The role of a mark: the roles that a step uses, and those of verdicts, the classroom and answers. */
export type Role = StepMark["role"] | "differs" | "doubtful" | "hand" | "placed" | "back" | "shown";

/** A cell and a digit. */
export type Candidate = [number, number];

/** A highlight on the board. */
export interface Mark {
  /** The meaning, which decides the colour. */
  role: Role;
  /** The highlighted candidates. */
  candidates: Candidate[];
  /** The highlighted cells. */
  cells: number[];
  /** The highlighted houses, by name. */
  houses: HouseName[];
}

/** Digits to draw instead of the notes. */
export interface Shown {
  /** The kind of digits. */
  kind: "possible";
  /** The digits of each cell. */
  cells: Record<string, number[]>;
}

export type Tone = "good" | "bad" | "plain";

/** A task that is running. */
export interface Task {
  /** The name of the task. */
  name: TaskName;
  /** Whether the task takes so long that a progress bar is shown. */
  slow: boolean;
  /** The words about the progress. */
  words: Words | null;
  /** The row that is being read aloud. */
  row?: number;
  /** The key of the message if the task is cancelled now. Without it, the message only says that it was cancelled. */
  cancelled?: string;
}

/** A message about a finished task. */
export interface Result {
  /** The name of the task. */
  task: string;
  /** Whether the message is good news. */
  tone: Tone;
  /** The message. */
  words: Words;
  /** The buttons with which the person answers, if the message is a question. */
  offers?: Offer[];
  /** Whether the task was cancelled and can continue. */
  goesOn?: boolean;
}

/** The solutions of a puzzle, as far as they were loaded. */
export interface Solutions {
  /** The key of the puzzle. */
  puzzle: string;
  /** The digits of each solution. */
  items: string[];
  /** The index of the solution that is shown. */
  index: number;
  /** The position from which to load more, or null if there are no more. */
  next: string | null;
}

export interface SolvePart {
  /** The task that is running. */
  task: Task | null;
  /** The message about the last task. */
  result: Result | null;
  /** The highlights of the last answer. */
  marks: Mark[];
  /** Digits to draw instead of the notes. */
  shown: Shown | null;
  /** The solutions that were loaded. */
  solutions: Solutions | null;
}

/** A message and the highlights that belong to it. */
export interface Answer {
  /** The message. */
  result?: Result;
  /** The highlights. */
  marks?: Mark[];
}

export interface SolveChanges {
  /** Enter a digit. */
  enter: { cell: number; digit: number } & Answer;
  /** Show a solution on the board. */
  solution: { solutions: Solutions } & Answer;
  /** Store a task that has started, or null when it has ended. */
  task: { task: Task | null };
  /** Show the progress of the task. */
  progress: { task: Partial<Task> };
  /** Show a result. */
  result: Answer;
  /** Show digits instead of the notes. */
  shown: { shown: Shown | null };
}

export interface SolveCommands {
  /** Start a task. */
  run: { task: TaskName };
  /** Cancel the task. */
  cancel: None;
}

export type SolveTask = "solve" | "next" | "previous" | "count" | "reveal" | "check" | "possible" | "rewind";
export type AskTask = "blank" | "where" | "what" | "left";
export type TaskName = SolveTask | AskTask | "read" | "suppose" | ExplainTask | PrintTask;
