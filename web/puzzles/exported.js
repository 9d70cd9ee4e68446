/**
 * The format of files with exported puzzles. This module writes and reads such files.
 * @typedef {import("./model.js").Item} Item
 * @typedef {import("./model.js").Newcomer} Newcomer
 */
import { withoutLayers } from "../board/layers.js";
import { fits, parsed } from "../contract/fits.js";
import { isBoard, renewBoard } from "../storage/schema.js";
import { factsOf } from "./records.js";

/** The version of the file format in which My puzzles are exported. */
const VERSION = 1;

/**
 * Return the text of a file that contains the puzzles and, in `more`, other data. Damaged records are written as they
 * are, so that nothing is lost.
 * @param {Item[]} items @param {object} [more] @param {unknown[]} [damaged]
 */
export const fileOf = (items, more, damaged = []) => {
  const puzzles = items.map(({ key, order, asked, ...rest }) => rest);
  return JSON.stringify({ version: VERSION, ...more, puzzles: [...puzzles, ...damaged.filter(isWritable)] }, null, 1);
};

/** Return whether JSON can hold a record. The browser's database can hold more. @param {unknown} record */
function isWritable(record) {
  try {
    return JSON.stringify(record) !== undefined;
  } catch {
    return false;
  }
}

/**
 * Return the puzzles of an exported file, or null for any other text. `damaged` is the number of puzzles that cannot be
 * read.
 * @param {string} text @returns {{newcomers: Newcomer[], damaged: number} | null}
 */
export function partsOfFile(text) {
  const file = parsed(text);
  if (!fits(file, "TrayFile")) return null;
  const newcomers = /** @type {any[]} */ (file.puzzles).flatMap((puzzle) => {
    const state = withoutLayers(renewBoard(puzzle?.state ?? {}));
    return isBoard(state) ? [newcomerOf({ ...puzzle, state })] : [];
  });
  return { newcomers, damaged: file.puzzles.length - newcomers.length };
}

/** Return the readable puzzles of an exported file, or null for any other text. @param {string} text */
export const ofFile = (text) => partsOfFile(text)?.newcomers ?? null;

/** @param {any} puzzle @returns {Newcomer} */
function newcomerOf(puzzle) {
  const { created, state } = puzzle;
  return {
    state,
    source: "file",
    ...(Date.parse(created) && { created: String(created) }),
    ...factsOf(puzzle),
  };
}
