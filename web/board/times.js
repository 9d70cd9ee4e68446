/** Dates and durations in the person's language. */

/**
 * Date formats by language and parts. They are saved, because a browser needs some milliseconds to create one.
 * @type {Map<string, Intl.DateTimeFormat>}
 */
const formats = new Map();

/**
 * Return a format in the language of the page. The language is looked up on each call, because it may not be set yet
 * when a view is created.
 * @param {Intl.DateTimeFormatOptions} parts
 */
function formatOf(parts) {
  const { lang } = document.documentElement;
  const key = `${lang} ${JSON.stringify(parts)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(lang, parts);
  formats.set(key, format);
  return format;
}

/** Return these parts of a date, in the person's language. @param {Date} date @param {Intl.DateTimeFormatOptions} parts */
export const dated = (date, parts) => formatOf(parts).format(date);

/** Return a date in a short format, in the person's language. @param {string | Date} when */
export const dateWords = (when) => dated(new Date(when), { dateStyle: "medium" });

/** Return the day and month of a date, as the person's language writes them. @param {Date} when */
export const dayWords = (when) => dated(when, { day: "numeric", month: "long" });

/** Return the day and month of a date with the short name of the month. @param {string} when */
export const shortDayWords = (when) => dated(new Date(when), { day: "numeric", month: "short" });

/** Return the number of a day, without a word such as "日" after it. @param {Date} date */
export const dayNumber = (date) =>
  formatOf({ day: "numeric" })
    .formatToParts(date)
    .find(({ type }) => type === "day")?.value ?? "";

/** Return a duration as a clock shows it: 4:05 or 1:02:03. @param {number} time in milliseconds */
export function timeWords(time) {
  const seconds = Math.floor(time / 1000);
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${hours ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
}
