/**
 * Answers of pupils and decisions of teachers on assignments, each saved as its own record. web/assign/saved.js knows
 * their content.
 */
import { isRecord } from "../contract/fits.js";
import { readRecord, recordNames, writeRecord } from "./records.js";

/** @typedef {import("./records.js").Where} Where */

/** The beginnings of their names in the storage. */
export const DRAFT = "sudoku.assignment.v1.";
export const MARKS = "sudoku.marks.v1.";
const KINDS = [DRAFT, MARKS];

/** Return all records by their names. @param {Where} [where] @returns {Record<string, unknown>} */
export const loadAssigned = (where) =>
  Object.fromEntries(KINDS.flatMap((kind) => recordNames(kind, where)).map((name) => [name, readRecord(name, where)]));

/**
 * Save those records of a file whose names are not in use here. Existing records stay unchanged.
 * @param {unknown} records @param {Where} [where]
 */
export function restoreAssigned(records, where) {
  for (const [name, record] of Object.entries(isRecord(records) ? records : {}))
    if (KINDS.some((kind) => name.startsWith(kind)) && !readRecord(name, where)) writeRecord(name, record, where);
}
