/** The part of the state about photographs, and the actions on them. */
import type { None, Words } from "../app/types.js";
import type { Point } from "./quad.js";
import type { Flat } from "./read.js";

/** A photograph that was read. */
export interface ReadPhoto {
  /** The phase. */
  phase: "read";
  /** Messages about the reading. */
  words: Words[];
  /** The photograph. */
  pixels: ImageData;
  /** The corners of the grid, clockwise from the top left. */
  corners: Point[];
  /** The straightened grid. */
  flat: Flat;
  /** The number of rows. */
  size: number;
  /** The cells to check. */
  doubtful: number[];
}

/** A photograph. While another one is read, or its corners are set, the one in `before` waits. */
export type Photo =
  | { phase: "reading"; before: ReadPhoto | null }
  | { phase: "corners"; words: Words; pixels: ImageData; corners: Point[]; before: ReadPhoto | null }
  | ReadPhoto;

export interface PhotoPart {
  /** The photograph that is read or compared with the board. */
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
  /** Read the photograph again with these corners. */
  "read-corners": { corners: Point[] };
  /** Open the dialog for the corners. */
  "show-corners": None;
  /** Remove the photograph. */
  "leave-photo": None;
}
