/** The part of the state about photographs, and the actions on them. */
import type { None, Words } from "../app/types.js";
import type { Point } from "./quad.js";
import type { Flat } from "./read.js";

/** A photograph that was read. */
export interface ReadPhoto {
  /** The phase: this photograph has been read. */
  phase: "read";
  /** The messages about the result of reading. */
  words: Words[];
  /** The photograph. */
  pixels: ImageData;
  /** The corners of the grid, clockwise from the top left. */
  corners: Point[];
  /** The straightened grid. */
  flat: Flat;
  /** The number of rows of the grid. */
  size: number;
  /** The cells that the player should check. */
  doubtful: number[];
  /** Whether the page asks which kind of puzzle it is. */
  asks: boolean;
}

/**
 * A photograph in one of its phases. `before`: the photograph that was read earlier, to go back to if this one is
 * closed.
 */
export type Photo =
  | { phase: "reading"; before: ReadPhoto | null }
  | { phase: "corners"; words: Words; pixels: ImageData; corners: Point[]; before: ReadPhoto | null }
  | ReadPhoto;

export interface PhotoPart {
  /** The photograph that is being read, or the one that is compared with the board. */
  photo: Photo | null;
}

export interface PhotoChanges {
  /** Show a photograph, or none. */
  photo: { photo: Photo | null };
}

export interface PhotoCommands {
  /** Read a photograph from a file. */
  "read-photo": { file: File };
  /** Read a photograph of the camera. */
  "read-pixels": { pixels: ImageData };
  /** Read the photograph again with the given corners. */
  "read-corners": { corners: Point[] };
  /** Open the dialog in which the player sets the corners. */
  "show-corners": None;
  /** Remove the photograph. */
  "leave-photo": None;
}
