/**
 * The rows, columns, boxes, houses and peers of each geometry. The geometries and their extra houses (those besides
 * rows, columns and boxes) come from Python (contract/constants.js). A puzzle may have rules that are not supported.
 * The name of its geometry then lists these rules ("9?killercage"). Such a geometry has no houses and no peers, so that
 * the page claims nothing that these rules might make false.
 * @typedef {{kind: string, index: number, cells: number[]}} House
 * @typedef {{
 *   name: string, n: number, cells: number, box: {width: number, height: number}, fewestClues: number,
 *   rowOf: number[], columnOf: number[], boxOf: number[], houses: House[], more: House[], strokes: number[][],
 *   peersOf: ReadonlySet<number>[], drawn: {width: number, height: number}, unknown: string[],
 * }} Geometry  `more`: the extra houses; `strokes`: lines over the grid that show the extra houses, each as x, y, x, y
 *   in cells;
 *   `drawn`: the size of the blocks between thick lines; `unknown`: kinds of rules that are not supported
 */
import { GEOMETRIES, OFFERED } from "../contract/constants.js";

/** The character that separates the name of a geometry from its unsupported rules, as in Python's grid/geometry.py. */
const UNKNOWN = "?";
const NAME = /^[^?]+(?:\?[\w+-]{1,32}(?:,[\w+-]{1,32}){0,23})?$/;
const MOST_KINDS = 24;
const LONGEST_KIND = 32;
/** The code of the unsupported rule that replaces the boxes by irregular regions. */
const IRREGULAR = "region";

/** Return the name of a geometry without its unsupported rules. @param {string} name */
export const knownPart = (name) => name.split(UNKNOWN, 1)[0];

/** Return the kinds of rules that are not supported. @param {string} name @returns {string[]} */
export const unknownRules = (name) => name.split(UNKNOWN)[1]?.split(",") ?? [];

/**
 * Return the name of a geometry with the given unsupported rules added.
 * @param {string} name
 * @param {string[]} rules
 */
export function withUnknown(name, rules) {
  const kinds = rules.map((rule) => rule.replace(/[^\w+-]/g, "-").slice(0, LONGEST_KIND)).filter(Boolean);
  const all = [...new Set([...unknownRules(name), ...kinds])].sort().slice(0, MOST_KINDS);
  return all.length ? `${knownPart(name)}${UNKNOWN}${all.join(",")}` : name;
}

/** @param {string} name */
const dataOf = (name) => GEOMETRIES[knownPart(name)];

/** @param {string} name */
const sideOf = (name) => dataOf(name).box[0] * dataOf(name).box[1];

/**
 * Return whether a grid has rows and columns but no boxes. Its puzzles therefore need other rules, such as irregular
 * regions. A text that contains only digits is never read as a puzzle on such a grid.
 * @param {string} name
 */
export const isFlat = (name) => dataOf(name).box[1] === 1;

/**
 * The names of the geometries that people can choose, sorted by size. For each size, the usual geometry comes first.
 */
export const SIZES = OFFERED.toSorted((a, b) => sideOf(a) - sideOf(b));

/** Return whether a value is the name of a geometry. @param {unknown} name */
export const isGeometry = (name) =>
  typeof name === "string" && NAME.test(name) && Object.hasOwn(GEOMETRIES, knownPart(name));

/** @type {Map<string, Geometry>} */
const made = new Map();

/**
 * Return the geometry with the given name. Each geometry is created only once.
 * @param {string} name @returns {Geometry}
 */
export function geometry(name) {
  const known = made.get(name) ?? make(name);
  made.set(name, known);
  return known;
}

/**
 * Return the name of the usual geometry for this number of cells, or null if no geometry has so many.
 * @param {number} cells
 */
export const usualName = (cells) => SIZES.find((name) => sideOf(name) ** 2 === cells) ?? null;

/**
 * Return the size of a box in cells. Throws RangeError for an unknown name.
 * @param {string} name @returns {Geometry["box"]}
 */
export function boxShape(name) {
  if (!isGeometry(name)) throw new RangeError(`no geometry ${name}`);
  const [width, height] = dataOf(name).box;
  return { width, height };
}

/** @param {string} name @returns {Geometry} */
function make(name) {
  const box = boxShape(name);
  const { more: others = [], strokes = [], fewest = 0 } = dataOf(name);
  const unknown = unknownRules(name);
  const n = sideOf(name);
  const all = Array.from({ length: n * n }, (_, cell) => cell);
  const rowOf = all.map((cell) => Math.floor(cell / n));
  const columnOf = all.map((cell) => cell % n);
  const boxOf = all.map((cell) => boxAt(rowOf[cell], columnOf[cell], box));
  const more = others.map(([kind, index, cells]) => ({ kind, index, cells }));
  const usual = [
    ...housesOf("row", rowOf, n),
    ...housesOf("column", columnOf, n),
    ...(isFlat(name) ? [] : housesOf("box", boxOf, n)),
    ...more,
  ];
  const houses = unknown.length ? [] : usual;
  const fewestClues = unknown.length ? 0 : fewest;
  const drawn = drawnBox(name, n, box);
  const lines = { houses, more, strokes, drawn, peersOf: peers(houses, all) };
  return { name, n, cells: n * n, box, fewestClues, rowOf, columnOf, boxOf, unknown, ...lines };
}

/**
 * Return the size of the blocks between thick lines. A grid without boxes, or with irregular regions, is one block.
 * @param {string} name
 * @param {number} n
 * @param {Geometry["box"]} box
 */
function drawnBox(name, n, box) {
  if (unknownRules(name).includes(IRREGULAR)) return { width: n, height: n };
  return isFlat(name) ? { width: box.width, height: n } : box;
}

/**
 * Return the index of the box that contains the cell in a row and column. Boxes are numbered row by row.
 * @param {number} row
 * @param {number} column
 * @param {Geometry["box"]} box
 */
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
