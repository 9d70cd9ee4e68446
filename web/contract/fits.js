/**
 * Checks of data against the shapes that Python defines (stored.js). Data from the browser or from a file may come from
 * another version or another program.
 * @typedef {string | {is: readonly unknown[]} | {any: readonly Pattern[]} | {list: Pattern} | {map: Pattern}} Pattern
 *   a name in WORDS, or "=Name" for another shape; `is`: one of several values; `any`: one of several patterns; `list`
 *   or `map`: a list or a record whose values fit a pattern
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

/** Return the value of a JSON text, or null if the text is not JSON. @param {string} text @returns {any} */
export function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Return whether a value has all keys of a shape, each with a valid value. Keys that the shape does not have are
 * ignored.
 * @param {unknown} value @param {string} name of the shape
 */
export const fits = (value, name) =>
  isRecord(value) && Object.entries(STORED[name]).every(([key, pattern]) => fitsKey(value, key, pattern));

/**
 * Return those parts of a record that fit a shape. Keys that are missing, not valid or not in the shape are left out.
 * @param {unknown} value @param {string} name of the shape @returns {Record<string, unknown>}
 */
export const fitting = (value, name) =>
  Object.fromEntries(
    Object.entries(STORED[name])
      .map(([key, pattern]) => [key.replace("?", ""), pattern])
      .filter(([key, pattern]) => isRecord(value) && matches(value[String(key)], /** @type {Pattern} */ (pattern)))
      .map(([key]) => [key, /** @type {any} */ (value)[String(key)]]),
  );

/**
 *
 * @param {Record<string, unknown>} value
 * @param {string} key the key, with ? at its end if it is optional
 * @param {Pattern} pattern
 */
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
