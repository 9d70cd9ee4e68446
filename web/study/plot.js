/**
 * Plots over many puzzles as plain data. A plot has one point for each puzzle and algorithm. The functions return the
 * positions of the points, the labels of the axes, and the CSV file.
 * @typedef {import("../learn/comparison.js").Row} Row
 * @typedef {import("../learn/comparison.js").Measure} Measure
 * @typedef {"blanks" | "clues" | "er"} Against
 * @typedef {{givens: string, er: number | null, name: string}} Subject  a puzzle with its rating and name
 * @typedef {{slugs: string[], source: "tray" | "made", bound: number, measure: Measure, against: Against, both: boolean,
 *   subjects: Subject[], rows: Row[], done: number, total: number, running: boolean, failed:
 *   import("../app/state.js").Words | null}} Plots
 *   `both`: whether both axes are logarithmic, or only the vertical one; `done`: the number of finished requests, out
 *   of `total`
 * @typedef {{x: number, y: number, row: Row, subject: Subject, at: number, cut: boolean}} Point  x and y from 0 to 1;
 *   `at`: the index of its algorithm among the chosen ones; `cut`: whether the run was stopped, so that the true value
 *   is higher
 * @typedef {{value: number, place: number}} Tick
 */

import { SLUGS } from "../learn/classroom.js";
import { BOUNDS } from "../learn/comparison.js";
import { csvOf } from "../ui/csv.js";

export const AGAINST = /** @type {const} */ (["blanks", "clues", "er"]);
/** The number of puzzles that are made for a plot if it does not use My puzzles. */
export const MADE = 200;
const CELLS = 81;

/** @type {Plots} */
export const NO_PLOTS = {
  slugs: [SLUGS[0], SLUGS[1], "exact-cover"],
  source: "made",
  bound: BOUNDS[1],
  measure: "tries",
  against: "er",
  both: false,
  subjects: [],
  rows: [],
  done: 0,
  total: 0,
  running: false,
  failed: null,
};

/** Return the number of blank cells of a puzzle. @param {string} givens */
const blanksOf = (givens) => [...givens].filter((symbol) => symbol === ".").length;

/**
 * Return the value of a puzzle on the horizontal axis: its number of blank cells or clues, or its rating.
 * @param {Subject} subject @param {Against} against
 */
export function factOf({ givens, er }, against) {
  if (against === "er") return er;
  return against === "blanks" ? blanksOf(givens) : CELLS - blanksOf(givens);
}

/**
 * The lowest value that is drawn for each measure. It is above zero, because a logarithmic scale has no zero.
 * @type {Record<Measure, number>}
 */
const LEAST = { tries: 1, backtracks: 1, seconds: 0.0001 };

/**
 * Return whether a result has a value for a measure. The number of tries is not known for a program that only returns a
 * solution.
 * @param {Row} row @param {Measure} measure
 */
export const isMeasured = (row, measure) => row.end !== "refused" && !(row.written && measure === "tries");

/**
 * Return the value of a measure, or the lowest value that can be drawn if this is higher.
 * @param {Row} row @param {Measure} measure
 */
const measuredOf = (row, measure) => Math.max(row[measure], LEAST[measure]);

/** Return the points of a plot, and the ticks of both axes. @param {Plots} plots */
export function plotOf({ rows, subjects, slugs, measure, against, both }) {
  const known = new Map(subjects.map((subject) => [subject.givens, subject]));
  const drawn = rows.flatMap((row) => {
    const subject = known.get(row.puzzle);
    const value = subject ? factOf(subject, against) : null;
    const hasPlace = value !== null && (value > 0 || !both); // a logarithmic scale has no zero
    return subject && hasPlace && isMeasured(row, measure) ? [{ row, subject, value }] : [];
  });
  const across = scaleOf(
    drawn.map(({ value }) => value),
    both,
  );
  const up = scaleOf(
    drawn.map(({ row }) => measuredOf(row, measure)),
    true,
  );
  /** @type {Point[]} */
  const points = drawn.map(({ row, subject, value }) => ({
    x: across.place(value),
    y: up.place(measuredOf(row, measure)),
    row,
    subject,
    at: slugs.indexOf(row.slug),
    cut: row.end === "tries",
  }));
  return {
    points: points.sort((one, other) => one.x - other.x || one.y - other.y),
    across: across.ticks,
    up: up.ticks,
  };
}

