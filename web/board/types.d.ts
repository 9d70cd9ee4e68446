/** The board's part of the state, and its actions. */
import type { None, State } from "../app/types.js";
import type { ErrorData, History } from "../contract/shapes.js";
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

/** The last geometry about whose rules Python was asked, and the error if they cannot be used. */
export interface RulesRead {
  /** The name of the geometry. */
  geometry: string;
  /** What is wrong with its rules. */
  error: ErrorData | null;
}

export interface BoardPart {
  /** The puzzle with its entries and notes. */
  board: BoardState;
  /** The steps to undo and redo. */
  history: History;
  /** The cell with the cursor. */
  selection: number;
  /**
   * The selected cells if there are several, an empty list if only the cell with the cursor is selected, or null if no
   * cell is selected.
   */
  selected: number[] | null;
  /** The mode. In "enter", digits become clues; in "play", they become entries. */
  mode: "enter" | "play";
  /** What a typed digit becomes. */
  writing: Writing;
  /** The digit that is highlighted, or 0. */
  lit: number;
  /** Whether the strong links of the highlighted digit are drawn. */
  strong: boolean;
  /** The solution. It is loaded only if mistakes are to be shown at once. */
  right: Right | null;
  /** The cells that were filled before the solution was known, and their puzzle. They are judged when it is known. */
  early: { puzzle: string; cells: number[] };
  /** The geometry whose rules were read last. */
  rulesRead: RulesRead | null;
  /** The geometry and digits for which Python last said which rules are broken. */
  jointRead: string | null;
  /** The board and the history that a replay shows. */
  replay: Place | null;
  /** Whether the next digit that is pressed on the keypad will be locked. */
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
  /** Drag the pointer over a cell. */
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
  /** Leave a cell blank, and move to the next one. */
  blank: None;
  /** Remove the contents of the selected cells. */
  erase: None;
  /** Erase the cell or, if it is blank, the previous one, as Backspace does in a text. */
  backspace: None;
  /** Start to type a puzzle, in its first cell. */
  typeIn: None;
  /** Show the keypad instead of an answer, or the answer again. */
  typing: { typing: boolean };
  /** Play the puzzle that was typed. Digits that were typed while solving it become entries. */
  playTyped: None;
  /** Choose whether digits become clues or entries. */
  mode: { mode: State["mode"] };
  /** Choose what a typed digit becomes. */
  writing: { as: Writing };
  /** Highlight a digit, or stop highlighting it. */
  light: { what: State["lit"] };
  /** Draw the strong links of the highlighted digit, or stop drawing them. */
  strong: { strong: boolean };
  /** Switch the locking of digits on or off. */
  locking: None;
  /** Lock a digit. */
  hold: { digit: number };
  /** Fill in the candidates. */
  fill: None;
  /** Restore candidates that were crossed out. */
  restore: None;
  /** Change the player's preferences. */
  playBy: { by: Partial<Playing> };
  /** Store the solution of a puzzle. */
  right: { right: State["right"] };
  /** Draw the board with the rules that were read. */
  rulesRead: { rulesRead: RulesRead };
  /** Draw the board with what Python said about its rules. */
  jointRead: { jointRead: string };
  /** Set a checkpoint. */
  point: None;
  /** Go back to the last checkpoint. */
  toPoint: None;
  /** Open or close the replay. */
  replay: { open: boolean };
  /** Go some steps forward or back in the replay. */
  replayBy: { steps: number };
  /** Continue from the board that the replay shows. */
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
  /** Pause or resume the clock. */
  pause: { now: number };
  /** Count one more hint. */
  helped: None;
  /** Count one more check. */
  checked: None;
  /** Show a changed board, and a message about the change. */
  board: { board: BoardState; result?: Result };
}
