/** The part of the state about paper, and the actions on it. */
import type { Bytes } from "../contract/shapes.js";
import type { Result } from "../solve/types.js";
import type { Book } from "./book.js";
import type { OwnFont, Weight } from "./own-fonts.js";
import type { Print } from "./saved.js";

export interface PrintPart {
  /** The document, its options and its preview. */
  print: Print;
}

/** A font file that was chosen. */
export interface FontFile {
  /** The weight (regular or bold) for which the file was chosen. */
  weight: Weight;
  /** The file. */
  file: File;
}

export interface PrintChanges {
  /** Change some of the fields about the document. */
  print: { print: Partial<Print> };
  /** Print the puzzles that were made last, or only those with the given keys. */
  "print-made": { kept?: string[] };
  /** Choose a font file. */
  "font-file": FontFile;
  /** Use a font of the player's own that was accepted, or remove it. */
  "own-font": { weight: Weight; font: OwnFont | null };
  /** Open the Book editor. If there is no book yet, start one in the given language. */
  desk: { language: string };
  /** Change the book. */
  book: { change: (book: Book) => Book; result?: Result };
  /** Apply a change of the book that was made in another tab. */
  "book-elsewhere": { saved: unknown };
}

/** Pages to print. */
export interface Paper {
  type: "paper";
  /** The pages as SVG. */
  pages: string[];
  /** The width of a page. */
  width: number;
  /** The height of a page. */
  height: number;
}

/** A file to download. */
export interface Download {
  type: "download";
  /** The content. */
  bytes: Bytes;
  /** The name of the file. */
  name: string;
}

export interface PrintCommands {
  /** Print pages. */
  paper: Omit<Paper, "type">;
  /** Download a file. */
  download: Omit<Download, "type">;
  /** Finish a print task. */
  printed: { made: Print["made"]; print?: Partial<Print>; out?: Paper | Download; result?: Result };
  /** Finish the check of a font. */
  "font-chosen": { weight: Weight; font: OwnFont | null; result: Result };
}

export type PrintTask =
  | "print-make"
  | "paper"
  | "pdf"
  | "brf"
  | "txt"
  | "font"
  | "series"
  | "worksheet"
  | "book-fill"
  | "book-check"
  | "book-earlier"
  | "book-take"
  | "book-wrap";
