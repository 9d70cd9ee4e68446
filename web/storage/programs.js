/**
 * Programs that the user has written. Each is saved as a separate record.
 * @typedef {import("../contract/shapes.js").Program} Program
 */
import { fits } from "../contract/fits.js";
import { dropRecord, readRecord, recordNames, writeRecord } from "./records.js";

/** The first part of the name of every program's record. */
const PROGRAM = "sudoku.program.v1.";

/** Return all saved programs. @param {import("./records.js").Where} [where] @returns {Program[]} */
export const loadPrograms = (where) =>
  recordNames(PROGRAM, where)
    .map((name) => readRecord(name, where))
    .filter((program) => fits(program, "Program"));

/**
 * Save a program, and return whether the browser has saved it.
 * @param {Program} program @param {import("./records.js").Where} [where]
 */
export const saveProgram = (program, where) => writeRecord(PROGRAM + program.key, program, where);

/** Delete a program. @param {string} key @param {import("./records.js").Where} [where] */
export const dropProgram = (key, where) => dropRecord(PROGRAM + key, where);

/**
 * Return whether a record with this name is a program. Also return true for null, which stands for all records in
 * storage events.
 * @param {string | null} name
 */
export const isProgramName = (name) => name === null || name.startsWith(PROGRAM);
