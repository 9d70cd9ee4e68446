/** The part of the state about puzzles that are loaded and shared, and the actions on them. */
import type { None, Words } from "../app/types.js";
import type { BoardState } from "../board/board.js";
import type { Code, ErrorData, Facts } from "../contract/shapes.js";
import type { Imported } from "./reading.js";

/** A list of loaded puzzles. */
export interface Shelf {
  /** The puzzles. */
  puzzles: BoardState[];
  /** The index of the puzzle that is on the board. */
  index: number;
}

/** A text in the dialog Paste. */
export interface Incoming {
  /** The text. */
  text: string;
  /** The reason why the text cannot be read. */
  error: ErrorData | null;
  /** The two boards that the text may mean, if one of them must be chosen. */
  choices?: BoardState[];
}

/** The board in a text format. */
export interface Outgoing {
  /** The format. */
  format: string;
  /** The text, or null until the board has been written. */
  text: string | null;
  /** The reason why the board cannot be written. */
  words: Words | null;
}

/** The links of the dialog Share. */
export interface Sharing {
  /** The link to the board. */
  link: string;
  /** The QR code of the link. */
  code: Code | null;
  /** Links to other programs. */
  elsewhere: { form: string; href: string }[];
  /** Whether the system has a share sheet. */
  sheet: boolean;
  /** Whether the link also contains the player's entries, notes, time and hints. */
  whole: boolean;
}

export interface TransferPart {
  /** The list that was loaded, if it has several puzzles. */
  shelf: Shelf | null;
  /** The text in the dialog Paste. */
  incoming: Incoming | null;
  /** The report about the last texts that were read. */
  imported: Imported | null;
  /** The message that is shown while a long text is read. */
  reading: Words | null;
  /** The text in the dialog Copy. */
  outgoing: Outgoing | null;
  /** The links in the dialog Share. */
  sharing: Sharing | null;
}

/** What a text says about a puzzle: its name, a rating and a remark. */
export type Told = Pick<Facts, "name" | "stated" | "remark">;

export interface TransferChanges {
  /**
   * Load puzzles. `told`: what the text says about each. `kept`: true if they are not to be added to My puzzles.
   * `imported`: a report about the texts.
   */
  load: { puzzles: BoardState[]; told?: Told[]; words?: Words; kept?: boolean; imported?: Imported | null };
  /** Show a report about texts without puzzles. */
  imported: { imported: Imported | null };
  /** Show a message while reading takes a long time, or hide it. */
  reading: { words: Words | null };
  /** Go to another puzzle of the list. */
  leaf: { step: number };
  /** Open, change or close the dialog Paste. */
  incoming: { incoming: Incoming | null };
  /** Open, change or close the dialog Copy. */
  outgoing: { outgoing: Outgoing | null };
  /** Open, change or close the dialog Share. */
  sharing: { sharing: Sharing | null };
}

export interface TransferCommands {
  /** Load the puzzles of a text. */
  text: { text: string };
  /** Open files. */
  open: { files: File[] };
  /** Load the puzzles in the clipboard. */
  paste: None;
  /** Stop reading. */
  "stop-reading": None;
  /** Copy the board in a format. */
  copy: { format: string };
  /** Show the board in a format. */
  "write-as": { format: string };
  /** Copy the text that is shown. */
  "copy-text": { format: string; text: string };
  /** Download the text that is shown. */
  "save-text": { format: string; text: string };
  /** Open the dialog Share. */
  share: { whole?: boolean };
  /** Open the share sheet of the system. */
  "share-by-system": None;
  /** Load the example puzzle. */
  example: None;
}
