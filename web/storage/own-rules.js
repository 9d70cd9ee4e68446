/** The rules that a person has made, as the names of their tools. They are offered on every board. */
import { readRecord, writeRecord } from "./records.js";

const RULES = "sudoku.own-rules.v1";
/** The rules that are kept. */
const MOST = 12;

/** Return the names of the tools, the newest first. @param {import("./records.js").Where} [where] @returns {string[]} */
export function loadOwnRules(where) {
  const found = readRecord(RULES, where);
  return Array.isArray(found) ? found.filter((name) => typeof name === "string") : [];
}

/** Save a rule, and return whether the browser has saved it. @param {string} name @param {import("./records.js").Where} [where] */
export const keepOwnRule = (name, where) =>
  writeRecord(RULES, [name, ...loadOwnRules(where).filter((other) => other !== name)].slice(0, MOST), where);
