/**
 * The comparison of the algorithms as data: the results, their sums, the bars of the chart, and the CSV file.
 * @typedef {"end" | "first" | "tries" | "solutions" | "refused"} End
 * @typedef {{slug: string, puzzle: string, end: End, tries: number, conflicts: number, places: number, backtracks: number,
 *   solutions: number, depth: number, first: number | null, seconds: number, written?: boolean}} Row  `written`:
 *   whether `tries` counts entered digits instead, for a user's program that reports no tries
 * @typedef {"tries" | "backtracks" | "seconds"} Measure
 * @typedef {{rows: Row[], total: number, bound: number, measure: Measure, running: boolean}} Comparison
 * @typedef {{slug: string, count: number, tries: number, backtracks: number, seconds: number, stopped: number, refused: number}} Sum
 */

import { csvOf } from "../ui/csv.js";

/** @type {Measure[]} */
export const MEASURES = ["tries", "backtracks", "seconds"];
/**
 * The limits for the number of tries that can be chosen. The last one is enough for the slowest algorithm to solve the
 * puzzle of tutorial 2.
 */
export const BOUNDS = [10_000, 100_000, 1_000_000, 10_000_000];
/** The number of solutions after which the run for a puzzle stops. */
export const ENOUGH = 1000;

/** @type {Comparison} */
export const NO_COMPARISON = { rows: [], total: 0, bound: BOUNDS[1], measure: "tries", running: false };

const FIELDS = /** @type {const} */ ([
  "puzzle",
  "slug",
  "end",
  "tries",
  "first",
  "conflicts",
  "places",
  "backtracks",
  "solutions",
  "depth",
  "seconds",
]);

/**
 * Return the total results of each algorithm, in the order in which the algorithms first appear.
 * @param {Row[]} rows @returns {Sum[]}
 */
export function sums(rows) {
  const slugs = [...new Set(rows.map(({ slug }) => slug))];
  return slugs.map((slug) =>
    sumOf(
      slug,
      rows.filter((row) => row.slug === slug),
    ),
  );
}

/** Return the total results of one algorithm. @param {string} slug @param {Row[]} rows @returns {Sum} */
function sumOf(slug, rows) {
  const sum = (/** @type {Measure} */ measure) => rows.reduce((total, row) => total + row[measure], 0);
  const ended = (/** @type {End[]} */ ...ends) => rows.filter(({ end }) => ends.includes(end)).length;
  return {
    slug,
    count: rows.length,
    tries: sum("tries"),
    backtracks: sum("backtracks"),
    seconds: sum("seconds"),
    stopped: ended("tries", "solutions"),
    refused: ended("refused"),
  };
}

/**
 * Return the exponents of two powers of ten, `low` and `high`, between which all positive values lie. `high` is greater
 * than `low`, so that a scale can be drawn.
 * @param {number[]} values
 */
export function decades(values) {
  const counted = values.filter((value) => value > 0);
  const low = Math.floor(Math.log10(Math.min(...counted, 1)));
  return { low, high: Math.ceil(Math.log10(Math.max(...counted, 10 ** (low + 1)))) };
}

/**
 * Return the length of each bar on a logarithmic scale, as a number from 0 to 1. A value of 0 gets no bar.
 * @param {number[]} values
 */
export function bars(values) {
  const { low, high } = decades(values);
  return values.map((value) => (value > 0 ? Math.max((Math.log10(value) - low) / (high - low), 0.01) : 0));
}

/**
 * Return the labels of the scale, each with its distance from the left as a number from 0 to 1. If there are many
 * powers of ten, only every second one gets a label.
 * @param {number[]} values @returns {{value: number, place: number}[]}
 */
export function ticks(values) {
  const { low, high } = decades(values);
  const step = high - low > 4 ? 2 : 1;
  const powers = Array.from({ length: high - low + 1 }, (_, index) => low + index);
  return powers
    .filter((power) => (power - low) % step === 0)
    .map((power) => ({ value: 10 ** power, place: (power - low) / (high - low) }));
}

/** Return the results as CSV, with one row for each puzzle and algorithm. @param {Row[]} rows */
export function csv(rows) {
  return csvOf([[...FIELDS], ...rows.map((row) => FIELDS.map((field) => row[field]))]);
}
