/**
 * JSON records that all tabs share. Each record has its own name, so that two tabs do not overwrite each other's
 * records. If the browser saves nothing, there are no records.
 * @typedef {Pick<Storage, "getItem" | "setItem" | "removeItem">} Place
 * @typedef {() => Place} Where  a function, because reading `localStorage` may already throw
 */
import { parsed } from "../contract/fits.js";

/** @type {Where} */
const SHARED = () => localStorage;

/** Return the names of all records whose names start with a text. @param {string} beginning @param {Where} [where] */
export function recordNames(beginning, where = SHARED) {
  try {
    return Object.keys(where()).filter((name) => name.startsWith(beginning));
  } catch {
    return [];
  }
}

/**
 * Return a record from the browser's storage, or null if it is missing or cannot be read.
 * @param {string} name @param {Where} [where] @returns {any}
 */
export function readRecord(name, where = SHARED) {
  try {
    return parsed(where().getItem(name) ?? "");
  } catch {
    return null;
  }
}

/**
 * Save a record in the browser's storage, and return whether the browser has saved it.
 * @param {string} name @param {unknown} value @param {Where} [where]
 */
export function writeRecord(name, value, where = SHARED) {
  try {
    where().setItem(name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Delete a record from the browser's storage. @param {string} name @param {Where} [where] */
export function dropRecord(name, where = SHARED) {
  try {
    where().removeItem(name);
  } catch {} // without storage, there is nothing to delete
}
