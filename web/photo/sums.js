/**
 * The sums of cages, which are printed in the upper left corner of the first cell of each cage.
 * @typedef {import("./components.js").Component} Component
 * @typedef {import("./grey.js").Picture} Picture
 * @typedef {import("./lattice.js").Lattice} Lattice
 * @typedef {import("./net.js").Net} Net
 * @typedef {import("./quad.js").Point} Point
 */
import { components } from "./components.js";
import { cropped } from "./glyph.js";
import { picture, sample } from "./grey.js";
import { CLASSES, probabilities } from "./net.js";

const SIDE = 80; // the side of a straightened cell, in pixels
const BEFORE = 0.14; // how far the picture of a corner reaches out of the cell, in cells
const REACH = 0.56; // how far it reaches into the cell
const HEIGHTS = [0.13, 0.38]; // the least and the greatest height of a digit, in cells
const WIDEST = 0.32; // the greatest width of a digit
const FARTHEST = 0.3; // how far from the corner the first digit may begin
const ALIKE = 0.16; // how much digits differ in height and position at most, relative to their height
/** How dark ink is at least, relative to the darkest place. If it must be darker, fewer digits touch a line. */
const INKS = [0.4, 0.55, 0.7];
const MOST_DIGITS = 2;
const ZERO = CLASSES.indexOf("A"); // the network knows A and 10 as one class, and takes a 0 for it
const HIGH_HOLE = 0.5; // the least height of the hole in a 0, relative to the digit; those of 4, 6, 8 and 9 are lower

/**
 * Return the sum of each cage, or null if a cage has no sum in its corner.
 * @param {Picture} grey @param {Lattice} lattice
 * @param {number[][]} cages  each with its first cell first
 * @param {Net} net
 */
export function sumsIn(grey, { size, points }, cages, net) {
  const corners = cages.map(([first]) => {
    const at = Math.floor(first / size) * (size + 1) + (first % size);
    return cornerOf(
      grey,
      [at, at + 1, at + size + 1, at + size + 2].map((each) => points[each]),
    );
  });
  const pieces = corners.map(digitsIn);
  const heights = pieces.flatMap((some) => some.slice(0, 1).map(heightOf)).sort((a, b) => a - b);
  if (heights.length < cages.length) return null;
  const usual = heights[heights.length >> 1];
  const digits = pieces.map((some) => some.filter((piece) => Math.abs(heightOf(piece) - usual) <= ALIKE * usual + 1));
  if (digits.some(({ length }) => length < 1 || length > MOST_DIGITS)) return null;
  return digits.map((some, i) => Number(some.map((piece) => digitOf(corners[i], piece, net)).join("")));
}

/** @param {Component} piece */
const heightOf = ({ top, bottom }) => bottom - top + 1;

/**
 * Return a straightened picture of the upper left corner of a cell and of what is around it.
 * @param {Picture} grey @param {Point[]} corners  the top left, top right, bottom left and bottom right corner
 */
function cornerOf(grey, [a, b, c, d]) {
  const wide = Math.round((BEFORE + REACH) * SIDE);
  const to = picture(wide, wide);
  for (let i = 0; i < to.data.length; i++) {
    const [u, v] = [i % wide, Math.floor(i / wide)].map((at) => (at + 0.5) / SIDE - BEFORE);
    const mix = (/** @type {"x" | "y"} */ of) =>
      (a[of] * (1 - u) + b[of] * u) * (1 - v) + (c[of] * (1 - u) + d[of] * u) * v;
    to.data[i] = sample(grey, mix("x"), mix("y"));
  }
  return to;
}

/**
 * Return the pieces of ink that can be digits of a sum, from left to right.
 * @param {Picture} corner @returns {Component[]}
 */
const digitsIn = (corner) =>
  INKS.map((least) => digitsWith(corner, least)).reduce((best, found) =>
    found.length > best.length && found.length <= MOST_DIGITS ? found : best,
  );

