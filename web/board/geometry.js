/**
 * Where every cell of a grid lies: its row, its column, its box and its peers, for every size.
 *
 * @typedef {"row" | "column" | "box"} HouseKind
 * @typedef {{kind: HouseKind, index: number, cells: number[]}} House
 * @typedef {{
 *   name: string, n: number, cells: number, box: {width: number, height: number},
 *   rowOf: number[], columnOf: number[], boxOf: number[], houses: House[], peersOf: ReadonlySet<number>[],
 * }} Geometry
 */

/** The width of a box by the number of digits; the height follows from it. @type {Record<string, number>} */
const BOX_WIDTH = { 4: 2, 6: 3, 8: 4, 9: 3, 10: 5, 12: 4, 15: 5, 16: 4, 20: 5, 25: 5 };

export const SIZES = Object.keys(BOX_WIDTH).sort((a, b) => Number(a) - Number(b));

/** @type {Map<string, Geometry>} */
const made = new Map();

/** @param {string} name @returns {Geometry} */
export function geometry(name) {
  const known = made.get(name) ?? make(name);
  made.set(name, known);
  return known;
}

/** The geometry whose grid has this many cells, or null. @param {number} cells */
export function geometryOfLength(cells) {
  const name = SIZES.find((size) => Number(size) ** 2 === cells);
  return name ? geometry(name) : null;
}

/** @param {string} name @returns {Geometry["box"]} */
export function boxShape(name) {
  const width = BOX_WIDTH[name];
  if (!width) throw new RangeError(`no grid of size ${name}`);
  return { width, height: Number(name) / width };
}

/** @param {string} name @returns {Geometry} */
function make(name) {
  const box = boxShape(name);
  const n = Number(name);
  const all = Array.from({ length: n * n }, (_, cell) => cell);
  const rowOf = all.map((cell) => Math.floor(cell / n));
  const columnOf = all.map((cell) => cell % n);
  const boxOf = all.map((cell) => boxAt(rowOf[cell], columnOf[cell], box));
  const houses = [...housesOf("row", rowOf, n), ...housesOf("column", columnOf, n), ...housesOf("box", boxOf, n)];
  return { name, n, cells: n * n, box, rowOf, columnOf, boxOf, houses, peersOf: peers(houses, all) };
}

/** Boxes are numbered row by row; `height` of them stand side by side. @param {number} row @param {number} column @param {Geometry["box"]} box */
function boxAt(row, column, { width, height }) {
  return Math.floor(row / height) * height + Math.floor(column / width);
}

/** @param {HouseKind} kind @param {number[]} houseOf @param {number} n @returns {House[]} */
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
