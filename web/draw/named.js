/**
 * The rules in the names of geometries, as texts with their cells. Functions here are pure.
 * @typedef {{kind: string, text: string, cells: number[]}} Drawn  a rule in the name of a geometry
 */
import { geometry } from "../board/geometry.js";
import { isCustom } from "./custom.js";

/** Return the rules in the name of a geometry. @param {string} name @returns {Drawn[]} */
export function rulesIn(name) {
  const { side: n } = geometry(name);
  const [, ...texts] = name.split("?", 1)[0].split("+");
  return texts
    .filter((text) => !text.startsWith("boxes:"))
    .map((text) => ({ kind: text.split(":", 1)[0], text, cells: cellsIn(text, n) }));
}

/**
 * Return the cells in the text of a rule, in their order. A custom rule has a table and words before them, in which signs
 * may look like cells.
 * @param {string} text @param {number} n
 */
export function cellsIn(text, n) {
  const numbers = (/** @type {string} */ digits) => (n > 9 ? [Number(digits)] : [...digits].map(Number));
  const places = isCustom(text) ? text.slice(text.lastIndexOf(":")) : text;
  return [...places.matchAll(/r(\d+)c(\d+)/g)].flatMap(([, rows, columns]) =>
    numbers(rows).flatMap((row) => numbers(columns).map((column) => (row - 1) * n + column - 1)),
  );
}

/** Return cells as the text of a rule has them. @param {number[]} cells @param {number} n */
export const textOf = (cells, n) => cells.map((cell) => `r${Math.floor(cell / n) + 1}c${(cell % n) + 1}`).join(",");

/** Kinds that a cage can be: with a sum and without. */
export const CAGES = ["killer", "cage"];

/** Return the cage that contains a cell, or null. @param {string} name @param {number} cell */
export const cageAt = (name, cell) =>
  rulesIn(name).find(({ kind, cells }) => CAGES.includes(kind) && cells.includes(cell)) ?? null;
