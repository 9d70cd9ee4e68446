/**
 * Where every cell of a grid lies: its row, its column, its box, its houses and its peers, for every geometry. Which there
 * are, and what houses they have besides rows, columns and boxes, Python says (contract/constants.js).
 *
 * A puzzle may have rules that are not known here. Its geometry's name says so ("9?killercage"), and it has no houses and no
 * peers, so that the page says nothing that these rules may make false.
 *
 * @typedef {{kind: string, index: number, cells: number[]}} House
 * @typedef {{
 *   name: string, n: number, cells: number, box: {width: number, height: number}, fewestClues: number,
 *   rowOf: number[], columnOf: number[], boxOf: number[], houses: House[], more: House[], strokes: number[][],
 *   peersOf: ReadonlySet<number>[], drawn: {width: number, height: number}, unknown: string[],
 * }} Geometry  `more`: the houses besides the usual; `strokes`: lines over the grid that show them, x, y to x, y in cells;
 *   `drawn`: what thick lines part; `unknown`: kinds of rules that are not known
 */
import { GEOMETRIES, OFFERED } from "../contract/constants.js";

/** Stands before the kinds of rules that are not known, as in Python's grid/geometry.py. */
const UNKNOWN = "?";
const NAME = /^[^?]+(?:\?[\w+-]{1,32}(?:,[\w+-]{1,32}){0,23})?$/;
const MOST_KINDS = 24;
const LONGEST_KIND = 32;
/** The unknown rule that replaces the boxes. */
const IRREGULAR = "region";

/** What stands before the unknown rules. @param {string} name */
export const knownPart = (name) => name.split(UNKNOWN, 1)[0];

/** The kinds of rules that are not known. @param {string} name @returns {string[]} */
export const unknownRules = (name) => name.split(UNKNOWN)[1]?.split(",") ?? [];

/** The name of a geometry with these unknown rules. @param {string} name @param {string[]} rules */
export function withUnknown(name, rules) {
  const kinds = rules.map((rule) => rule.replace(/[^\w+-]/g, "-").slice(0, LONGEST_KIND)).filter(Boolean);
  const all = [...new Set([...unknownRules(name), ...kinds])].sort().slice(0, MOST_KINDS);
  return all.length ? `${knownPart(name)}${UNKNOWN}${all.join(",")}` : name;
}

/** @param {string} name */
const saidOf = (name) => GEOMETRIES[knownPart(name)];

/** @param {string} name */
const sideOf = (name) => saidOf(name).box[0] * saidOf(name).box[1];

/** Whether a grid has no boxes: its rules come with a puzzle, and no text of digits is taken for one. @param {string} name */
export const isFlat = (name) => saidOf(name).box[1] === 1;

/** The names of the geometries that are offered: by size, the usual one of a size first. */
export const SIZES = OFFERED.toSorted((a, b) => sideOf(a) - sideOf(b));

/** @param {unknown} name */
export const isGeometry = (name) =>
  typeof name === "string" && NAME.test(name) && Object.hasOwn(GEOMETRIES, knownPart(name));

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
  if (!isGeometry(name)) throw new RangeError(`no geometry ${name}`);
  const [width, height] = saidOf(name).box;
  return { width, height };
}

/** @param {string} name @returns {Geometry} */
function make(name) {
  const box = boxShape(name);
  const { more: others = [], strokes = [], fewest = 0 } = saidOf(name);
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

/** A grid without boxes, or with others, is one piece. @param {string} name @param {number} n @param {Geometry["box"]} box */
function drawnBox(name, n, box) {
  if (unknownRules(name).includes(IRREGULAR)) return { width: n, height: n };
  return isFlat(name) ? { width: box.width, height: n } : box;
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
