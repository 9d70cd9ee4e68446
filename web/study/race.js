/**
 * A race of two algorithms on one puzzle, to its first solution: plain data, and what follows from it. Each has run alone
 * before, so it is known how many tries it needs and how long it takes; what is raced by is either of these.
 *
 * @typedef {import("../app/state.js").Words} Words
 * @typedef {"tries" | "clock"} By
 * @typedef {{slug: string, end: import("../learn/comparison.js").End, tries: number, seconds: number, written?: boolean}} Measured  `written`: its
 *   tries are digits that it writes
 * @typedef {{values: string, tries: number}} Lane  what a runner shows
 * @typedef {"none" | "measuring" | "running" | "paused" | "over"} Phase
 * @typedef {{slugs: [string, string], by: By, pace: number, phase: Phase, givens: string, moment: number, measured: Measured[],
 *   lanes: Lane[], failed: Words | null}} Race  `moment`: how far it is, in tries or in seconds
 */
import { speedOf, TOP_PACE } from "../learn/classroom.js";
import { nameOf } from "./contenders.js";

/** An algorithm that needs more tries is stopped. */
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

/** What passes in a second of the race: tries, or seconds of an algorithm at work. @param {Race} race */
export const rateOf = ({ by, pace }) =>
  by === "tries" ? Math.min(speedOf(pace), speedOf(TOP_PACE - 1)) : 10 ** ((4 * pace) / TOP_PACE - 4);

/** When it is there, in what is raced by. @param {Measured} measured @param {By} by */
export const goalOf = ({ tries, seconds }, by) => (by === "tries" ? tries : seconds);

/** How much of its way it has gone, from 0 to 1. @param {Measured} measured @param {By} by @param {number} moment */
export function partOf(measured, by, moment) {
  const goal = goalOf(measured, by);
  return goal > 0 ? Math.min(moment / goal, 1) : 1;
}

/** How many tries it has made. @param {Measured} measured @param {By} by @param {number} moment */
export const triesAt = (measured, by, moment) => Math.floor(partOf(measured, by, moment) * measured.tries);

/** Whether it gets to the end of its way, a solution or the certainty that there is none. @param {Measured} measured */
const arrives = ({ end }) => end !== "tries" && end !== "refused";

/** Which of the two has less to go: 0 or 1; -1 where neither. @param {Measured[]} measured @param {By} by */
export function firstOf(measured, by) {
  const goals = measured.map((each) => (arrives(each) ? goalOf(each, by) : Number.POSITIVE_INFINITY));
  return goals[0] === goals[1] ? -1 : Number(goals[1] < goals[0]);
}

/** Who is ahead now. @param {Race} race @returns {Words} */
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

/** How it ended for one. @param {Measured} measured @returns {Words} */
export function endWords({ end, tries, seconds, slug, written = false }) {
  const key = { end: "none", first: "solved", solutions: "solved", tries: "stopped", refused: "refused" }[end];
  const form = written && end === "end" ? `${key}.written` : key;
  return {
    key: `study.race.${form}`,
    args: { name: nameOf(slug), work: workOf(tries, written), time: timeOf(seconds) },
  };
}

/** What was done so far; of a program that makes no tries, the digits that it wrote. @param {number} count @returns {Words} */
export const workOf = (count, written = false) => ({ key: written ? "study.written" : "study.tries", args: { count } });

/** Who was first, and by how much. @param {Race} race @returns {Words} */
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

/** Short times in thousandths. @param {number} seconds @returns {Words} */
export function timeOf(seconds) {
  const ms = seconds * 1000;
  return { key: "study.ms", args: { ms: ms < 10 ? Math.round(ms * 100) / 100 : Math.round(ms) } };
}
