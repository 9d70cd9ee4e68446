/**
 * From a photograph to what is printed in each cell.
 * @typedef {import("./grey.js").Pixels} Pixels
 * @typedef {import("./grey.js").Picture} Picture
 * @typedef {import("./lattice.js").Lattice} Lattice
 * @typedef {import("./quad.js").Point} Point
 * @typedef {import("./quad.js").Quad} Quad
 * @typedef {import("./net.js").Net} Net
 * @typedef {{ width: number, height: number, data: Uint8ClampedArray<ArrayBuffer> }} Flat the grid straightened, four bytes a pixel
 * @typedef {{ size: number, cells: Float32Array[], lattice: Lattice, flat: Flat, irregular: boolean }} Reading each cell's
 *   probabilities: of nothing, then of 1 to `size`; cells and crossings as a person reads the grid, top left first; whether
 *   its boxes have other shapes than usual
 */
import { isIrregular } from "./boxes.js";
import { cut } from "./cells.js";
import { findGrid, gridAt } from "./find.js";
import { glyphOf } from "./glyph.js";
import { greyOf, shrunk } from "./grey.js";
import { probabilities } from "./net.js";

/** Pixels of the longer side that are looked at: a digit of a grid that fills a third of that has still some fifteen. */
export const LONGEST = 1280;

const FAINT = 0.35; // of the usual contrast of digits: less is a blank's noise

/**
 * @param {Pixels} pixels @param {Net} net @param {Quad} [corners] of the grid, where a person has shown them
 * @returns {Reading | null} null: no grid was found. All points are those of the picture as it came.
 */
export function readPhoto(pixels, net, corners) {
  const grey = shrunk(greyOf(pixels), LONGEST);
  const scale = pixels.width / grey.width;
  const moved =
    (/** @type {number} */ by) =>
    (/** @type {Point} */ { x, y }) => ({ x: x * by, y: y * by });
  const lattice = corners ? gridAt(grey, /** @type {Quad} */ (corners.map(moved(1 / scale)))) : findGrid(grey);
  if (!lattice) return null;
  const reading = readCells(grey, lattice, net);
  return {
    ...reading,
    irregular: isIrregular(grey, lattice),
    lattice: { ...reading.lattice, points: reading.lattice.points.map(moved(scale)) },
  };
}

/** @param {Picture} grey @param {Lattice} lattice @param {Net} net */
function readCells(grey, lattice, net) {
  const { size } = lattice;
  const patches = cut(grey, lattice);
  const glyphs = patches.map(glyphOf);
  const least = FAINT * usualContrast(glyphs.map((glyph) => glyph?.contrast ?? 0));
  const seen = glyphs.map((glyph) => (glyph && glyph.contrast > least ? glyph.data : null));
  const readings = [0, 1, 2, 3].map((turns) => seen.map((glyph) => glyph && likely(net, turned(glyph, turns), size)));
  const turns = best(readings.map(likelihood));
  const blank = Float32Array.from({ length: size + 1 }, (_, i) => (i ? 0 : 1));
  return {
    size,
    cells: turned(
      readings[turns].map((cell) => cell ?? blank),
      turns,
    ),
    lattice: { ...lattice, points: turned(lattice.points, turns) },
    flat: flatOf(
      turned(patches, turns).map((patch) => ({ ...patch, data: turned(patch.data, turns) })),
      size,
    ),
  };
}

/** @param {Picture[]} patches row by row @param {number} size @returns {Flat} */
function flatOf(patches, size) {
  const side = patches[0].width;
  const wide = size * side;
  const data = new Uint8ClampedArray(4 * wide * wide);
  for (let y = 0, at = 0; y < wide; y++)
    for (let x = 0; x < wide; x++, at += 4) {
      const patch = patches[Math.floor(y / side) * size + Math.floor(x / side)];
      data.fill(patch.data[(y % side) * side + (x % side)], at, at + 3);
      data[at + 3] = 255;
    }
  return { width: wide, height: wide, data };
}

/** Digits are as dark as each other, blanks hold noise alone: the middle of those nearer to the darkest. @param {number[]} contrasts */
function usualContrast(contrasts) {
  const sorted = [...contrasts].sort((a, b) => b - a);
  const strong = sorted.filter((contrast) => contrast > sorted[4] / 2);
  return strong[strong.length >> 1] ?? 0;
}

/** @param {Net} net @param {Float32Array} glyph @param {number} size */
function likely(net, glyph, size) {
  const some = probabilities(net, glyph).slice(0, size + 1);
  const sum = some.reduce((a, b) => a + b, 0);
  return some.map((share) => share / sum);
}

/** How well all cells together can be read. @param {(Float32Array | null)[]} cells */
const likelihood = (cells) =>
  cells.reduce((sum, cell) => sum + (cell ? Math.log(Math.max(...cell.subarray(1), 1e-3)) : 0), 0);

/** @param {number[]} values */
const best = (values) => values.indexOf(Math.max(...values));

/**
 * A square of values, turned to the left.
 * @template {Float32Array | any[]} T
 * @param {T} square @param {number} turns quarters @returns {T}
 */
function turned(square, turns) {
  const side = Math.sqrt(square.length);
  let now = square;
  for (let turn = 0; turn < turns; turn++) {
    const before = now;
    now = /** @type {T} */ (before.map((_, i) => before[(i % side) * side + (side - 1 - Math.floor(i / side))]));
  }
  return now;
}
