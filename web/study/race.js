/**
 * A race of two algorithms on one puzzle, up to the first solution, as plain data. Both algorithms are measured before
 * the race, so that their numbers of tries and their times are known. The race compares either tries or times.
 * @typedef {import("../app/state.js").Words} Words
 * @typedef {"tries" | "clock"} By
 * @typedef {{slug: string, end: import("../learn/comparison.js").End, tries: number, seconds: number, written?:
 *   boolean}} Measured  `written`: whether the tries are the digits that a program entered
 * @typedef {{values: string, tries: number}} Lane  the board and the number of tries of one runner
 * @typedef {"none" | "measuring" | "running" | "paused" | "over"} Phase
 * @typedef {{slugs: [string, string], by: By, pace: number, phase: Phase, givens: string, moment: number, measured: Measured[],
 *   lanes: Lane[], failed: Words | null}} Race  `moment`: how far the race is, in tries or seconds
 */
import { speedOf, TOP_PACE } from "../learn/classroom.js";
import { nameOf } from "./contenders.js";

/** The greatest number of tries of an algorithm in a race. */
export const MOST_TRIES = 200_000;

/** @type {Race} */
export const NO_RACE = {
  slugs: ["every-solution", "fewest-candidates"],
  by: "tries",
  pace: 25,
  phase: "none",
  givens: "",
  moment: 0,
  measured: [],
  lanes: [],
  failed: null,
};

/**
 * Return how much of the race passes per second: a number of tries, or of seconds of the programs' running time.
 * @param {Race} race
 */
export const rateOf = ({ by, pace }) =>
  by === "tries" ? Math.min(speedOf(pace), speedOf(TOP_PACE - 1)) : 10 ** ((4 * pace) / TOP_PACE - 4);

/**
 * Return the moment of the race at which an algorithm finishes, in tries or seconds.
 * @param {Measured} measured @param {By} by
 */
export const goalOf = ({ tries, seconds }, by) => (by === "tries" ? tries : seconds);

/**
 * Return the share of its run, from 0 to 1, that an algorithm has completed at a moment of the race.
 * @param {Measured} measured @param {By} by @param {number} moment
 */
export function partOf(measured, by, moment) {
  const goal = goalOf(measured, by);
  return goal > 0 ? Math.min(moment / goal, 1) : 1;
}

/**
 * Return the number of tries that an algorithm has made at a moment.
 * @param {Measured} measured @param {By} by @param {number} moment
 */
export const triesAt = (measured, by, moment) => Math.floor(partOf(measured, by, moment) * measured.tries);

/**
 * Return whether an algorithm finishes. It may finish with a solution, or with the proof that there is none.
 * @param {Measured} measured
 */
const arrives = ({ end }) => end !== "tries" && end !== "refused";

/**
 * Return the index of the algorithm that finishes first, or -1 for a tie.
 * @param {Measured[]} measured @param {By} by
 */
export function firstOf(measured, by) {
  const goals = measured.map((each) => (arrives(each) ? goalOf(each, by) : Number.POSITIVE_INFINITY));
  return goals[0] === goals[1] ? -1 : Number(goals[1] < goals[0]);
}

/** Return the words about which algorithm is ahead. @param {Race} race @returns {Words} */
export function aheadWords({ measured, by, moment }) {
  const parts = measured.map((each) => Math.floor(partOf(each, by, moment) * 100));
  const at = firstOf(measured, by);
  if (at < 0 || parts[0] === parts[1]) return { key: "study.race.level" };
  const other = measured[1 - at];
  const behind = other.end === "tries" ? "study.race.ahead.far" : "study.race.ahead";
  return {
    key: behind,
    args: { name: nameOf(measured[at].slug), part: parts[at], other: nameOf(other.slug), behind: parts[1 - at] },
  };
}

/** Return the words about the result of one algorithm. @param {Measured} measured @returns {Words} */
export function endWords({ end, tries, seconds, slug, written = false }) {
  const key = { end: "none", first: "solved", solutions: "solved", tries: "stopped", refused: "refused" }[end];
  const form = written && end === "end" ? `${key}.written` : key;
  return {
    key: `study.race.${form}`,
    args: { name: nameOf(slug), work: workOf(tries, written), time: timeOf(seconds) },
  };
}

/**
 * Return the words for a number of tries or, for a program that reports no tries, for the number of digits that it
 * entered.
 * @param {number} count @returns {Words}
 */
export const workOf = (count, written = false) => ({ key: written ? "study.written" : "study.tries", args: { count } });

/** Return the words about who has won, and by how much. @param {Race} race @returns {Words} */
export function wonWords({ measured, by }) {
  const at = firstOf(measured, by);
  if (at < 0) return { key: "study.race.even" };
  const other = measured[1 - at];
  const name = nameOf(measured[at].slug);
  const goal = goalOf(measured[at], by);
  const times = goal > 0 ? goalOf(other, by) / goal : 0;
  if (other.end === "refused" || times < 1) return { key: "study.race.first", args: { name } };
  const form = other.end === "tries" ? `${by}.more` : by;
  return {
    key: `study.race.won.${form}`,
    args: { name, times: times < 10 ? Math.round(times * 10) / 10 : Math.round(times) },
  };
}

/**
 * Convert a time to milliseconds, and return it in words. Short times have two decimal places.
 * @param {number} seconds @returns {Words}
 */
export function timeOf(seconds) {
  const ms = seconds * 1000;
  return { key: "study.ms", args: { ms: ms < 10 ? Math.round(ms * 100) / 100 : Math.round(ms) } };
}
