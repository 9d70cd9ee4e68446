/**
 * The classroom as plain data: the algorithm that is shown, its speed, and the current event of its run. Functions
 * return the board to show and the words for this data.
 * @typedef {import("../app/state.js").Words} Words
 * @typedef {import("../app/state.js").Mark} Mark
 * @typedef {import("../board/board.js").BoardState} BoardState
 * @typedef {import("./event-log.js").Event} Event
 * @typedef {import("./event-log.js").Counters} Counters
 * @typedef {{
 *   givens: string, values: string, position: number, known: number, complete: boolean, event: Event | null,
 *   counters: Counters, depths: number[], elapsed: number, over: boolean, cut: boolean,
 * }} Scene  a run after `position` of the `known` events; if the run is `over`, `values` are the solution; `cut`:
 *   whether the run was stopped before its end
 * @typedef {{board: BoardState, marks: Mark[], conflicts: number[]}} Stage  a scene as shown on the board
 * @typedef {import("../contract/shapes.js").Refused} Refusal
 * @typedef {{low: number, high: number}} Spread  a range of ratings
 * @typedef {{slug?: string, shared?: string}} Own  what the editor of programs is to open: an algorithm, one of the
 *   user's programs, or the code in a link
 * @typedef {{text: string, key?: string}} Assign  the assignment in a link, as text; or, with an empty text, the key of
 *   an assignment that was opened before
 * @typedef {{
 *   slug: string, seed: string, making: boolean, holes: number, pace: number, playing: boolean, seeking: string | null,
 *   scene: Scene | null, refused: Refusal | null, failed: Words | null, source: {slug: string, text: string} | null,
 *   output: string, own: Own | null, assign: Assign | null, ran: number | null, made: {holes: number, count: number,
 *   several: number, spread: Spread | null, running: boolean,
 *     ours: {count: number, spread: Spread | null}} | null,
 * }} Classroom  `ran`: the number of tries that the user's own program made in its last run
 */
import { symbolOf } from "../board/board.js";

/** The algorithms, in the same order as in Python. */
export const SLUGS = [
  "every-solution",
  "fewest-candidates",
  "used-tables",
  "first-solution",
  "fill-shuffle-dig",
  "exact-cover",
  "engine",
];
/**
 * The algorithms of the five tutorials, with the tutorials' mistakes corrected. The other algorithms are for
 * comparison.
 */
export const TAUGHT = SLUGS.slice(0, 5);
/** The algorithm that can make its own puzzles. */
export const MAKER = "fill-shuffle-dig";
/** The algorithm that makes random choices while it solves a puzzle. */
export const COIN = "fewest-candidates";
/** The greatest number of events of a run that can be shown. The comparison of algorithms has higher limits. */
export const LONGEST = 500_000;
/**
 * The highest pace, which has no speed limit. Below it, each step of the slider multiplies the speed by the same
 * factor.
 */
export const TOP_PACE = 50;
export const MOST_HOLES = 81;
export const SIZE = "9";

/** @type {Classroom} */
export const NO_CLASSROOM = {
  slug: SLUGS[0],
  seed: "1",
  making: false,
  holes: 50,
  pace: 10,
  playing: false,
  seeking: null,
  scene: null,
  refused: null,
  failed: null,
  source: null,
  output: "",
  own: null,
  assign: null,
  ran: null,
  made: null,
};

/**
 * Puzzles that are worth watching. The key of each puzzle is the last part of the message key for its name. `ones` is
 * not a valid puzzle, but the programs of most tutorials accept it as solved.
 */
export const EXAMPLES = {
  "text-2": "4..52.7.3.....3...1....7....14.....67...5...15.....42....4....5...8.....2.1.76..8",
  "text-4": ".......9.19.47.6.8.528194.72...48.....9...5.....75...99.736418.5.6.81.74.8.......",
  "text-5": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
  ones: "1".repeat(81),
  hard: "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
};

/**
 * Return the number of events per second for a pace: from 1 at pace 0 up to ten thousand, and without limit at the
 * highest pace.
 * @param {number} pace
 */
export const speedOf = (pace) => (pace >= TOP_PACE ? Number.POSITIVE_INFINITY : 10 ** ((4 * pace) / (TOP_PACE - 1)));

/** Return whether the run makes its own puzzle instead of solving the one on the board. @param {Classroom} classroom */
export const isMaking = ({ slug, making }) => slug === MAKER && making;

/**
 * Return the board to show at a moment of the algorithm's run (a scene). A digit that the algorithm is trying is shown
 * in its cell.
 * @param {Scene} scene @returns {Stage}
 */
export function stageOf({ givens, values, event: last, over }) {
  const event = over ? null : last;
  const tried = event && event.digit > 0 && (event.kind === "try" || event.kind === "conflict");
  const written = tried ? values.slice(0, event.cell) + symbolOf(event.digit) + values.slice(event.cell + 1) : values;
  const board = { geometry: SIZE, givens, values: written, notes: null };
  if (!event || event.cell < 0) return { board, marks: [], conflicts: [] };
  const { kind, cell, other } = event;
  const role = ROLES[kind];
  const marks = role ? [{ role, candidates: [], cells: [cell], houses: [] }] : [];
  return { board, marks, conflicts: kind === "conflict" ? [cell, other].filter((at) => at >= 0) : [] };
}

/**
 * The role with which the current cell is marked, by the type of the event.
 * @type {Partial<Record<import("./event-log.js").Kind, import("../app/state.js").Role>>}
 */
const ROLES = { try: "hand", place: "placed", undo: "back" };
