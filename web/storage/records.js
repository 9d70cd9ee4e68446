/**
 * Records of JSON that all tabs share, each under a name of its own, so that two tabs never write over each other's. A browser
 * that keeps nothing has none.
 *
 * @typedef {Pick<Storage, "getItem" | "setItem" | "removeItem">} Place
 * @typedef {() => Place} Where  a function, as a browser may refuse already here
 */
import { parsed } from "../contract/fits.js";

/** @type {Where} */
const SHARED = () => localStorage;

/** Names that begin so. @param {string} beginning @param {Where} [where] */
export function recordNames(beginning, where = SHARED) {
  try {
    return Object.keys(where()).filter((name) => name.startsWith(beginning));
  } catch {
    return [];
  }
}

/** Null where there is none, or none that can be read. @param {string} name @param {Where} [where] @returns {any} */
export function readRecord(name, where = SHARED) {
  try {
    return parsed(where().getItem(name) ?? "");
  } catch {
    return null;
  }
}

/** Whether the browser took it. @param {string} name @param {unknown} value @param {Where} [where] */
export function writeRecord(name, value, where = SHARED) {
  try {
    where().setItem(name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** @param {string} name @param {Where} [where] */
export function dropRecord(name, where = SHARED) {
  try {
    where().removeItem(name);
  } catch {} // then nothing was kept there
}
