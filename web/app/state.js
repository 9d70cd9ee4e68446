/**
 * The state of the page and its changes by actions. `reduce` is pure, and everything on the screen is drawn from State.
 * Calls to Python, the clipboard, files and storage are not made here. Their answers arrive as actions.
 *
 * @typedef {import("../board/board.js").BoardState} BoardState
 * @typedef {import("../board/problems.js").Problem} Problem
 * @typedef {{key: string, args?: Record<string, unknown>}} Words the key and the arguments of a sentence of the catalogs
 * @typedef {"good" | "bad" | "plain"} Tone
 * @typedef {import("../contract/shapes.js").Rating["grade"]} Grade
 * @typedef {import("../contract/shapes.js").Verdict} Verdict
 * @typedef {import("../contract/shapes.js").Slip} Slip
 * @typedef {{puzzle: string, verdict: Verdict, differing: number[], slips: Slip[], searched: boolean,
 *   soFar?: import("../contract/shapes.js").Rating}} Judgement  `soFar`: a bound, while the rating is not finished
 * @typedef {import("../contract/shapes.js").Mark["role"]
 *   | "differs" | "doubtful" | "hand" | "placed" | "back" | "shown"} Role of a mark: in a step, or in a verdict, the classroom or an answer
 * @typedef {[number, number]} Candidate cell and digit
 * @typedef {{role: Role, candidates: Candidate[], cells: number[], houses: [string, number][]}} Mark
 * @typedef {{kind: "possible", cells: Record<string, number[]>}} Shown digits to draw instead of the notes
 * @typedef {{puzzle: string, values: string}} Right the solution of a puzzle with exactly one, with the key of the puzzle; loaded when mistakes are shown at once
 * @typedef {"digit" | "corner" | "centre" | "color" | "light"} Writing what a typed digit becomes; `light`: the digit is highlighted
 * @typedef {{name: import("../solve/actions.js").TaskName, slow: boolean, words: Words | null, row?: number}} Task the task that is running; `row`: the row being read aloud
 * @typedef {{task: string, tone: Tone, words: Words}} Result
 * @typedef {{puzzle: string, items: string[], index: number, next: string | null}} Solutions
 * @typedef {{puzzles: BoardState[], index: number}} Shelf
 * @typedef {import("../contract/shapes.js").ErrorData} ReadError
 * @typedef {{text: string, error: ReadError | null}} Incoming
 * @typedef {{format: string, text: string | null, words: Words | null}} Outgoing the board in a format; `text` is null until it is ready; `words`: why it cannot be written
 * @typedef {{link: string, code: import("../contract/shapes.js").Code | null, elsewhere: {form: string, href: string}[], sheet: boolean, whole: boolean}} Sharing
 *   `elsewhere`: links to other programs; `sheet`: whether the system has a share sheet
 * @typedef {{phase: "loading", stage: string, bytes: number, total: number}
 *   | {phase: "ready", how: string, ms: number, tried?: {how: string, code: string, detail: string}[]}
 *   | {phase: "failed", code: string, detail: string}} Status
 * @typedef {{lang: string | null, theme: "auto" | "light" | "dark", keeping: import("./keeping.js").Keeping,
 *   playing: import("../board/playing.js").Playing, known: string[], print?: unknown, wish?: unknown, listing?: unknown}} Settings
 * @typedef {{
 *   board: BoardState, history: import("../contract/shapes.js").History, selection: number, selected: number[] | null, mode: "enter" | "play",
 *   typing: boolean, writing: Writing, lit: number, right: Right | null, replay: import("../board/history.js").Place | null, locking: boolean, crossing: boolean, brush: number, shelf: Shelf | null, judgement: Judgement | null, unjudged: string | null,
 *   task: Task | null, result: Result | null, marks: Mark[], shown: Shown | null, solutions: Solutions | null,
 *   notice: Words | null, full: Full, incoming: Incoming | null, imported: import("../transfer/reading.js").Imported | null, reading: Words | null, outgoing: Outgoing | null, photo: import("../photo/actions.js").Photo | null, sharing: Sharing | null, place: Place, layer: Layer, puzzlesOpen: boolean, engine: Status, settings: Settings,
 *   tray: import("../puzzles/model.js").Tray, listing: import("../puzzles/listing.js").Listing,
 *   clock: import("../board/clock.js").Clock, solved: import("../puzzles/solved.js").Solved[], wish: import("../make/options.js").Wish, making: Making | null, techniques: import("../make/options.js").Technique[],
 *   made: Outcome | null,
 *   lessons: import("../lessons/model.js").Lessons, practice: import("../lessons/practice.js").Practice,
 *   classroom: import("../learn/classroom.js").Classroom, comparison: import("../learn/comparison.js").Comparison,
 *   explain: import("../explain/model.js").Explain | null, order: "hint" | "ladder", unique: boolean,
 *   ways: import("../explain/ways-run.js").Ways | null,
 *   examples: Record<string, import("../explain/technique-card.js").Example>,
 *   offline: import("../offline/status.js").Offline, report: string | null, pageSize: number | null,
 *   print: Print,
 * }} State
 * @typedef {{board: boolean, puzzles: boolean}} Full  whether the browser's storage has no room for the board, settings and records, or for My puzzles
 * @typedef {import("../print/request.js").Print} Print
 * @typedef {{done: number, kept: string[], total: number, sought: import("../make/find-puzzle.js").Sought | null, begun: number, now: number}} Making
 *   the progress of making puzzles; `kept`: the keys of those added to My puzzles; `sought`: the progress of the next puzzle; times in milliseconds
 * @typedef {{tone: Tone, words: Words, nearest?: import("../puzzles/model.js").Newcomer, kept?: string[], handout?: number}} Outcome
 *   the result of making puzzles; `nearest`: the closest match to a puzzle that was not found; `kept`: the keys of puzzles that can be printed; `handout`: the number of puzzles for each pupil of a class
 * @typedef {import("./places.js").Place} Place
 * @typedef {"" | "about" | "camera" | "menu" | "help" | "keys" | "playing" | "import" | "forget" | "keep-page" | "desk" | "answers"} Layer the part that is open over the page; Back closes it
 * @typedef {import("./actions.js").Action} Action
 */
