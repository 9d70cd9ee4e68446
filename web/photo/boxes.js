/**
 * The regions of a jigsaw, from the thick lines of a 9x9 grid. Thick lines count only if they divide the whole grid into
 * nine pieces of nine cells. Therefore shadows, creases and single thick lines have no effect.
 * @typedef {import("./grey.js").Picture} Picture
 * @typedef {import("./lattice.js").Lattice} Lattice
 */
import { innerBorders, numbersOf, piecesOf, profileOf } from "./borders.js";

const N = 9;
const REACH = 0.16; // how far the strip around a line reaches to each side, in cells; it does not reach the digits
const STEPS = 12; // the number of samples across each half of the strip

/**
 * Return the region of each cell if the regions of a grid have other shapes than 3x3, and null otherwise. It is an empty
 * list if the thick lines can be read in several ways.
 * @param {Picture} grey @param {Lattice} lattice
 */
export function irregularRegions(grey, lattice) {
  if (lattice.size !== N) return null;
  const borders = innerBorders(lattice).map((border) => ({ ...border, ink: inkOf(grey, border) }));
  const pieces = [...new Set(borders.map(({ ink }) => ink))].map((least) =>
    piecesOf(
      borders.filter(({ ink }) => ink >= least),
      N,
    ),
  );
  const whole = pieces.filter(isWhole);
  if (!whole.length || whole.some((each) => each.every(isBox))) return null;
  const ways = new Set(whole.map(String));
  return ways.size > 1 ? [] : numbersOf(whole[0], N);
}

/**
 * Return how thick and dark a line is, as one number: how much darker a strip around the line is, on average, than
 * paper.
 * @param {Picture} grey @param {import("./borders.js").Border} border
 */
function inkOf(grey, border) {
  const profile = profileOf(grey, border, REACH, STEPS);
  return profile.reduce((sum, dark) => sum + dark, 0) / profile.length;
}

/**
 * Return whether the pieces can be boxes: there are nine pieces of nine cells, and none of them is a row or a column.
 * @param {number[][]} pieces
 */
const isWhole = (pieces) => pieces.length === N && pieces.every((piece) => piece.length === N && !isLine(piece));

/** @param {number[]} piece */
const isLine = (piece) => spans(piece).includes(1);

/** @param {number[]} piece */
const isBox = (piece) => spans(piece).every((span) => span === 3);

/** Return the number of rows and of columns that a piece extends over. @param {number[]} piece */
const spans = (piece) => [
  new Set(piece.map((cell) => Math.floor(cell / N))).size,
  new Set(piece.map((cell) => cell % N)).size,
];
