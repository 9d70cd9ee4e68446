/** The part of the state about My puzzles, and the actions on it. */
import type { None } from "../app/types.js";
import type { BoardState } from "../board/board.js";
import type { Rated } from "../contract/shapes.js";
import type { Found } from "./asked.js";
import type { Change } from "./changes.js";
import type { Listing } from "./listing.js";
import type { Newcomer, Progress, Rating, Tray } from "./model.js";
import type { Solved } from "./solved.js";

export interface PuzzlesPart {
  /** My puzzles, and which of them are selected. */
  tray: Tray;
  /** The options of the list. */
  listing: Listing;
  /** The puzzles that were solved. */
  solved: Solved[];
  /** Whether the list is open. */
  puzzlesOpen: boolean;
}

/** Changes of My puzzles alone. Without `keys` or `key`, they change the selected puzzles. */
export interface TrayChanges {
  /** Add the saved puzzles, once they are loaded. */
  "tray-loaded": { items: Tray["items"]; now: number };
  /** Store the rating of a puzzle. */
  "tray-rated": { key: string; rating: Rating };
  /** Store an unfinished rating. */
  "tray-reached": { puzzle: string; reached: Rated };
  /** Store the progress of the puzzle on the board. */
  "tray-played": { progress: Progress };
  /** Select several puzzles. */
  "tray-stretch": { keys: string[] };
  /** Add puzzles. `drafts` are the versions that the newcomer replaces. */
  "tray-add": { newcomers: Newcomer[]; now: number; drafts?: BoardState[] };
  /** Add the puzzles of a backup. */
  "tray-restore": { newcomers: Newcomer[]; now: number };
  /** Remove puzzles. */
  "tray-remove": { keys?: string[] };
  /** Bring the removed puzzles back. */
  "tray-undo": None;
  /** Remove all requests for an analysis. */
  "tray-unask": None;
  /** Store the results of analyses. */
  "tray-found": { found: Found };
  /** Select a puzzle, or deselect it. */
  "tray-select": { key: string };
  /** Select all puzzles, or none. */
  "tray-all": { keys: string[] };
  /** Rename the selected puzzle. */
  "tray-rename": { name: string };
  /** Move the selected puzzles to a folder. */
  "tray-folder": { folder: string };
  /** Store the saved records in which no puzzle can be read. */
  "tray-damaged": { records: unknown[] };
  /** Store whether the browser could not save some puzzles. */
  "tray-unkept": { unkept: boolean };
  /** Apply a change that was made in another tab. */
  "tray-joined": { change: Change };
  /** Move the selected puzzles to the front. */
  "tray-front": None;
  /** Sort the puzzles by difficulty. */
  "tray-sort": None;
  /** Move puzzles by a number of positions. */
  "tray-move": { step: number; key?: string };
  /** Move puzzles before another one, or to the end. */
  "tray-place": { key?: string; before?: string };
}

export interface PuzzlesChanges extends TrayChanges {
  /** Open or close the list. */
  puzzles: { open: boolean };
  /** Request an analysis of the puzzles with the given keys. */
  "tray-ask": { keys: string[] };
  /** Add a solved puzzle. */
  solved: { record: Solved };
  /** Replace the records of solved puzzles by those that another tab has saved. */
  "solved-all": { records: Solved[] };
  /** Change the options of the list. */
  listing: { choice: Partial<Listing> };
}

export interface PuzzlesCommands {
  /** Save the board in My puzzles. */
  "tray-board": None;
  /** Download the puzzles. */
  "tray-export": None;
  /** Download a table of the puzzles with the given keys. */
  "tray-csv": { keys: string[] };
  /** Put the next unsolved puzzle on the board, of a difficulty if one is given. If there is none, make one. */
  "next-puzzle": { grade?: string };
  /** Put the puzzle of a day on the board, with its progress. */
  "day-puzzle": { day: string };
}
