/**
 * What is stored: the shapes, and whether a stored value still has them.
 *
 * The puzzles of a shelf may be thousands while the board changes at every key, so they are a record of their own that
 * the board's record names by its key; and those that nobody has touched are written as their Text alone.
 *
 * @typedef {import("../board/board.js").BoardState} BoardState
 * @typedef {import("../board/history.js").History} History
 * @typedef {{ state: BoardState, history: History, mode: "enter" | "play", panel: string,
 *   shelf?: { key: string, index: number } | null }} BoardRecord
 * @typedef {{ key: string, puzzles: (string | BoardState)[] }} ShelfRecord
 */
import { boardOfText } from "../board/board.js";

/** @param {any} value @returns {value is Record<string, any>} */
export const isRecord = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** @param {any} value @returns {value is BoardRecord} */
export const isBoardRecord = (value) =>
  isRecord(value) &&
  isBoard(value.state) &&
  ["past", "future"].every((side) => Array.isArray(value.history?.[side]) && value.history[side].every(isBoard)) &&
  ["enter", "play"].includes(value.mode) &&
  typeof value.panel === "string" &&
  (value.shelf === undefined || value.shelf === null || isPlace(value.shelf));

/** @param {any} value @returns {value is ShelfRecord} */
export const isShelfRecord = (value) =>
  isRecord(value) &&
  typeof value.key === "string" &&
  Array.isArray(value.puzzles) &&
  value.puzzles.every((packed) => isBoard(unpacked(packed)));

/** @param {BoardState} board */
export const packed = (board) => (board.values === board.givens && !board.notes && !board.rules ? board.givens : board);

/** @param {string | BoardState} stored */
export const unpacked = (stored) =>
  /** @type {BoardState} */ (typeof stored === "string" ? boardOfText(stored) : stored);

/** @param {any} value */
const isPlace = (value) => isRecord(value) && typeof value.key === "string" && Number.isInteger(value.index);

/** @param {any} value @returns {value is BoardState} */
export const isBoard = (value) =>
  isRecord(value) &&
  typeof value.geometry === "string" &&
  [value.givens, value.values].every((text) => sizeOf(text) === value.geometry) &&
  (value.notes === null || (isRecord(value.notes) && Object.values(value.notes).every(isDigits))) &&
  (value.rules === undefined || (Array.isArray(value.rules) && value.rules.every(isName)));

/** @param {any} value */
const isName = (value) => typeof value === "string";

/** @param {any} value */
const isDigits = (value) => Array.isArray(value) && value.every(Number.isInteger);

/** The geometry of a Text, undefined for anything else. @param {unknown} text */
const sizeOf = (text) => (typeof text === "string" ? boardOfText(text)?.geometry : undefined);
