/** The rooms that are loaded when first used. */

/** The exports of the script of each room. */
export interface LaterRooms {
  /** Assignments. */
  assign: typeof import("../assign/later.js");
  /** The Book editor. */
  book: typeof import("../book/later.js");
  /** The lessons on how programs solve. */
  courses: typeof import("../courses/later.js");
  /** The tools for drawing rules. */
  draw: typeof import("../draw/later.js");
  /** The section for forums below a step. */
  explain: typeof import("../explain/later.js");
  /** The sheet with guessed rules. */
  guess: typeof import("../guess/later.js");
  /** The content of Learn. */
  learn: typeof import("../learn/later.js");
  /** The views of Make. */
  make: typeof import("../make/later.js");
  /** The assembly of the page as one file. */
  "one-file": typeof import("../one-file/later.js");
  /** The editor for your own programs. */
  own: typeof import("../own/later.js");
  /** The editor for your own rules. */
  "own-rules": typeof import("../own-rules/later.js");
  /** The editor for patterns of clues. */
  pattern: typeof import("../pattern/later.js");
  /** The reading of photographs. */
  photo: typeof import("../photo/later.js");
  /** The views of Print. */
  print: typeof import("../print/later.js");
  /** The tools under More in the place Learn. */
  study: typeof import("../study/later.js");
  /** The tutorials. */
  texts: typeof import("../texts/later.js");
  /** The zoom of the board. */
  zoom: typeof import("../zoom/later.js");
}

/** The parts of a room besides its script. */
export interface Brought {
  /** The folders of the room's sentences. */
  words?: string[];
  /** The path of the room's style sheet. */
  styles?: string;
}