/**
 * Return the ticks of an axis, and a function that returns the position of a value as a number from 0 to 1.
 * @param {number[]} values @param {boolean} log @returns {{place: (value: number) => number, ticks: Tick[]}}
 */
export function scaleOf(values, log) {
  const marks = log ? logMarks(values) : evenMarks(values);
  const [low, high] = [marks[0], marks[marks.length - 1]];
  const along = log ? Math.log : (/** @type {number} */ value) => value;
  const place = (/** @type {number} */ value) => (along(value) - along(low)) / (along(high) - along(low));
  return { place, ticks: marks.map((value) => ({ value, place: place(value) })) };
}

/**
 * Return the ticks of a linear axis. They reach from a round number below all values to a round number above all
 * values.
 * @param {number[]} values
 */
function evenMarks(values) {
  const [low, high] = rangeOf(values);
  const step = [0.5, 1, 2, 5, 10].find((size) => (high - low) / size <= 6) ?? 20;
  const [first, last] = [Math.floor(low / step), Math.max(Math.ceil(high / step), Math.floor(low / step) + 1)];
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step);
}

/**
 * Return the ticks of a logarithmic axis, which are powers of ten. If all values are between two neighbouring powers,
 * there are also ticks at two and five times the lower power.
 * @param {number[]} values
 */
function logMarks(values) {
  const [low, high] = rangeOf(values).map(Math.log10);
  const [first, last] = [Math.floor(low), Math.max(Math.ceil(high), Math.floor(low) + 1)];
  const powers = Array.from({ length: last - first + 1 }, (_, at) => 10 ** (first + at));
  const fine = powers.slice(0, -1).flatMap((power) => [power, 2 * power, 5 * power]);
  const marks = last - first > 1 ? powers : [...fine, 10 ** last];
  const from = marks.findLastIndex((mark) => Math.log10(mark) <= low);
  const to = marks.findIndex((mark) => Math.log10(mark) >= high);
  return marks.slice(from, Math.max(to, from + 1) + 1);
}

/** Return the smallest and the largest value. @param {number[]} values */
const rangeOf = (values) =>
  values.length
    ? [values.reduce((low, value) => Math.min(low, value)), values.reduce((high, value) => Math.max(high, value))]
    : [1, 10];

const FIELDS = /** @type {const} */ (["slug", "end", "tries", "backtracks", "seconds"]);

/** Return the results as CSV, with one row for each result. @param {Plots} plots */
export function plotCsv({ rows, subjects }) {
  const known = new Map(subjects.map((subject) => [subject.givens, subject]));
  const lines = rows.map((row) => {
    const subject = known.get(row.puzzle) ?? { givens: row.puzzle, er: null, name: "" };
    const facts = [row.puzzle, factOf(subject, "clues"), factOf(subject, "blanks"), subject.er];
    return [...facts, ...FIELDS.map((field) => row[field])];
  });
  return csvOf([["puzzle", "clues", "blanks", "er", ...FIELDS], ...lines]);
}

/**
 * Return the index of the point nearest to a position, or -1 if no point is within reach. Distances are in pixels.
 * @param {Point[]} points @param {(point: Point) => {x: number, y: number}} placeOf
 * @param {{x: number, y: number}} place @param {number} reach
 */
export function pointNear(points, placeOf, { x, y }, reach) {
  const far = points.map((point) => Math.hypot(placeOf(point).x - x, placeOf(point).y - y));
  const nearest = far.indexOf(rangeOf(far)[0]); // Math.min(...far) cannot take so many arguments
  return far[nearest] <= reach ? nearest : -1;
}
