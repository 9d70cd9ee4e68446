/** The part of the state about lessons and practice, and the actions on it. */
import type { None } from "../app/types.js";
import type { Example, Lessons, View } from "./model.js";
import type { Exercise, Practice, Worth } from "./practice.js";

export interface LessonsPart {
  /** The view of Learn, and the lesson that is open. */
  lessons: Lessons;
  /** The exercise, with its own board. */
  practice: Practice;
}

export interface LessonChanges {
  /** Show a view of Learn. */
  "learn-view": { view: View };
  /** Open the lesson of a technique from any place, or the list for "". */
  lesson: { technique: string };
  /** Show a step of the open lesson, by its index. */
  "lesson-step": { step: number };
  /** Change some of the fields about lessons. */
  lessons: { lessons: Partial<Lessons> };
  /** Add a board to a lesson. */
  "lesson-board": { technique: string; example: Example };
  /** Change some of the fields about practice. */
  practice: { practice: Partial<Practice> };
  /** Show a position for practice. */
  exercise: { exercise: Exercise; at: number };
  /** Show the result of Check. */
  worth: { worth: Worth };
  /** Show a hint for the exercise. */
  "practice-hint": None;
}

export interface LessonCommands {
  /** Start, check or stop practice, or get another position. */
  practise: { what: "begin" | "next" | "made" | "check" | "cancel" };
  /** Practise a technique from its first position. */
  "practise-technique": { technique: string };
}
