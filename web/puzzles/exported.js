/**
 * The format of files with exported puzzles. This module writes and reads such files.
 * @typedef {import("./model.js").Item} Item
 * @typedef {import("./model.js").Newcomer} Newcomer
 */
import { withoutLayers } from "../board/layers.js";
import { fits, parsed } from "../contract/fits.js";
import { isBoard, renewBoard } from "../storage/schema.js";
import { factsOf } from "./records.js";

/** The version of the file format. */
const VERSION = 1;

/** Return the text of an exported file. @param {Item[]} items @param {object} [more] */
export const fileOf = (items, more) =>
  JSON.stringify({ version: VERSION, ...more, puzzles: items.map(({ key, order, asked, ...rest }) => rest) }, null, 1);

/**
 * Return the puzzles of an exported file, or null if the text is not such a file.
 * @param {string} text @returns {Newcomer[] | null}
 */
export function ofFile(text) {
  const file = parsed(text);
  if (!fits(file, "TrayFile")) return null;
  return /** @type {any[]} */ (file.puzzles).flatMap((puzzle) => {
    const state = withoutLayers(renewBoard(puzzle?.state ?? {}));
    return isBoard(state) ? [newcomerOf({ ...puzzle, state })] : [];
  });
}

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
