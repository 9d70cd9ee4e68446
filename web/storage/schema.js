/**
 * Functions that check whether saved values still have the expected shape, and functions that make boards compact. A
 * list may contain thousands of puzzles, and the board changes with every key press. Therefore the list has a record of
 * its own, and the board's record contains only the key of this list. An untouched puzzle with the usual geometry is
 * saved as its Text.
 * @typedef {import("../board/board.js").BoardState} BoardState
 * @typedef {import("../contract/shapes.js").BoardRecord} BoardRecord
 * @typedef {import("../contract/shapes.js").ShelfRecord} ShelfRecord
 */
import { boardOfText, isUntouched } from "../board/board.js";
import { geometry, isGeometry, usualName } from "../board/geometry.js";
import { withUnknown } from "../board/geometry-name.js";
import { LAYERS } from "../board/layers.js";
import { fits, isRecord } from "../contract/fits.js";

/**
 * Return a board in the current format. Earlier versions of the page saved unsupported rules separately from the
 * geometry.
 * @template T @param {T} board @returns {T}
 */
export function renewBoard(board) {
  if (!isRecord(board) || !Array.isArray(board.rules) || !isGeometry(board.geometry)) return board;
  const { rules, ...others } = board;
  return /** @type {T} */ ({ ...others, geometry: withUnknown(board.geometry, rules.map(String)) });
}

/**
 * Return whether a value is the record of a board with its history.
 * @param {any} value @returns {value is BoardRecord}
 */
export const isBoardRecord = (value) => fits(value, "BoardRecord") && isBoard(value.state) && isHistory(value.history);

/**
 * Return whether all boards in a history are valid. Steps that contain only changed cells are not checked.
 * @param {import("../contract/shapes.js").History} history
 */
const isHistory = ({ past, future }) => [...past, ...future].every((step) => !("geometry" in step) || isBoard(step));

/**
 * Return a history with the boards of all its steps in the current format.
 * @template {import("../contract/shapes.js").History} T @param {T} history @returns {T}
 */
export const renewHistory = (history) => ({
  ...history,
  past: history.past.map(renewBoard),
  future: history.future.map(renewBoard),
});

/** Return whether a value is the record of a list of puzzles. @param {any} value @returns {value is ShelfRecord} */
export const isShelfRecord = (value) =>
  fits(value, "ShelfRecord") &&
  value.puzzles.every((/** @type {string | BoardState} */ one) => isBoard(unpackBoard(one)));

/**
 * Return only the clues of a board if they say everything about it, otherwise the board itself.
 * @param {BoardState} board
 */
export const packBoard = (board) =>
  isUntouched(board) && !board.excluded && usualName(board.givens.length) === board.geometry ? board.givens : board;

/** Return the board from the value that `packBoard` has returned for it. @param {string | BoardState} stored */
export const unpackBoard = (stored) =>
  /** @type {BoardState} */ (typeof stored === "string" ? boardOfText(stored) : renewBoard(stored));

/**
 * Return whether a value is a board: its clues and entries fit its geometry, and no layer of notes or colours has cells
 * outside the grid.
 * @param {any} value @returns {value is BoardState}
 */
export const isBoard = (value) =>
  fits(value, "BoardState") &&
  [value.givens, value.values].every((/** @type {string} */ text) => boardOfText(text, value.geometry) !== null) &&
  /** @type {const} */ ([...LAYERS, "excluded"]).every((layer) =>
    Object.keys(value[layer] ?? {}).every((cell) => geometry(value.geometry).used.includes(Number(cell))),
  );

/**
 * Return the valid records of solved puzzles.
 * @param {unknown[]} saved @returns {import("../contract/shapes.js").SolvedRecord[]}
 */
export const solvedFrom = (saved) => /** @type {any[]} */ (saved.filter((record) => fits(record, "SolvedRecord")));

/**
 * Return the valid programs of a file, except those that are already saved here. A program whose key is in use here for
 * another program gets a new key.
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

/** Return a new key for a program. It differs from the keys of the built-in algorithms. */
export const newKey = () => `own-${Math.random().toString(36).slice(2)}`;

/**
 * Return whether a value is a book with valid puzzles.
 * @param {any} value @returns {value is import("../contract/shapes.js").Book}
 */
export const isBook = (value) =>
  fits(value, "Book") &&
  value.sections.every((/** @type {import("../contract/shapes.js").BookSection} */ { puzzles }) =>
    puzzles.every(({ puzzle, geometry }) => boardOfText(puzzle, geometry) !== null),
  );
