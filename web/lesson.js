/**
 * A lesson: which teaching algorithm is watched, how fast, and what it does at the moment. Plain data, and what follows
 * from it: what to draw on the board, and how to say it.
 *
 * @typedef {import("./state.js").Words} Words
 * @typedef {import("./state.js").Mark} Mark
 * @typedef {import("./board.js").BoardState} BoardState
 * @typedef {import("./event-log.js").Event} Event
 * @typedef {import("./event-log.js").Counters} Counters
 * @typedef {{
 *   givens: string, values: string, position: number, known: number, complete: boolean, event: Event | null,
 *   counters: Counters, depths: number[], elapsed: number,
 * }} Scene where the run stands: after `position` of the `known` events
 * @typedef {{code: 1 | 2 | 3, unchecked: boolean}} Refusal
 * @typedef {{
 *   slug: string, seed: string, making: boolean, holes: number, pace: number, playing: boolean, seeking: string | null,
 *   scene: Scene | null, refused: Refusal | null, failed: Words | null, source: {slug: string, text: string} | null,
 *   made: {holes: number, count: number, several: number, running: boolean} | null,
 * }} Lesson
 */
import { symbolOf } from "./board.js";
import { geometry } from "./geometry.js";
import { cellName } from "./words.js";

/** The algorithms, as the engine lists them. */
export const SLUGS = [
  "every-solution",
  "fewest-candidates",
  "used-tables",
  "first-solution",
  "fill-shuffle-dig",
  "exact-cover",
  "engine",
];
/** The one that can make its own puzzle. */
export const MAKER = "fill-shuffle-dig";
/** The one that throws a coin. */
export const COIN = "fewest-candidates";
/** So many events are watched at most; counting goes on in the comparison. */
export const LONGEST = 500_000;
/** The pace that has no limit; below it, a step is a factor. */
export const TOP_PACE = 50;
export const MOST_HOLES = 81;
export const SIZE = "9";

/** @type {Lesson} */
export const NO_LESSON = {
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
  made: null,
};

/** Puzzles worth watching, by the end of their words' keys. */
export const EXAMPLES = {
  "text-2": "4..52.7.3.....3...1....7....14.....67...5...15.....42....4....5...8.....2.1.76..8",
  "text-4": ".......9.19.47.6.8.528194.72...48.....9...5.....75...99.736418.5.6.81.74.8.......",
  "text-5": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
  hard: "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
};

/** Events a second: 1 at pace 0, ten thousand before the top, where it is as fast as it goes. @param {number} pace */
export const speedOf = (pace) => (pace >= TOP_PACE ? Number.POSITIVE_INFINITY : 10 ** ((4 * pace) / (TOP_PACE - 1)));

/** Whether the run makes the puzzle itself. @param {Lesson} lesson */
export const isMaking = ({ slug, making }) => slug === MAKER && making;

/** What the board is to show instead of the person's own; a digit that is tried stands small, and alone, in its cell. @param {Scene} scene @returns {{board: BoardState, marks: Mark[]}} */
export function stageOf({ givens, values, event }) {
  const marks = event ? marksOf(event) : [];
  const tried = event?.digit && (event.kind === "try" || event.kind === "conflict");
  if (!tried) return { board: { geometry: SIZE, givens, values, notes: null }, marks };
  const { cell, digit } = event;
  const others = `${values.slice(0, cell)}.${values.slice(cell + 1)}`;
  return { board: { geometry: SIZE, givens, values: others, notes: { [cell]: [digit] } }, marks };
}

/** @param {Event} event @returns {Mark[]} */
function marksOf({ kind, cell, digit, other }) {
  if (cell < 0) return [];
  /** @type {import("./state.js").Candidate[]} */
  const candidates = digit ? [[cell, digit]] : [];
  if (kind === "try") return [{ role: "base", candidates, cells: [cell], houses: [] }];
  if (kind === "place") return [{ role: digit ? "found" : "cover", candidates: [], cells: [cell], houses: [] }];
  if (kind === "undo") return [{ role: "fin", candidates: [], cells: [cell], houses: [] }];
  const hand = { role: /** @type {const} */ ("base"), candidates: [], cells: [cell], houses: [] };
  return [hand, { role: "out", candidates, cells: other < 0 ? [] : [other], houses: [] }];
}

/** What happens, in words. @param {Scene} scene @returns {Words} */
export function eventWords({ event, position, known, complete, counters }) {
  if (!event) return { key: "class.now.begin" };
  if (complete && position === known && event.kind !== "solution") {
    return { key: counters.solutions ? "class.now.end" : "class.now.none", args: { count: counters.solutions } };
  }
  const name = (/** @type {number} */ cell) => cellName(geometry(SIZE), cell);
  const args = {
    digit: symbolOf(event.digit),
    cell: name(Math.max(event.cell, 0)),
    other: name(Math.max(event.other, 0)),
  };
  return { key: `class.now.${formOf(event)}`, args };
}

/** @param {Event} event */
function formOf({ kind, cell, digit, other }) {
  if (kind === "conflict") {
    if (cell < 0) return "nowhere";
    return digit ? (other < 0 ? "dead-end" : "conflict") : "no-digit";
  }
  if (kind === "place" && !digit) return "blank";
  if (kind === "undo" && !digit) return "back";
  return kind;
}
