/** The part of the state about drawing rules, and the actions on it. */

import type { Words } from "../app/state.js";
import type { None } from "../app/types.js";
import type { LogicReach, NumberTried, RuleList } from "../contract/shapes.js";

/** A rule that is being drawn. */
export interface Draw {
  /** The name of the tool. */
  tool: string;
  /** The cells of the rule, in the order in which they were drawn. */
  cells: number[];
  /** The number that was typed for the rule. */
  number: string;
  /** The place outside the grid from which a clue looks, or null. */
  from: import("./places.js").Place | null;
  /** The margin around the grid that the tool needs, in cells. */
  margin?: number;
}

/** A difficulty that can be chosen. */
export type Grade = NonNullable<LogicReach["grade"]>;

/** A question of a setter that takes a while to answer. */
export type Question = "needed" | "numbers" | "reach" | "ease" | "clues" | "text";

/** The answer to a question of a setter. */
export type SetterAnswer =
  | { does: "needed"; unneeded: string[]; total: number }
  | { does: "numbers"; rule: string; items: NumberTried[] }
  | { does: "reach"; wanted: Grade; reached: LogicReach }
  | { does: "ease"; wanted: Grade; isEasy: boolean; clues: [number, number][] }
  | { does: "clues"; givens: string }
  | { does: "no-clues"; words: Words }
  | { does: "text"; text: string }
  | { does: "failed"; detail: string };

/** The tools for setters, while they are in use. */
export interface Setter {
  /** Whether the true candidates are shown instead of the notes. */
  isShown: boolean;
  /** Whether they are being searched for, and this takes so long that its progress is shown. */
  isSearching: boolean;
  /** The rules of the puzzle, those that are on and those that are off, or null until Python has listed them. */
  list: RuleList | null;
  /** The rules and clues in conflict, or null if none are known. */
  conflict: { known: boolean; rules: string[]; clues: number[] } | null;
  /** The question that is being answered, or null. */
  asked: Question | null;
  /** Whether it takes so long that its progress is shown. */
  slow: boolean;
  /** The progress, and its greatest value, or 0 if that is not known. */
  done: number;
  total: number;
  /** The last answer, as long as the puzzle is the same. */
  answer: SetterAnswer | null;
}

export interface DrawPart {
  /** The rule that is being drawn, or null if digits are entered. */
  draw: Draw | null;
  /** The tools for setters, or null if they are not in use. */
  setter: Setter | null;
}

export interface DrawChanges {
  /** Begin to draw rules, draw on, or end it. */
  draw: { draw: Draw | null };
  /** Change the tools for setters, or put them away. */
  setter: { setter: Partial<Setter> | null };
}

export interface DrawCommands {
  /**
   * Make the change of a tool: draw its rule, switch a rule on or off, or delete (`erase`) what the tool has drawn at
   * these cells. Changes are made one after the other, each on the result of the one before.
   */
  redraw: { drawn: Draw; erase?: boolean };
  /** Add rules and remove others, given by their texts. With `keep`, the removed ones are only switched off. */
  "change-rules": { add: string[]; remove: string[]; keep?: boolean };
  /**
   * Answer a question of a setter: about the rule with a text, up to a grade, for a pattern of clues, or in a form. Null
   * cancels.
   */
  "ask-setter": {
    does: Question | null;
    rule?: string;
    grade?: Grade;
    pattern?: string;
    form?: "plain" | "markdown" | "bbcode";
  };
  /** Take back the last change, after all changes that are still being made. */
  "undo-rule": None;
}
