/**
 * The saved answers of pupils to assignments, and the decisions of teachers about such answers. Each is saved as a
 * separate record. web/assign/saved.js knows what the records contain.
 */
import { isRecord } from "../contract/fits.js";
import { readRecord, recordNames, writeRecord } from "./records.js";

/** @typedef {import("./records.js").Where} Where */

/** The first parts of the records' names in the storage. */
export const DRAFT = "sudoku.assignment.v1.";
export const MARKS = "sudoku.marks.v1.";
const KINDS = [DRAFT, MARKS];

/** Return all records by their names. @param {Where} [where] @returns {Record<string, unknown>} */
export const loadAssigned = (where) =>
  Object.fromEntries(KINDS.flatMap((kind) => recordNames(kind, where)).map((name) => [name, readRecord(name, where)]));

/**
 * Save the records of a file. A record whose name is already in use here is not changed.
 * @param {unknown} records @param {Where} [where]
 */
export function restoreAssigned(records, where) {
  for (const [name, record] of Object.entries(isRecord(records) ? records : {}))
    if (KINDS.some((kind) => name.startsWith(kind)) && !readRecord(name, where)) writeRecord(name, record, where);
}
