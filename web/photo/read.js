/**
 * Reading of a photograph, from its pixels to the probabilities of the digits in each cell.
 * @typedef {import("./grey.js").Pixels} Pixels
 * @typedef {import("./grey.js").Picture} Picture
 * @typedef {import("./lattice.js").Lattice} Lattice
 * @typedef {import("./quad.js").Point} Point
 * @typedef {import("./quad.js").Quad} Quad
 * @typedef {import("./net.js").Net} Net
 * @typedef {{ width: number, height: number, data: Uint8ClampedArray<ArrayBuffer> }} Flat the picture of the
 *   straightened grid, four bytes per pixel
 * @typedef {{ size: number, cells: Float32Array[], lattice: Lattice, flat: Flat, regions: number[] | null,
 *   cages: import("./rules.js").Cage[] | null, isUnclear: boolean }} Reading `cells`:
 *   for each cell, the probabilities that it is blank and that it contains 1 to `size`; cells and crossings are in
 *   reading order, top left first; `regions`: the region of each cell of a jigsaw; `cages`: the cages of a killer;
 *   `isUnclear`: whether there seem to be regions or cages that are not certain
 */
import { cut } from "./cells.js";
import { findGrid, gridAt } from "./find.js";
import { glyphOf } from "./glyph.js";
import { greyOf, shrunk } from "./grey.js";
import { probabilities } from "./net.js";
import { rulesIn } from "./rules.js";
import { turned } from "./turned.js";

/**
 * The longer side of a picture while it is read, in pixels. Even if the grid is only a third as wide, a digit still has
 * about 15 pixels.
 */
export const LONGEST = 1280;

const FAINT = 0.35; // a blank cell contains noise with less contrast than this, relative to the contrast of digits
const LINES = 0.6; // the least contrast of digits where there seem to be cages, because most or all cells are blank

/**
 * Read the grid in a photograph. All points are in pixels of the original picture.
 * @param {Pixels} pixels @param {Net} net @param {Quad} [corners]  the corners of the grid, if the player has set them
 * @returns {Reading | null} null if no grid was found
 */
export function readPhoto(pixels, net, corners) {
  const grey = shrunk(greyOf(pixels), LONGEST);
  const scale = pixels.width / grey.width;
  const scaled =
    (/** @type {number} */ by) =>
    (/** @type {Point} */ { x, y }) => ({ x: x * by, y: y * by });
  const lattice = corners ? gridAt(grey, /** @type {Quad} */ (corners.map(scaled(1 / scale)))) : findGrid(grey);
  if (!lattice) return null;
  const reading = readCells(grey, lattice, net);
  return {
    ...reading,
    lattice: { ...reading.lattice, points: reading.lattice.points.map(scaled(scale)) },
  };
}

/**
 * Read the cells in all four orientations, and return the result for the one in which the sums of cages are upright, or
 * else for the most likely one.
 * @param {Picture} grey @param {Lattice} lattice @param {Net} net
 */
function readCells(grey, lattice, net) {
  const { size } = lattice;
  const { regions, cages, isUnclear, turns: upright } = rulesIn(grey, lattice, net);
  const patches = cut(grey, lattice);
  const glyphs = patches.map(glyphOf);
  const usual = usualContrast(glyphs.map((glyph) => glyph?.contrast ?? 0));
  const least = FAINT * Math.max(usual, cages || isUnclear ? LINES : 0);
  const seen = glyphs.map((glyph) => (glyph && glyph.contrast > least ? glyph.data : null));
  const readings = [0, 1, 2, 3].map((turns) => seen.map((glyph) => glyph && classify(net, turned(glyph, turns), size)));
  const turns = upright ?? indexOfLargest(readings.map(likelihood));
  const blank = Float32Array.from({ length: size + 1 }, (_, i) => (i ? 0 : 1));
  return {
    size,
    cells: turned(
      readings[turns].map((cell) => cell ?? blank),
      turns,
    ),
    regions: regions && turned(regions, turns),
    cages,
    isUnclear,
    lattice: { ...lattice, points: turned(lattice.points, turns) },
    flat: flatOf(
      turned(patches, turns).map((patch) => ({ ...patch, data: turned(patch.data, turns) })),
      size,
    ),
  };
}

/**
 * Return the picture of the straightened grid, made from the pictures of its cells.
 * @param {Picture[]} patches row by row @param {number} size @returns {Flat}
 */
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

/**
 * Return the usual contrast of digits. All digits are about equally dark, and blank cells have only noise. Therefore
 * the result is the median of all contrasts that are more than half of the fifth highest.
 * @param {number[]} contrasts
 */
function usualContrast(contrasts) {
  const sorted = [...contrasts].sort((a, b) => b - a);
  const strong = sorted.filter((contrast) => contrast > sorted[4] / 2);
  return strong[strong.length >> 1] ?? 0;
}

/**
 * Return the probabilities of those digits and letters that can be in a grid of this size, and of a blank cell.
 * @param {Net} net @param {Float32Array} glyph @param {number} size
 */
function classify(net, glyph, size) {
  const some = probabilities(net, glyph).slice(0, size + 1);
  const sum = some.reduce((a, b) => a + b, 0);
  return some.map((share) => share / sum);
}

/**
 * Return how well all cells together can be read, as a sum of logarithms of probabilities.
 * @param {(Float32Array | null)[]} cells
 */
const likelihood = (cells) =>
  cells.reduce((sum, cell) => sum + (cell ? Math.log(Math.max(...cell.subarray(1), 1e-3)) : 0), 0);

/** @param {number[]} values */
const indexOfLargest = (values) => values.indexOf(Math.max(...values));
