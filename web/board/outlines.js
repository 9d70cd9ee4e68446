/**
 * The outlines of a step's houses: one rectangle around a row, column or box, or one around each cell of a house of
 * another shape. This module also finds the cells in both the base and the cover of a fish. Functions here are pure.
 * @typedef {import("../app/state.js").Mark} Mark
 * @typedef {import("./geometry.js").Geometry} Geometry
 * @typedef {{role: string, x: number, y: number, width: number, height: number}} Outline
 */
import { nameOf } from "./houses.js";
import { isSame } from "./layers.js";

/**
 * The distance of an outline from the edge of its cells, by role. The outline of a cover house of a fish is further in,
 * so that it does not hide the outline of a base house along a shared edge.
 */
const INSET = { cover: 0.1, other: 0.045 };

/** Return the outlines of all marked houses. @param {Mark[]} marks @param {Geometry} size @returns {Outline[]} */
export const outlinesOf = (marks, size) =>
  marks.flatMap(({ role, houses }) => houses.flatMap((house) => aroundHouse(role, cellsOf(house, size), size)));

/** Return the cells that are both in a base house and in a cover house. @param {Mark[]} marks @param {Geometry} size */
export function crossingsOf(marks, size) {
  const cellsIn = (/** @type {string} */ wanted) =>
    marks.flatMap(({ role, houses }) => (role === wanted ? houses.flatMap((house) => cellsOf(house, size)) : []));
  const covered = new Set(cellsIn("cover"));
  return [...new Set(cellsIn("base"))].filter((cell) => covered.has(cell)).sort((a, b) => a - b);
}

/**
 * Return the cells of a house. The list is empty if the grid does not have this house.
 * @param {import("./houses.js").HouseName} name @param {Geometry} size
 */
export const cellsOf = (name, size) => size.houses.find((house) => isSame(nameOf(house), name))?.cells ?? [];

/** @param {string} role @param {number[]} cells @param {Geometry} size @returns {Outline[]} */
function aroundHouse(role, cells, size) {
  const { wide, high, outline } = around(role, cells, size);
  return wide * high === cells.length ? [outline] : cells.map((cell) => around(role, [cell], size).outline);
}

/**
 * Return the smallest rectangle around the given cells, with its width and height in cells.
 * @param {string} role @param {number[]} cells @param {Geometry} size
 */
function around(role, cells, { rowOf, columnOf }) {
  const [rows, columns] = [rowOf, columnOf].map((line) => cells.map((cell) => line[cell]));
  const [x, y] = [Math.min(...columns), Math.min(...rows)];
  const [wide, high] = [Math.max(...columns) + 1 - x, Math.max(...rows) + 1 - y];
  const inset = role === "cover" ? INSET.cover : INSET.other;
  /** @type {Outline} */
  const outline = { role, x: x + inset, y: y + inset, width: wide - 2 * inset, height: high - 2 * inset };
  return { wide, high, outline };
}
