/**
 * A race of two algorithms on one puzzle, to its first solution, as plain data. Both were measured before, so their
 * numbers of tries and their times are known. The race is by tries or by time.
 *
 * @typedef {import("../app/state.js").Words} Words
 * @typedef {"tries" | "clock"} By
 * @typedef {{slug: string, end: import("../learn/comparison.js").End, tries: number, seconds: number, written?: boolean}} Measured  `written`: its
 *   tries are digits that it entered
 * @typedef {{values: string, tries: number}} Lane  the state of a runner
 * @typedef {"none" | "measuring" | "running" | "paused" | "over"} Phase
 * @typedef {{slugs: [string, string], by: By, pace: number, phase: Phase, givens: string, moment: number, measured: Measured[],
 *   lanes: Lane[], failed: Words | null}} Race  `moment`: the progress, in tries or seconds
 */
import { speedOf, TOP_PACE } from "../learn/classroom.js";
import { nameOf } from "./contenders.js";

/** The limit of tries for an algorithm. */
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

/** Return how much passes in a second of the race: tries, or seconds of running time. @param {Race} race */
export const rateOf = ({ by, pace }) =>
  by === "tries" ? Math.min(speedOf(pace), speedOf(TOP_PACE - 1)) : 10 ** ((4 * pace) / TOP_PACE - 4);

/** Return when an algorithm finishes, in tries or seconds. @param {Measured} measured @param {By} by */
export const goalOf = ({ tries, seconds }, by) => (by === "tries" ? tries : seconds);

/**
 * Return how much of its run an algorithm has completed, from 0 to 1.
 * @param {Measured} measured @param {By} by @param {number} moment
 */
export function partOf(measured, by, moment) {
  const goal = goalOf(measured, by);
  return goal > 0 ? Math.min(moment / goal, 1) : 1;
}

/**
 * Return the number of tries that an algorithm has made.
 * @param {Measured} measured @param {By} by @param {number} moment
 */
export const triesAt = (measured, by, moment) => Math.floor(partOf(measured, by, moment) * measured.tries);

/**
 * Return whether an algorithm finishes, with a solution or with the proof that there is none.
 * @param {Measured} measured
 */
const arrives = ({ end }) => end !== "tries" && end !== "refused";

/** Return which algorithm finishes first, 0 or 1, or -1 for a tie. @param {Measured[]} measured @param {By} by */
export function firstOf(measured, by) {
  const goals = measured.map((each) => (arrives(each) ? goalOf(each, by) : Number.POSITIVE_INFINITY));
  return goals[0] === goals[1] ? -1 : Number(goals[1] < goals[0]);
}

/** Return the words about who is ahead. @param {Race} race @returns {Words} */
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
 * Return the words for the number of tries, or of digits entered by a program that makes no tries.
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
 * Return a time in milliseconds, in words. Short times have two decimal places.
 * @param {number} seconds @returns {Words}
 */
export function timeOf(seconds) {
  const ms = seconds * 1000;
  return { key: "study.ms", args: { ms: ms < 10 ? Math.round(ms * 100) / 100 : Math.round(ms) } };
}