import { emptyBoard } from "../board/board.js";
import { NO_CLOCK } from "../board/clock.js";
import { NO_HISTORY } from "../board/history.js";
import { FIRST_PLAYING } from "../board/playing.js";
import { FIRST_KNOWN } from "../explain/known.js";
import { NO_CLASSROOM } from "../learn/classroom.js";
import { NO_COMPARISON } from "../learn/comparison.js";
import { NO_LESSONS } from "../lessons/model.js";
import { applyChange, NO_PRACTICE } from "../lessons/practice.js";
import { FIRST_WISH } from "../make/options.js";
import { NOT_YET } from "../offline/status.js";
import { printFrom } from "../print/request.js";
import { NO_LISTING } from "../puzzles/listing.js";
import { NO_TRAY } from "../puzzles/model.js";
import { CHANGES } from "./actions.js";
import { NO_KEEPING } from "./keeping.js";

/** @type {State} */
export const INITIAL = {
  board: emptyBoard("9"),
  history: NO_HISTORY,
  selection: 0,
  selected: [],
  mode: "enter",
  writing: "digit",
  lit: 0,
  right: null,
  replay: null,
  locking: false,
  crossing: false,
  brush: 0,
  shelf: null,
  judgement: null,
  unjudged: null,
  task: null,
  result: null,
  marks: [],
  shown: null,
  solutions: null,
  notice: null,
  full: { board: false, puzzles: false },
  incoming: null,
  imported: null,
  reading: null,
  outgoing: null,
  photo: null,
  sharing: null,
  place: "play",
  layer: "",
  typing: false,
  puzzlesOpen: false,
  engine: { phase: "loading", stage: "start", bytes: 0, total: 0 },
  settings: { lang: null, theme: "auto", keeping: NO_KEEPING, playing: FIRST_PLAYING, known: FIRST_KNOWN },
  tray: NO_TRAY,
  listing: NO_LISTING,
  clock: NO_CLOCK,
  solved: [],
  wish: FIRST_WISH,
  making: null,
  made: null,
  techniques: [],
  lessons: NO_LESSONS,
  practice: NO_PRACTICE,
  classroom: NO_CLASSROOM,
  comparison: NO_COMPARISON,
  explain: null,
  order: "hint",
  unique: true,
  examples: {},
  ways: null,
  offline: NOT_YET,
  report: null,
  pageSize: null,
  print: printFrom(null),
};

/**
 * Return the state after a change. Throws TypeError for a command, which does not change the state.
 * @param {State} state
 * @param {Action} change
 * @returns {State}
 */
export function reduce(state, change) {
  /** @type {Record<string, (state: State, change: any) => State>} */
  const changes = CHANGES;
  if (!Object.hasOwn(changes, change.type)) throw new TypeError(`unknown action ${change.type}`);
  return applyChange(state, change.type, (before) => changes[change.type](before, change));
}
