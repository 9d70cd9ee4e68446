/**
 * Whether a value has a shape that Python says (stored.js): what a browser or a file holds may be of another version, or
 * of another program.
 *
 * @typedef {string | {is: readonly unknown[]} | {any: readonly Pattern[]} | {list: Pattern} | {map: Pattern}} Pattern  a word of
 *   WORDS, or "=Name" of another shape; one of some values; one of some patterns; a list, or a record, of them
 */
import { STORED } from "./stored.js";

/** @type {Record<string, (value: unknown) => boolean>} */
const WORDS = {
  string: (value) => typeof value === "string",
  boolean: (value) => typeof value === "boolean",
  number: Number.isFinite,
  integer: Number.isInteger,
  null: (value) => value === null,
  unknown: () => true,
};

/** @param {any} value @returns {value is Record<string, any>} */
export const isRecord = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** The value that a text says; null where it says none. @param {string} text @returns {any} */
export function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Whether a value has all that the shape has; more does not matter. @param {unknown} value @param {string} name of the shape */
export const fits = (value, name) =>
  isRecord(value) && Object.entries(STORED[name]).every(([key, pattern]) => fitsKey(value, key, pattern));

/** What of a record has the form that the shape gives it. @param {unknown} value @param {string} name of the shape @returns {Record<string, unknown>} */
export const fitting = (value, name) =>
  Object.fromEntries(
    Object.entries(STORED[name])
      .map(([key, pattern]) => [key.replace("?", ""), pattern])
      .filter(([key, pattern]) => isRecord(value) && matches(value[String(key)], /** @type {Pattern} */ (pattern)))
      .map(([key]) => [key, /** @type {any} */ (value)[String(key)]]),
  );

/** @param {Record<string, unknown>} value @param {string} key with ? where it need not be there @param {Pattern} pattern */
function fitsKey(value, key, pattern) {
  const name = key.replace("?", "");
  return (name !== key && value[name] === undefined) || matches(value[name], pattern);
}

/** @param {unknown} value @param {Pattern} pattern @returns {boolean} */
function matches(value, pattern) {
  if (typeof pattern === "string")
    return pattern.startsWith("=") ? fits(value, pattern.slice(1)) : WORDS[pattern](value);
  if ("is" in pattern) return pattern.is.includes(value);
  if ("any" in pattern) return pattern.any.some((one) => matches(value, one));
  if ("list" in pattern) return Array.isArray(value) && value.every((item) => matches(item, pattern.list));
  return isRecord(value) && Object.values(value).every((item) => matches(item, pattern.map));
}
