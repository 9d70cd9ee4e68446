/** What pupils write to assignments and teachers decide, each a record of its own; what is in them web/assign/saved.js knows. */
import { isRecord } from "../contract/fits.js";
import { readRecord, recordNames, writeRecord } from "./records.js";

/** @typedef {import("./records.js").Where} Where */

/** So begin their names. */
export const DRAFT = "sudoku.assignment.v1.";
export const MARKS = "sudoku.marks.v1.";
const KINDS = [DRAFT, MARKS];

/** All of them by their names. @param {Where} [where] @returns {Record<string, unknown>} */
export const loadAssigned = (where) =>
  Object.fromEntries(KINDS.flatMap((kind) => recordNames(kind, where)).map((name) => [name, readRecord(name, where)]));

/** Those of a file that are not here: what is here stays. @param {unknown} records @param {Where} [where] */
export function restoreAssigned(records, where) {
  for (const [name, record] of Object.entries(isRecord(records) ? records : {}))
    if (KINDS.some((kind) => name.startsWith(kind)) && !readRecord(name, where)) writeRecord(name, record, where);
}
