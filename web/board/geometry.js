/**
 * Where every cell of a grid lies: its row, its column, its box, its houses and its peers, for every geometry. Which there
 * are, and what houses they have besides rows, columns and boxes, Python says (contract/constants.js).
 *
 * @typedef {{kind: string, index: number, cells: number[]}} House
 * @typedef {{
 *   name: string, n: number, cells: number, box: {width: number, height: number}, fewestClues: number,
 *   rowOf: number[], columnOf: number[], boxOf: number[], houses: House[], more: House[], strokes: number[][],
 *   peersOf: ReadonlySet<number>[],
 * }} Geometry  `more`: the houses besides the usual; `strokes`: lines over the grid that show them, x, y to x, y in cells
 */
import { GEOMETRIES } from "../contract/constants.js";

/** @param {string} name */
const sideOf = (name) => GEOMETRIES[name].box[0] * GEOMETRIES[name].box[1];

/** Whether a grid has no boxes: its rules come with a puzzle, and no text of digits is taken for one. @param {string} name */
export const isFlat = (name) => GEOMETRIES[name].box[1] === 1;

/** The names of the geometries that are offered: by size, the usual one of a size first. */
export const SIZES = Object.keys(GEOMETRIES)
  .filter((name) => !isFlat(name))
  .sort((a, b) => sideOf(a) - sideOf(b));

/** @param {unknown} name */
export const isGeometry = (name) => typeof name === "string" && Object.hasOwn(GEOMETRIES, name);

/** @type {Map<string, Geometry>} */
const made = new Map();

/** @param {string} name @returns {Geometry} */
export function geometry(name) {
  const known = made.get(name) ?? make(name);
  made.set(name, known);
  return known;
}

/** The name of the usual geometry with this many cells, or null. @param {number} cells */
export const usualName = (cells) => SIZES.find((name) => sideOf(name) ** 2 === cells) ?? null;

/** @param {string} name @returns {Geometry["box"]} */
export function boxShape(name) {
  if (!Object.hasOwn(GEOMETRIES, name)) throw new RangeError(`no geometry ${name}`);
  const [width, height] = GEOMETRIES[name].box;
  return { width, height };
}

/** @param {string} name @returns {Geometry} */
function make(name) {
  const box = boxShape(name);
  const { more: others = [], strokes = [], fewest = 0 } = GEOMETRIES[name];
  const n = sideOf(name);
  const all = Array.from({ length: n * n }, (_, cell) => cell);
  const rowOf = all.map((cell) => Math.floor(cell / n));
  const columnOf = all.map((cell) => cell % n);
  const boxOf = all.map((cell) => boxAt(rowOf[cell], columnOf[cell], box));
  const more = others.map(([kind, index, cells]) => ({ kind, index, cells }));
  const houses = [
    ...housesOf("row", rowOf, n),
    ...housesOf("column", columnOf, n),
    ...(isFlat(name) ? [] : housesOf("box", boxOf, n)),
    ...more,
  ];
  const lines = { houses, more, strokes, peersOf: peers(houses, all) };
  return { name, n, cells: n * n, box, fewestClues: fewest, rowOf, columnOf, boxOf, ...lines };
}

/** Boxes are numbered row by row; `height` of them stand side by side. @param {number} row @param {number} column @param {Geometry["box"]} box */
function boxAt(row, column, { width, height }) {
  return Math.floor(row / height) * height + Math.floor(column / width);
}

/** @param {string} kind @param {number[]} houseOf @param {number} n @returns {House[]} */
function housesOf(kind, houseOf, n) {
  const cellsOf = (/** @type {number} */ index) => houseOf.flatMap((house, cell) => (house === index ? [cell] : []));
  return Array.from({ length: n }, (_, index) => ({ kind, index, cells: cellsOf(index) }));
}

/** @param {House[]} houses @param {number[]} all */
function peers(houses, all) {
  const sets = all.map(() => /** @type {Set<number>} */ (new Set()));
  for (const { cells } of houses) {
    for (const cell of cells) for (const peer of cells) if (peer !== cell) sets[cell].add(peer);
  }
  return sets;
}
