/**
 * The saved answers of pupils to assignments, and the decisions of teachers about such answers. Each is saved as a
 * separate record. web/assign/saved.js knows what the records contain.
 */
import { isRecord } from "../contract/fits.js";
import { readRecord, recordNames, writeRecord } from "./records.js";

/** @typedef {import("./records.js").Where} Where */

/**
 * The first part of the names of all saved answers to assignments. For the decisions of teachers about answers, it is
 * `MARKS`.
 */
export const DRAFT = "sudoku.assignment.v1.";
export const MARKS = "sudoku.marks.v1.";
const KINDS = [DRAFT, MARKS];

/**
 * Return all saved answers to assignments and all saved decisions of teachers about answers, by the names of their
 * records.
 * @param {Where} [where]
 * @returns {Record<string, unknown>}
 */
export const loadAssigned = (where) =>
  Object.fromEntries(KINDS.flatMap((kind) => recordNames(kind, where)).map((name) => [name, readRecord(name, where)]));

/**
 * Save the answers and decisions about assignments from a backup file. A record is left out if this browser already has
 * one with the same name.
 * @param {unknown} records @param {Where} [where]
 */
export function restoreAssigned(records, where) {
  for (const [name, record] of Object.entries(isRecord(records) ? records : {}))
    if (KINDS.some((kind) => name.startsWith(kind)) && !readRecord(name, where)) writeRecord(name, record, where);
}
