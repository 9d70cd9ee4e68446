/**
 * The rules that a person has made, as the names of their tools, which are offered on every board; and the drafts in the
 * editor for rules. web/own-rules/drafts.js knows what a draft contains.
 */
import { isRecord } from "../contract/fits.js";
import { readRecord, writeRecord } from "./records.js";

/** @typedef {import("./records.js").Where} Where */

const RULES = "sudoku.own-rules.v1";
export const DRAFTS = "sudoku.rule-drafts.v1";
/** The rules that are kept. */
const MOST = 12;

/** Return the names of the tools, the newest first. @param {Where} [where] @returns {string[]} */
export function loadOwnRules(where) {
  const found = readRecord(RULES, where);
  return Array.isArray(found) ? found.filter((name) => typeof name === "string") : [];
}

/** Save a rule, and return whether the browser has saved it. @param {string} name @param {Where} [where] */
export const keepOwnRule = (name, where) =>
  writeRecord(RULES, [name, ...loadOwnRules(where).filter((other) => other !== name)].slice(0, MOST), where);

/** Return the rules and the drafts as a backup has them. @param {Where} [where] */
export const rulesForBackup = (where) => ({ made: loadOwnRules(where), drafts: entriesIn(readRecord(DRAFTS, where)) });

/**
 * Save the rules and drafts of a backup after those of this browser. A draft is left out if this browser has one with the
 * same name.
 * @param {unknown} saved @param {Where} [where]
 */
export function restoreRules(saved, where) {
  const { made, drafts } = isRecord(saved) ? saved : {};
  const here = loadOwnRules(where);
  const rules = (Array.isArray(made) ? made : []).filter((name) => typeof name === "string" && !here.includes(name));
  if (rules.length) writeRecord(RULES, [...here, ...rules].slice(0, MOST), where);
  const own = entriesIn(readRecord(DRAFTS, where));
  const others = entriesIn(drafts).filter(([name]) => !own.some(([other]) => other === name));
  if (others.length) writeRecord(DRAFTS, [...others, ...own], where);
}

/** Return the drafts of a record with their names. @param {unknown} record @returns {[string, unknown][]} */
const entriesIn = (record) => (Array.isArray(record) ? record.filter((entry) => typeof entry?.[0] === "string") : []);
