/**
 * Programs that a person has written, each a record of its own.
 *
 * @typedef {import("../contract/shapes.js").Program} Program
 */
import { fits } from "../contract/fits.js";
import { dropRecord, readRecord, recordNames, writeRecord } from "./records.js";

/** So begins the name of each. */
const PROGRAM = "sudoku.program.v1.";

/** All of them. @param {import("./records.js").Where} [where] @returns {Program[]} */
export const loadPrograms = (where) =>
  recordNames(PROGRAM, where)
    .map((name) => readRecord(name, where))
    .filter((program) => fits(program, "Program"));

/** Whether the browser took it. @param {Program} program @param {import("./records.js").Where} [where] */
export const saveProgram = (program, where) => writeRecord(PROGRAM + program.key, program, where);

/** @param {string} key @param {import("./records.js").Where} [where] */
export const dropProgram = (key, where) => dropRecord(PROGRAM + key, where);

/** Whether something that another tab has changed is one of them. @param {string | null} name */
export const isProgramName = (name) => name === null || name.startsWith(PROGRAM);
