/** The part of the state about drawing rules, and the actions on it. */

import type { None } from "../app/types.js";

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

export interface DrawPart {
  /** The rule that is being drawn, or null if digits are entered. */
  draw: Draw | null;
}

export interface DrawChanges {
  /** Begin to draw rules, draw on, or end it. */
  draw: { draw: Draw | null };
}

export interface DrawCommands {
  /**
   * Make the change of a tool: draw its rule, switch a rule on or off, or delete (`erase`) what the tool has drawn at
   * these cells. Changes are made one after the other, each on the result of the one before.
   */
  redraw: { drawn: Draw; erase?: boolean };
  /** Take back the last change, after all changes that are still being made. */
  "undo-rule": None;
}
