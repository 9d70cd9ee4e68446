/**
 * The rows, columns, boxes, houses and peers of each geometry. The geometries and their extra houses (those besides
 * rows, columns and boxes) come from Python (contract/constants.js).
 *
 * A name may contain rules (see geometry-name.js). Python says what they mean (`learn`). Until then, such a geometry
 * has only the houses that its name tells, and the page does not say that a board is solved. A geometry with rules that
 * are not supported has no houses and no peers, so that the page claims nothing that these rules might make false,
 * unless these rules are only drawn and described, and the description does not change rows, columns and boxes.
 * @typedef {import("../contract/shapes.js").RulesOf} RulesOf
 * @typedef {import("./houses.js").House} House
 * @typedef {import("./meaning.js").Meaning & {
 *   name: string, n: number, side: number, cells: number, used: number[], holes: ReadonlySet<number>,
 *   box: {width: number, height: number}, fewestClues: number, corners: number[][],
 *   rowOf: number[], columnOf: number[], houses: House[], more: House[],
 *   drawing: import("../contract/shapes.js").Drawing, peersOf: ReadonlySet<number>[], drawn: {width: number, height: number}, regions: string, rules: string[],
 *   unknown: string[], isKnown: boolean, isAlike: boolean,
 * }} Geometry  `n`: the number of digits; `side`: the number of rows, and of columns; `used`: the cells that are in a
 *   grid; `holes`: the other cells, which only boards with overlapping grids have; `corners`: the row and the column at
 *   which each grid begins; `more`: the extra houses; `drawing`: the shapes that show the rules;
 *   `drawn`: the size of the blocks between thick lines; `regions`: a sign for each cell, or "" for usual boxes;
 *   `rules`: the kinds of rules in the name; `unknown`: kinds of rules that are not supported; `isKnown`: whether the
 *   meaning of all rules is known; `isAlike`: whether any two digits can be exchanged, as far as that is known
 */
import { GEOMETRIES, GUESSED, OFFERED } from "../contract/constants.js";
import { digitsOf, isBase, isName, partsOf } from "./geometry-name.js";
import { houseOf, inGrids, linesOf, moreOf, peers, regionsOf } from "./houses.js";
import { meaningOf, unequal } from "./meaning.js";
import { NO_DRAWING } from "./shapes.js";

/** The code of the unsupported rule that replaces the boxes by irregular regions. */
const IRREGULAR = "region";

/** The greatest number of geometries with rules that are remembered. */
const MOST = 64;

/** @param {string} name */
const dataOf = (name) => GEOMETRIES[partsOf(name).base];

/**
 * Return whether a grid has rows and columns but no boxes. Its puzzles therefore need other rules, such as irregular
 * regions. A text that contains only digits is never read as a puzzle on such a grid.
 * @param {string} name
 */
export const isFlat = (name) => dataOf(name).box[1] === 1;

/**
 * The names of the geometries that people can choose, sorted by size. For each size, the usual geometry comes first.
 */
export const SIZES = OFFERED.toSorted((a, b) => digitsOf(a) - digitsOf(b));

/** Return whether a value is the name of a geometry. @param {unknown} name */
export const isGeometry = (name) => typeof name === "string" && (made.has(name) || isName(name));

/** @type {Map<string, Geometry>} */
const made = new Map();

/** The answers of Python about geometries with rules, by name. @type {Map<string, RulesOf>} */
const learned = new Map();

/** Return the geometry with a name. Geometries are remembered. @param {string} name @returns {Geometry} */
export function geometry(name) {
  const known = made.get(name) ?? make(name);
  if (!made.has(name)) remember(made, name, known);
  return known;
}

/**
 * Remember what the rules in a name mean. From now on, `geometry` returns another object for this name.
 * @param {string} name @param {RulesOf} rules
 */
export function learn(name, rules) {
  made.delete(name);
  remember(learned, name, rules);
}

/** Return whether Python must say what the rules in a name mean. @param {string} name */
export function isToLearn(name) {
  const { rules, unknown } = geometry(name);
  return rules.length + unknown.length > 0 && !learned.has(name);
}

/**
 * Add a value to a map. If the map has too many values of geometries with rules, the oldest of them is forgotten.
 * @template T @param {Map<string, T>} map @param {string} name @param {T} value
 */
function remember(map, name, value) {
  map.set(name, value);
  const ruled = [...map.keys()].filter((other) => !isBase(other));
  for (const oldest of ruled.slice(0, -MOST)) map.delete(oldest);
}

/**
 * Return the name of the usual geometry with a number of cells, or null if no geometry has this number.
 * @param {number} cells
 */
export const usualName = (cells) => SIZES.find((name) => digitsOf(name) ** 2 === cells) ?? null;

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
  const { base, grid, corners, rules, regions, unknown } = partsOf(name);
  const { fewest = 0 } = GEOMETRIES[base];
  const n = digitsOf(base);
  const side = n + Math.max(...corners.flat());
  const all = Array.from({ length: side * side }, (_, cell) => cell);
  const rowOf = all.map((cell) => Math.floor(cell / side));
  const columnOf = all.map((cell) => cell % side);
  const kinds = linesOf(n, isFlat(base) || regions ? null : box);
  const lines = base === grid ? kinds.flat() : kinds.flatMap((kind) => inGrids(kind, corners, side));
  const inGrid = base === grid ? new Set(all) : new Set(lines.flatMap(({ cells }) => cells));
  const [used, holes] = [all.filter((cell) => inGrid.has(cell)), new Set(all.filter((cell) => !inGrid.has(cell)))];
  const answer = learned.get(name);
  const more = answer ? answer.houses.map(houseOf) : [...moreOf(base), ...regionsOf(regions, n)];
  const houses = [...lines, ...more];
  const drawing = answer?.drawing ?? GEOMETRIES[base].drawing ?? NO_DRAWING;
  const lattice = { n, side, cells: all.length, used, holes, corners, box, rowOf, columnOf };
  const size = { name, ...lattice, more, drawing, regions, rules, unknown };
  const meant = meaningOf(answer);
  const drawn = drawnBox(name, side, box);
  const isAlike = answer ? answer.alike : !rules.length && !unknown.length;
  if (unknown.length) {
    const kept = unknown.every((kind) => GUESSED.includes(kind)) ? houses : [];
    return {
      ...size,
      ...meant,
      drawn,
      houses: kept,
      fewestClues: 0,
      isKnown: false,
      isAlike,
      peersOf: peers(kept, all),
    };
  }
  const peersOf = peers([...houses, ...meant.areas, ...unequal(meant)], all);
  const isKnown = !rules.length || answer !== undefined;
  return { ...size, ...meant, drawn, houses, isKnown, isAlike, peersOf, fewestClues: name === base ? fewest : 0 };
}

/**
 * Return the size of the blocks between thick lines. A grid without boxes or with irregular regions, and a board
 * with overlapping grids, is one block.
 * @param {string} name
 * @param {number} side
 * @param {Geometry["box"]} box
 */
function drawnBox(name, side, box) {
  const { base, grid, regions, unknown } = partsOf(name);
  if (base !== grid || regions || unknown.includes(IRREGULAR)) return { width: side, height: side };
  return isFlat(base) ? { width: box.width, height: side } : box;
}
