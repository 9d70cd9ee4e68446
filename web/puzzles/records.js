/**
 * Reading of puzzles for the tray, from the browser's database or an exported file. Other versions of the page or other
 * programs may have written the records, so only values of the expected shape are read.
 * @typedef {import("./model.js").Item} Item
 * @typedef {import("../contract/shapes.js").Facts} Facts
 * @typedef {import("../contract/shapes.js").Kept} Kept
 */

import { puzzleKey } from "../board/board.js";
import { withoutLayers } from "../board/layers.js";
import { fitting } from "../contract/fits.js";
import { SYMMETRIES } from "../make/options.js";
import { isBoard, renewBoard } from "../storage/schema.js";

/** The longest name of a puzzle, folder or technique that is accepted from saved data, in characters. */
export const NAME_LENGTH = 60;

/**
 * The longest ID that is accepted from saved data, in characters. A longer text is not an ID, because IDs are short
 * enough to be typed by hand.
 */
const ID_LENGTH = 200;

/** The longest rating or remark of a text that is accepted from saved data, in characters. */
const REMARK_LENGTH = 400;

/**
 * Return the facts about a puzzle, without its board. Values that do not have the expected shape are left out.
 * @param {any} stored @returns {Facts}
 */
export function factsOf(stored) {
  const {
    name,
    folder,
    stated,
    remark,
    solution,
    grade,
    er = null,
    ep,
    ed = null,
    beyond,
    technique,
    symmetry,
    automorphisms = null,
    minlex = null,
    reached,
    asked,
    id,
    progress,
  } = /** @type {Facts} */ (fitting(stored, "Facts"));
  return {
    ...(name !== undefined && { name: name.slice(0, NAME_LENGTH) }),
    ...(folder && { folder: folder.slice(0, NAME_LENGTH) }),
    ...(stated && { stated: stated.slice(0, REMARK_LENGTH) }),
    ...(remark && { remark: remark.slice(0, REMARK_LENGTH) }),
    ...(isBoard(withoutLayers({ ...stored.state, values: solution })) && { solution }),
    ...(grade !== undefined && { grade, er }),
    ...(ep !== undefined && { ep, ed }),
    ...(SYMMETRIES.includes(/** @type {any} */ (symmetry)) && {
      symmetry,
      ...formOf(stored.state, automorphisms, minlex),
    }),
    ...(asked && { asked }),
    ...(beyond !== undefined && { beyond }),
    ...(reached?.next && { reached }),
    ...(technique !== undefined && (technique?.length ?? 0) <= NAME_LENGTH && { technique }),
    ...(progress && isOf(stored.state, progress) && { progress: { ...progress, board: renewBoard(progress.board) } }),
    ...(id !== undefined && id.length <= ID_LENGTH && { id }),
  };
}

/**
 * Return the canonical form and its number of automorphisms. Both are null if the form is not a valid grid of the
 * puzzle's geometry.
 * @param {any} state @param {number | null} automorphisms @param {string | null} minlex
 */
const formOf = (state, automorphisms, minlex) =>
  isBoard(withoutLayers({ ...state, givens: minlex, values: minlex }))
    ? { automorphisms, minlex }
    : { automorphisms: null, minlex: null };

/**
 * Return whether the board of saved progress is valid and belongs to the same puzzle as the board `state`.
 * @param {any} state @param {NonNullable<Facts["progress"]>} progress
 */
const isOf = (state, { board }) =>
  isBoard(board) && isBoard(state) && puzzleKey(renewBoard(board)) === puzzleKey(state);

/**
 * Return the puzzle of a record, or null if the record contains no readable puzzle.
 * @param {any} record @returns {Item | null}
 */
export function itemOf(record) {
  const { key, order = 0, created = "", source = "file" } = /** @type {Partial<Kept>} */ (fitting(record, "Kept"));
  const state = renewBoard(record?.state);
  if (key === undefined || !isBoard(state)) return null;
  return { name: "", ...factsOf({ ...record, state }), key, state, order, created, source };
}

/** @param {unknown[]} records @returns {Item[]} */
export const itemsOf = (records) => records.flatMap((record) => itemOf(record) ?? []);
