/** The board's part of the state, and its actions. */
import type { None, State } from "../app/types.js";
import type { History } from "../contract/shapes.js";
import type { Result } from "../solve/types.js";
import type { BoardState } from "./board.js";
import type { Clock } from "./clock.js";
import type { Place } from "./history.js";
import type { Playing } from "./playing.js";

/** The kinds of writing: what a typed digit becomes. */
export type Writing = "digit" | "corner" | "centre" | "color" | "light";

/** The solution of a puzzle that has exactly one. */
export interface Right {
  /** The key of the puzzle. */
  puzzle: string;
  /** The digits of all cells. */
  values: string;
}

export interface BoardPart {
  /** The puzzle with its entries and notes. */
  board: BoardState;
  /** The steps to undo and redo. */
  history: History;
  /** The cell with the cursor. */
  selection: number;
  /** The selected cells if there are several, none for the cell with the cursor, null if no cell is selected. */
  selected: number[] | null;
  /** Whether digits become clues or entries. */
  mode: "enter" | "play";
  /** What a typed digit becomes. */
  writing: Writing;
  /** The digit that is highlighted, or 0. */
  lit: number;
  /** The solution, which is loaded when mistakes are shown at once. */
  right: Right | null;
  /** The board and the history that a replay shows. */
  replay: Place | null;
  /** Whether the next key of the keypad locks its digit. */
  locking: boolean;
  /** Whether digits typed as centre notes cross out candidates instead. */
  crossing: boolean;
  /** The locked digit or colour, or 0. */
  brush: number;
  /** Whether the keypad is shown instead of an answer. */
  typing: boolean;
  /** The clock of the puzzle. */
  clock: Clock;
}

export interface BoardChanges {
  /** Move the cursor, or extend the selection. */
  select: { cell: number; extend?: boolean };
  /** Tap a cell. */
  tap: { cell: number; how?: "toggle" | "stretch" };
  /** Draw the pointer over a cell. */
  drag: { cell: number };
  /** Select all cells with the same digit. */
  alike: { cell: number };
  /** Select all cells. */
  all: None;
  /** Select one cell instead of several, or none instead of one. */
  narrow: None;
  /** Type a digit. */
  digit: { digit: number; as?: Writing };
  /** Press a key of the keypad. */
  pick: { digit: number };
  /** Type a blank. */
  blank: None;
  /** Remove what is in the selected cells. */
  erase: None;
  /** Remove a digit and go back. */
  backspace: None;
  /** Type a puzzle from its first cell. */
  typeIn: None;
  /** Show the keypad instead of an answer, or the answer again. */
  typing: { typing: boolean };
  /** Choose whether digits become clues or entries. */
  mode: { mode: State["mode"] };
  /** Choose what a typed digit becomes. */
  writing: { as: Writing };
  /** Highlight a digit, or stop highlighting it. */
  light: { what: State["lit"] };
  /** Start or stop to lock digits. */
  locking: None;
  /** Lock a digit. */
  hold: { digit: number };
  /** Fill in the candidates. */
  fill: None;
  /** Restore candidates that were crossed out. */
  restore: None;
  /** Change how the player plays. */
  playBy: { by: Partial<Playing> };
  /** Keep the solution of a puzzle. */
  right: { right: State["right"] };
  /** Set a point to return to. */
  point: None;
  /** Return to the last point. */
  toPoint: None;
  /** Open or close the replay. */
  replay: { open: boolean };
  /** Move the replay. */
  replayBy: { steps: number };
  /** Continue from the board of the replay. */
  takeUp: None;
  /** Undo a step. */
  undo: None;
  /** Redo a step. */
  redo: None;
  /** Remove the entries, or everything. */
  clear: { what: "entries" | "everything" };
  /** Start with an empty board. */
  new: { size: string };
  /** Replace a mistyped clue. */
  correct: { cell: number; instead: number };
  /** Set the clock. */
  clock: { clock: Clock };
  /** Pause or continue. */
  pause: { now: number };
  /** Count a hint. */
  helped: None;
  /** Show the board after a step. */
  board: { board: BoardState; result?: Result };
}
