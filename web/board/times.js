/** Dates and durations in the person's language. */

/**
 * Date formats by language. They are saved, because a browser needs some milliseconds to create one.
 * @type {Map<string, Intl.DateTimeFormat>}
 */
const formats = new Map();

/** Return a date in a short format, in the person's language. @param {string | Date} when */
export function dateWords(when) {
  const { lang } = document.documentElement;
  const format = formats.get(lang) ?? new Intl.DateTimeFormat(lang, { dateStyle: "medium" });
  formats.set(lang, format);
  return format.format(new Date(when));
}

/** Return a duration as a clock shows it: 4:05 or 1:02:03. @param {number} time in milliseconds */
export function timeWords(time) {
  const seconds = Math.floor(time / 1000);
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${hours ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
}