/**
 * Return the pieces of ink that are as high as the highest one near the corner. Lines of the grid reach the edge of the
 * picture, and dashes are smaller.
 * @param {Picture} corner @param {number} least  how dark ink is at least
 */
function digitsWith(corner, least) {
  const { paper, ink } = shadesOf(corner);
  const dark = corner.data.map((value) => (paper - value >= least * (paper - ink) ? 1 : 0));
  const all = components({ ...corner, data: dark }, 1).filter((piece) => hasSizeOfDigit(piece, corner.width));
  const isFirst = (/** @type {Component} */ { left, top }) => Math.max(left, top) < (BEFORE + FARTHEST) * SIDE;
  const [highest] = all.filter(isFirst).sort((p, q) => heightOf(q) - heightOf(p));
  if (!highest) return [];
  const near = ALIKE * heightOf(highest) + 1;
  const isBeside = (/** @type {Component} */ { top, bottom }) =>
    Math.abs(top - highest.top) <= near && Math.abs(bottom - highest.bottom) <= near;
  return all.filter(isBeside).sort((p, q) => p.left - q.left);
}

/** @param {Component} piece @param {number} width */
function hasSizeOfDigit(piece, width) {
  const { left, top, right, bottom } = piece;
  const [wide, high] = [right - left + 1, heightOf(piece)];
  const isInside = Math.min(left, top) > 0 && Math.max(right, bottom) < width - 1;
  const isHigh = high >= HEIGHTS[0] * SIDE && high <= HEIGHTS[1] * SIDE;
  return isInside && isHigh && wide <= WIDEST * SIDE && wide <= 1.1 * high;
}

/** Return the usual brightness of paper and of ink. @param {Picture} corner */
function shadesOf({ data }) {
  const sorted = data.toSorted();
  return { paper: sorted[Math.floor(0.7 * sorted.length)], ink: sorted[Math.floor(0.03 * sorted.length)] };
}

/**
 * Return the likeliest digit for a piece of ink. Only a piece with a hole can be 0, and no other digit has a high hole.
 * @param {Picture} corner @param {Component} piece @param {Net} net
 */
function digitOf(corner, piece, net) {
  const { paper, ink } = shadesOf(corner);
  const shares = probabilities(net, cropped(alone(corner, piece, paper), piece, paper, ink));
  const hole = heightOfHole(piece, corner.width);
  if (hole > HIGH_HOLE) return 0;
  const digits = [hole ? shares[ZERO] : 0, ...shares.slice(1, 10)];
  return digits.indexOf(Math.max(...digits));
}

/**
 * Return the picture with paper around the box of a piece of ink. The square in which the network sees a narrow digit would
 * show a part of its neighbour, and a 1 beside a 2 look like another digit.
 * @param {Picture} corner @param {Component} piece @param {number} paper @returns {Picture}
 */
function alone({ width, height, data }, { left, top, right, bottom }, paper) {
  const to = picture(width, height);
  to.data.fill(paper);
  for (let y = Math.max(0, top - 1); y <= Math.min(height - 1, bottom + 1); y++)
    for (let x = Math.max(0, left - 1); x <= Math.min(width - 1, right + 1); x++)
      to.data[y * width + x] = data[y * width + x];
  return to;
}

/**
 * Return the height of the highest part of paper that is enclosed by a piece of ink, relative to the piece.
 * @param {Component} piece @param {number} width
 */
function heightOfHole(piece, width) {
  const around = picture(piece.right - piece.left + 3, heightOf(piece) + 2);
  around.data.fill(1);
  for (const at of piece.pixels) {
    const [x, y] = [(at % width) - piece.left + 1, Math.floor(at / width) - piece.top + 1];
    around.data[y * around.width + x] = 0;
  }
  const holes = components(around, 1).filter(({ top }) => top > 0); // the paper around the piece begins at the top
  return Math.max(0, ...holes.map(heightOf)) / heightOf(piece);
}
