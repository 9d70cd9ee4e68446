/**
 * The borders of the cells in a photograph of a grid, and the pieces into which some of them divide the grid.
 * @typedef {import("./grey.js").Picture} Picture
 * @typedef {import("./quad.js").Point} Point
 * @typedef {{ cells: number[], from: Point, to: Point }} Border `cells`: the cell above or to the left of the border, then
 *   the other one; -1 is outside the grid. The border runs from left to right or from bottom to top.
 */
import { sample } from "./grey.js";

/** The part of a border that is looked at. At its ends, other lines cross it. */
const MIDDLE = [0.2, 0.8];
const ALONG = 12; // the number of samples along a border

/** Return the borders of all cells, also those around the grid. @param {import("./lattice.js").Lattice} lattice @returns {Border[]} */
export function bordersOf({ size, points }) {
  const at = (/** @type {number} */ row, /** @type {number} */ column) => points[row * (size + 1) + column];
  const cell = (/** @type {number} */ row, /** @type {number} */ column) =>
    Math.min(row, column) < 0 || Math.max(row, column) >= size ? -1 : row * size + column;
  return Array.from({ length: size * (size + 1) }, (_, i) => [Math.floor(i / size), i % size]).flatMap(([line, i]) => [
    { cells: [cell(i, line - 1), cell(i, line)], from: at(i + 1, line), to: at(i, line) },
    { cells: [cell(line - 1, i), cell(line, i)], from: at(line, i), to: at(line, i + 1) },
  ]);
}

/** Return the borders between two cells. @param {import("./lattice.js").Lattice} lattice */
export const innerBorders = (lattice) => bordersOf(lattice).filter(({ cells }) => !cells.includes(-1));

/**
 * Return how dark a photograph is beside a border, from its first cell to the other one. Each number is a mean along the
 * border; the lightest counts as paper and is 0.
 * @param {Picture} grey @param {Border} border @param {number} reach  how far to look to each side, in cells
 * @param {number} steps  the number of samples across each side
 * @param {number[]} [part]  the part of the border that is looked at
 */
export function profileOf(grey, { from, to }, reach, steps, [start, end] = MIDDLE) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const shades = Array.from({ length: 2 * steps + 1 }, (_, across) => {
    const beside = (across / steps - 1) * reach;
    let sum = 0;
    for (let step = 0; step < ALONG; step++) {
      const along = start + ((end - start) * (step + 0.5)) / ALONG;
      sum += sample(grey, from.x + along * dx - beside * dy, from.y + along * dy + beside * dx);
    }
    return sum / ALONG;
  });
  const paper = Math.max(...shades, 1);
  return shades.map((shade) => 1 - shade / paper);
}

/**
 * Return the pieces into which borders divide a grid, as lists of cells.
 * @param {{cells: number[]}[]} borders @param {number} size @returns {number[][]}
 */
export function piecesOf(borders, size) {
  const count = size * size;
  const inner = borders.filter(({ cells }) => !cells.includes(-1));
  const parted = new Set(inner.map(({ cells: [one, other] }) => one * count + other));
  const seen = new Set();
  const beside = (/** @type {number} */ cell) =>
    [
      cell % size < size - 1 && !parted.has(cell * count + cell + 1) && cell + 1,
      cell % size > 0 && !parted.has((cell - 1) * count + cell) && cell - 1,
      cell + size < count && !parted.has(cell * count + cell + size) && cell + size,
      cell >= size && !parted.has((cell - size) * count + cell) && cell - size,
    ].filter((other) => other !== false);
  /** @param {number} start */
  const pieceFrom = (start) => {
    const piece = [start];
    seen.add(start);
    for (const cell of piece)
      for (const other of beside(cell)) {
        if (!seen.has(other)) piece.push(other);
        seen.add(other);
      }
    return piece.sort((a, b) => a - b);
  };
  return Array.from({ length: size * size }, (_, cell) => cell).flatMap((cell) =>
    seen.has(cell) ? [] : [pieceFrom(cell)],
  );
}

/**
 * Return the number of its piece for each cell.
 * @param {number[][]} pieces @param {number} size
 */
export function numbersOf(pieces, size) {
  const numbers = Array.from({ length: size * size }, () => 0);
  pieces.forEach((piece, number) => {
    for (const cell of piece) numbers[cell] = number;
  });
  return numbers;
}
