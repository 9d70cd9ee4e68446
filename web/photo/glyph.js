/**
 * The digit or letter of a cell, without the lines of the cell and in a fixed size. The classifier was trained with
 * pictures of this form.
 * @typedef {import("./grey.js").Picture} Picture
 * @typedef {import("./components.js").Component} Component
 * @typedef {{ contrast: number, data: Float32Array }} Glyph `contrast`: how much darker ink is than paper, 0 to 1;
 *   `data`: GLYPH x GLYPH pixels, 0 for paper, 1 for ink
 */
import { components } from "./components.js";
import { sample } from "./grey.js";

export const GLYPH = 24;

const MARGIN = 0.08; // the part at the edge of a cell that may contain its lines, relative to the cell's side
const MIDDLE = [0.22, 0.78]; // the range that contains most of a digit, relative to the cell's side
const HEIGHTS = [0.26, 0.92]; // the least and the greatest length of a digit's longer side, relative to the cell's side
const AIR = 1.3; // the side of the square around a digit, relative to the digit's longer side

/**
 * Return a picture of the digit in a square cell (its glyph), or null if the cell contains nothing of a digit's size.
 * @param {Picture} cell @returns {Glyph | null}
 */
export function glyphOf(cell) {
  const side = cell.width;
  const sorted = Float32Array.from(cell.data).sort();
  const paper = sorted[Math.floor(sorted.length * 0.6)];
  const inner = within(cell, Math.round(0.2 * side));
  const ink = inner[Math.floor(inner.length * 0.03)];
  if (paper - ink < 4) return null;
  const dark = inked(cell, paper, (paper - ink) * 0.45);
  const box = boxOf(components(dark, 1), side);
  if (!box) return null;
  return { contrast: (paper - ink) / paper, data: cropped(cell, box, paper, ink) };
}

/**
 * Return the pixels that are not near the edges of a cell, sorted by brightness.
 * @param {Picture} cell @param {number} edge  how near, in pixels
 */
function within({ width, height, data }, edge) {
  const inner = new Float32Array((width - 2 * edge) * (height - 2 * edge));
  for (let y = edge, at = 0; y < height - edge; y++)
    for (let x = edge; x < width - edge; x++) inner[at++] = data[y * width + x];
  return inner.sort();
}

/**
 * Return a picture of the ink in a cell: 1 where there is ink, and 0 elsewhere and near the edges.
 * @param {Picture} cell @param {number} paper @param {number} least @returns {Picture}
 */
function inked({ width, height, data }, paper, least) {
  const edge = Math.round(MARGIN * width);
  const free = (/** @type {number} */ at) => at >= edge && at < width - edge;
  const dark = data.map((value, i) =>
    paper - value >= least && free(i % width) && free(Math.floor(i / width)) ? 1 : 0,
  );
  return { width, height, data: dark };
}

/**
 * Return the box around the pieces of ink that are mostly in the middle of the cell. The lines of the cell are not in
 * the middle. Return null if the box does not have a digit's size.
 * @param {Component[]} pieces @param {number} side @returns {Component | null}
 */
function boxOf(pieces, side) {
  const central = pieces.filter((piece) => 2 * inMiddle(piece, side) > piece.pixels.length);
  const most = Math.max(...central.map((it) => it.pixels.length));
  const parts = central.filter((it) => it.pixels.length > 0.12 * most);
  if (!parts.length) return null;
  const all = parts.reduce((a, b) => ({
    pixels: a.pixels,
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  }));
  const longer = Math.max(all.bottom - all.top, all.right - all.left) + 1;
  return longer >= HEIGHTS[0] * side && longer <= HEIGHTS[1] * side ? all : null;
}

/**
 * Return how many pixels of a piece of ink are in the middle of the cell.
 * @param {Component} piece @param {number} side
 */
function inMiddle({ pixels }, side) {
  const central = (/** @type {number} */ at) => at >= MIDDLE[0] * side && at < MIDDLE[1] * side;
  return pixels.reduce((sum, at) => sum + (central(at % side) && central(Math.floor(at / side)) ? 1 : 0), 0);
}

/**
 * Return the content of the box as a glyph: a square of fixed size with values from 0 for paper to 1 for ink.
 * @param {Picture} cell @param {Component} box @param {number} paper @param {number} ink
 */
export function cropped(cell, { left, top, right, bottom }, paper, ink) {
  const square = AIR * (Math.max(right - left, bottom - top) + 1);
  const [x0, y0] = [(left + right + 1 - square) / 2, (top + bottom + 1 - square) / 2];
  const glyph = new Float32Array(GLYPH * GLYPH);
  for (let i = 0; i < glyph.length; i++) {
    const x = x0 + (((i % GLYPH) + 0.5) / GLYPH) * square - 0.5;
    const y = y0 + ((Math.floor(i / GLYPH) + 0.5) / GLYPH) * square - 0.5;
    glyph[i] = Math.min(1.2, Math.max(0, (paper - sample(cell, x, y)) / (paper - ink)));
  }
  return glyph;
}
