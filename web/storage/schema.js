/**
 * Whether a stored value still has the shape that it is stored in.
 *
 * The puzzles of a shelf may be thousands while the board changes at every key, so they are a record of their own that
 * the board's record names by its key; and those of a usual geometry that nobody has touched are written as their Text.
 *
 * @typedef {import("../board/board.js").BoardState} BoardState
 * @typedef {import("../contract/shapes.js").BoardRecord} BoardRecord
 * @typedef {import("../contract/shapes.js").ShelfRecord} ShelfRecord
 */
import { boardOfText, isUntouched } from "../board/board.js";
import { geometry, isGeometry, usualName, withUnknown } from "../board/geometry.js";
import { LAYERS } from "../board/layers.js";
import { fits, isRecord } from "../contract/fits.js";

/**
 * A board as it is written now: earlier versions kept unknown rules beside the geometry.
 * @template T @param {T} board @returns {T}
 */
export function renewed(board) {
  if (!isRecord(board) || !Array.isArray(board.rules) || !isGeometry(board.geometry)) return board;
  const { rules, ...others } = board;
  return /** @type {T} */ ({ ...others, geometry: withUnknown(board.geometry, rules.map(String)) });
}

/** @param {any} value @returns {value is BoardRecord} */
export const isBoardRecord = (value) => fits(value, "BoardRecord") && isBoard(value.state) && isWay(value.history);

/** Steps that are whole boards are boards. @param {import("../contract/shapes.js").History} history */
const isWay = ({ past, future }) => [...past, ...future].every((step) => !("geometry" in step) || isBoard(step));

/** @template {import("../contract/shapes.js").History} T @param {T} history @returns {T} */
export const renewedWay = (history) => ({
  ...history,
  past: history.past.map(renewed),
  future: history.future.map(renewed),
});

/** @param {any} value @returns {value is ShelfRecord} */
export const isShelfRecord = (value) =>
  fits(value, "ShelfRecord") && value.puzzles.every((/** @type {string | BoardState} */ one) => isBoard(unpacked(one)));

/** @param {BoardState} board */
export const packed = (board) =>
  isUntouched(board) && !board.excluded && usualName(board.givens.length) === board.geometry ? board.givens : board;

/** @param {string | BoardState} stored */
export const unpacked = (stored) =>
  /** @type {BoardState} */ (typeof stored === "string" ? boardOfText(stored) : renewed(stored));

/** Of its shape, with Texts that are those of its geometry, and nothing kept beyond its cells. @param {any} value @returns {value is BoardState} */
export const isBoard = (value) =>
  fits(value, "BoardState") &&
  [value.givens, value.values].every((/** @type {string} */ text) => boardOfText(text, value.geometry) !== null) &&
  /** @type {const} */ ([...LAYERS, "excluded"]).every((layer) =>
    Object.keys(value[layer] ?? {}).every((cell) => Number(cell) < geometry(value.geometry).cells),
  );

/** Of a record of what was solved, the entries that are some. @param {unknown[]} saved @returns {import("../contract/shapes.js").SolvedRecord[]} */
export const solvedFrom = (saved) => /** @type {any[]} */ (saved.filter((record) => fits(record, "SolvedRecord")));

/**
 * Of the programs that a file brings, those that are some and are not here; where another one has the place of one, it gets
 * a place of its own.
 * @typedef {import("../contract/shapes.js").Program} Program
 * @param {unknown[]} saved @param {Program[]} here @returns {Program[]}
 */
export function programsFrom(saved, here) {
  const programs = /** @type {Program[]} */ (saved.filter((one) => fits(one, "Program")));
  const among = (/** @type {Program} */ { key, code }) => here.some((one) => one.key === key && one.code === code);
  const taken = (/** @type {string} */ key) => here.some((one) => one.key === key);
  return programs
    .filter((program) => !among(program))
    .map((program) =>
      taken(program.key) ? { ...program, key: newKey(), name: program.name || program.key } : program,
    );
}

/** Of a program that is no algorithm's. */
export const newKey = () => `own-${Math.random().toString(36).slice(2)}`;

/** A book whose puzzles are some. @param {any} value @returns {value is import("../contract/shapes.js").Book} */
export const isBook = (value) =>
  fits(value, "Book") &&
  value.sections.every((/** @type {import("../contract/shapes.js").BookSection} */ { puzzles }) =>
    puzzles.every(({ puzzle, geometry }) => boardOfText(puzzle, geometry) !== null),
  );
