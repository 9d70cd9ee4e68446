/**
 * Houses of a grid, and the peers that follow from them.
 * @typedef {{kind: string, index: number, cells: number[], grid?: number}} House  `grid`: the number of the grid, from
 *   1, if grids overlap
 * @typedef {[string, number] | [string, number, number]} HouseName  its kind, its index and, if grids overlap, its grid
 */
import { GEOMETRIES } from "../contract/constants.js";

/** Return a house from Python. @param {[string, number, number[], number?]} house @returns {House} */
export const houseOf = ([kind, index, cells, grid]) => ({ kind, index, cells, ...(grid && { grid }) });

/**
 * Return the name of a house, as Python names it.
 * @param {House} house @returns {HouseName}
 */
export const nameOf = ({ kind, index, grid }) => (grid ? [kind, index, grid] : [kind, index]);

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
 * Return the rows, the columns, and the boxes of a single grid. Boxes are numbered row by row.
 * @param {number} n @param {{width: number, height: number} | null} box null if there are no boxes
 */
export function linesOf(n, box) {
  const all = Array.from({ length: n * n }, (_, cell) => cell);
  const housesOf = (/** @type {string} */ kind, /** @type {(row: number, column: number) => number} */ indexAt) =>
    all.slice(0, n).map((index) => ({
      kind,
      index,
      cells: all.filter((cell) => indexAt(Math.floor(cell / n), cell % n) === index),
    }));
  return [
    housesOf("row", (row) => row),
    housesOf("column", (_, column) => column),
    box
      ? housesOf("box", (row, column) => Math.floor(row / box.height) * box.height + Math.floor(column / box.width))
      : [],
  ];
}

/**
 * Return the houses of a single grid in each of several overlapping grids. A house of several grids is returned once,
 * as the house of the first of them.
 * @param {House[]} houses @param {number[][]} corners @param {number} side @returns {House[]}
 */
export function inGrids(houses, corners, side) {
  const seen = new Set();
  const moved = corners.flatMap(([top, left], at) =>
    houses.map(({ kind, index, cells }) => {
      const movedTo = (/** @type {number} */ cell) => side * Math.floor(cell / cells.length) + (cell % cells.length);
      return { kind, index, cells: cells.map((cell) => top * side + left + movedTo(cell)), grid: at + 1 };
    }),
  );
  return moved.filter(({ cells }) => seen.size < seen.add(String(cells)).size);
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
