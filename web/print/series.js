/**
 * A newspaper's series: its fields, their values, and their defaults.
 * @typedef {import("../contract/shapes.js").Newspaper & {seed: string}} Series
 */
import { ANY, MADE_GRADES } from "../make/options.js";

/** The number of days in a week. */
const WEEK = 7;
/** The word for a day without a newspaper. */
export const NO_PAPER = "-";

/** The sign between the difficulties of a day, as on the command line. */
const AND = "+";

/** The values of the fields that are one of several. */
export const SERIES_CHOICES = /** @type {const} */ ({
  strip: [1, 2, 3, 4],
  size: ["4", "6", "8", "9", "9x"],
  clues: ["usual", "more", "fewer", ANY],
  solutions: ["yesterday", "same", "none"],
  placing: ["beside", "upside-down"],
  naming: ["date", "id"],
  style: ["newspaper", "plain", "clear"],
});
const MOST_STRIP = Math.max(...SERIES_CHOICES.strip);
export const FORMATS = /** @type {const} */ (["pdf", "eps", "svg"]);
export const WEEKDAY_GRADES = [NO_PAPER, ANY, ...MADE_GRADES];
export const SERIES_BOUNDS = { days: { least: 1, most: 366 }, width: { least: 30, most: 600, whole: false } };
/** The form of a seed. The date is added to it, so it is shorter than other seeds. */
export const SERIES_SEED = /^[a-z0-9]{1,31}$/;

/** @type {Omit<Series, "start">} */
const FIRST = {
  days: 28,
  week: ["gentle", "easy", "medium", "medium", "hard", "expert", "diabolical"],
  strip: 1,
  size: "9",
  symmetry: "half-turn",
  clues: "usual",
  solutions: "yesterday",
  placing: "beside",
  width: 90,
  formats: ["pdf"],
  naming: "date",
  apart: false,
  style: "newspaper",
  seed: "",
};

/** Return the first Monday after a day, as in 2026-11-30. @param {Date} day */
export function mondayAfter(day) {
  const monday = new Date(Date.UTC(day.getFullYear(), day.getMonth(), day.getDate()));
  monday.setUTCDate(monday.getUTCDate() + (WEEK - ((monday.getUTCDay() + 6) % WEEK)));
  return monday.toISOString().slice(0, 10);
}

/** Return the difficulties of a day, one for each puzzle. @param {string} word of the day @param {number} strip */
export function gradesOf(word, strip) {
  const grades = word.split(AND);
  return Array.from({ length: strip }, (_, at) => grades[at] ?? grades[grades.length - 1]);
}

/** Return the word for the difficulties of a day: one word if all are the same. @param {string[]} grades */
export const dayWord = (grades) =>
  grades[0] === NO_PAPER || grades.every((grade) => grade === grades[0]) ? grades[0] : grades.join(AND);

/**
 * Return the word for a day after a change of one difficulty. If all were the same, the first one changes all of them.
 * @param {string} word @param {number} strip @param {number} place @param {string} grade
 */
export function withGrade(word, strip, place, grade) {
  const grades = gradesOf(word, strip);
  return place === 0 && dayWord(grades) === grades[0] ? grade : dayWord(grades.with(place, grade));
}

/**
 * Return the series from saved data. Fields that are missing or not valid get their defaults.
 * @param {unknown} saved @param {Date} today @returns {Series}
 */
export function seriesFrom(saved, today) {
  const { start, week, formats, apart, seed, ...some } = /** @type {any} */ (
    saved && typeof saved === "object" ? saved : {}
  );
  const chosen = Object.entries(SERIES_CHOICES).filter(([name, values]) =>
    /** @type {readonly unknown[]} */ (values).includes(some[name]),
  );
  const numbers = Object.entries(SERIES_BOUNDS).filter(([name, bounds]) => isWithin(some[name], bounds));
  const known = [...chosen, ...numbers].map(([name]) => [name, some[name]]);
  const kept = FORMATS.filter((form) => Array.isArray(formats) && formats.includes(form));
  return {
    ...FIRST,
    ...Object.fromEntries(known),
    start: isDay(start) ? start : mondayAfter(today),
    week: isWeek(week) ? week : FIRST.week,
    formats: kept.length ? kept : FIRST.formats,
    apart: apart === true,
    seed: typeof seed === "string" && SERIES_SEED.test(seed) ? seed : "",
  };
}

/** @param {unknown} value @param {{least: number, most: number}} bounds */
const isWithin = (value, { least, most }) => typeof value === "number" && value >= least && value <= most;

/** @param {unknown} text */
export const isDay = (text) =>
  typeof text === "string" && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** @param {unknown} week */
const isWeek = (week) => Array.isArray(week) && week.length === WEEK && week.every(isDayWord);

/** @param {unknown} word */
const isDayWord = (word) =>
  typeof word === "string" &&
  (word === NO_PAPER || (word.split(AND).length <= MOST_STRIP && word.split(AND).every(isGrade)));

/** @param {string} name */
const isGrade = (name) => name !== NO_PAPER && WEEKDAY_GRADES.includes(name);

/** Return the series in the form that Python expects. @param {Series} series @returns {import("../contract/shapes.js").Newspaper} */
export const toSend = ({ seed, ...series }) => ({
  ...series,
  week: series.week.map((word) => dayWord(gradesOf(word, series.strip))),
});
