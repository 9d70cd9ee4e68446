/**
 * Houses of a grid, and the peers that follow from them.
 * @typedef {{kind: string, index: number, cells: number[]}} House
 */
import { GEOMETRIES } from "../contract/constants.js";

/** Return a house from Python. @param {[string, number, number[]]} house @returns {House} */
export const houseOf = ([kind, index, cells]) => ({ kind, index, cells });

/** Return the extra houses of a grid without rules. @param {string} base */
export const moreOf = (base) => (GEOMETRIES[base].more ?? []).map(houseOf);

/**
 * Return the regions that have every digit. Smaller regions are not houses.
 * @param {string} regions @param {number} n @returns {House[]}
 */
export function regionsOf(regions, n) {
  const signs = [...new Set(regions)].filter((sign) => sign !== ".");
  const cellsOf = (/** @type {string} */ sign) => [...regions].flatMap((one, cell) => (one === sign ? [cell] : []));
  const full = signs.map(cellsOf).filter((cells) => cells.length === n);
  return full.map((cells, index) => ({ kind: "region", index, cells }));
}

/**
 * Return the index of a box. Boxes are numbered row by row, and each row of boxes has `height` boxes.
 * @param {number} row
 * @param {number} column
 * @param {{width: number, height: number}} box
 */
export function boxAt(row, column, { width, height }) {
  return Math.floor(row / height) * height + Math.floor(column / width);
}

/**
 * Return the houses of one kind. Each cell has the index of its house.
 * @param {string} kind @param {number[]} indexOf @param {number} n @returns {House[]}
 */
export function housesOf(kind, indexOf, n) {
  const cellsOf = (/** @type {number} */ index) => indexOf.flatMap((one, cell) => (one === index ? [cell] : []));
  return Array.from({ length: n }, (_, index) => ({ kind, index, cells: cellsOf(index) }));
}

/**
 * Return, for each cell, the cells with which it shares a group of different digits.
 * @param {{cells: number[]}[]} groups @param {number[]} all
 */
export function peers(groups, all) {
  const sets = all.map(() => /** @type {Set<number>} */ (new Set()));
  for (const { cells } of groups) {
    for (const cell of cells) for (const peer of cells) if (peer !== cell) sets[cell].add(peer);
  }
  return sets;
}
