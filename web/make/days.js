/**
 * Dates for the puzzle of the day, in the player's own time zone. A day is written as eight digits, such as 20261126.
 * @typedef {{getWeekInfo?: () => {firstDay: number}, weekInfo?: {firstDay: number}}} Weeks  newer and older browsers
 */
import { GRADES_OF_WEEK } from "../contract/constants.js";

/** Return the day of a date as eight digits, such as 20260131. @param {Date} date */
export const dayOf = (date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, "0")).join("");

/**
 * Return the date of a day that is given as eight digits, at noon. Noon is safe, because a change to or from summer
 * time cannot move it to another day.
 * @param {string} day
 */
export const dateOf = (day) => new Date(Number(day.slice(0, 4)), Number(day.slice(4, 6)) - 1, Number(day.slice(6)), 12);

/**
 * Return the day of a puzzle of the day, which is a part of the puzzle's ID. Return null for any other puzzle.
 * @param {string} [id]
 */
export const dayOfId = (id = "") => /\.d(\d{8})\.0$/.exec(id)?.[1] ?? null;

/** Return the grade of a day's puzzle, which depends on the day of the week. @param {string} day */
export const gradeOfDay = (day) => GRADES_OF_WEEK[(dateOf(day).getDay() + 6) % 7];

/**
 * Return the first day of the week where the person lives, as getDay counts: 0 for Sunday, 1 for Monday. Without a region,
 * the language decides. In a browser that does not know, the week begins on Monday.
 * @param {string} tag  a language with its region, such as en-GB
 */
export function firstWeekday(tag = globalThis.navigator?.language || document.documentElement.lang) {
  const locale = /** @type {Intl.Locale & Weeks} */ (new Intl.Locale(tag));
  const { firstDay = 1 } = locale.getWeekInfo?.() ?? locale.weekInfo ?? {};
  return firstDay % 7;
}

/** Return the days of the week of a date. @param {Date} date @param {number} [first] the first weekday */
export function weekOf(date, first = firstWeekday()) {
  const start = date.getDate() - ((date.getDay() - first + 7) % 7);
  return Array.from({ length: 7 }, (_, at) => dayOf(new Date(date.getFullYear(), date.getMonth(), start + at, 12)));
}

/**
 * Return the days of a month for a calendar. The list starts with a null for each weekday before the first day of the
 * month.
 * @param {number} year @param {number} month  from 0 for January @param {number} [first] the first weekday
 * @returns {(string | null)[]}
 */
export function daysOf(year, month, first = firstWeekday()) {
  const before = (new Date(year, month, 1, 12).getDay() - first + 7) % 7;
  const count = new Date(year, month + 1, 0, 12).getDate();
  const days = Array.from({ length: count }, (_, at) => dayOf(new Date(year, month, at + 1, 12)));
  return [...Array(before).fill(null), ...days];
}
