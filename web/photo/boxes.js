/**
 * Detection of irregular boxes, as in a jigsaw, from the thick lines of a 9x9 grid. Thick lines count only if they
 * divide the whole grid into nine pieces of nine cells. Therefore shadows, creases and single thick lines have no
 * effect.
 * @typedef {import("./grey.js").Picture} Picture
 * @typedef {import("./lattice.js").Lattice} Lattice
 * @typedef {import("./quad.js").Point} Point
 */
import { sample } from "./grey.js";

const N = 9;
const REACH = 0.16; // how far the strip around a line reaches to each side, in cells; it does not reach the digits
const STEPS = 12; // the number of samples along a line, and across each half of its strip
const ENDS = 0.2; // the part of a line that is skipped at each end, because other lines cross it there

/** Return whether the boxes of a grid have other shapes than 3x3. @param {Picture} grey @param {Lattice} lattice */
export function isIrregular(grey, { size, points }) {
  if (size !== N) return false;
  const borders = bordersIn(grey, points);
  const pieces = [...new Set(borders.map(({ ink }) => ink))].map((least) =>
    piecesOf(borders.filter(({ ink }) => ink >= least)),
  );
  const whole = pieces.filter(isWhole);
  return whole.length > 0 && !whole.some((each) => each.every(isBox));
}

/**
 * Return each border between two neighbouring cells, with the amount of ink along it.
 * @param {Picture} grey @param {Point[]} points @returns {{cells: number[], ink: number}[]}
 */
function bordersIn(grey, points) {
  const at = (/** @type {number} */ row, /** @type {number} */ column) => points[row * (N + 1) + column];
  const cells = Array.from({ length: N * N }, (_, cell) => ({ cell, row: Math.floor(cell / N), column: cell % N }));
  return cells.flatMap(({ cell, row, column }) => [
    ...(column < N - 1
      ? [{ cells: [cell, cell + 1], ink: inkOf(grey, at(row, column + 1), at(row + 1, column + 1)) }]
      : []),
    ...(row < N - 1
      ? [{ cells: [cell, cell + N], ink: inkOf(grey, at(row + 1, column), at(row + 1, column + 1)) }]
      : []),
  ]);
}

/**
 * Return how thick and dark a line is, as one number: how much darker a strip around the line is, on average, than
 * paper.
 * @param {Picture} grey @param {Point} from @param {Point} to
 */
function inkOf(grey, from, to) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const shades = Array.from({ length: 2 * STEPS + 1 }, (_, across) => {
    const beside = (across / STEPS - 1) * REACH;
    let sum = 0;
    for (let step = 0; step < STEPS; step++) {
      const along = ENDS + ((1 - 2 * ENDS) * (step + 0.5)) / STEPS;
      sum += sample(grey, from.x + along * dx - beside * dy, from.y + along * dy + beside * dx);
    }
    return sum / STEPS;
  });
  const paper = Math.max(...shades, 1);
  return shades.reduce((sum, shade) => sum + 1 - shade / paper, 0) / shades.length;
}

/**
 * Return the pieces into which the given borders divide the grid, as lists of cells.
 * @param {{cells: number[]}[]} borders @returns {number[][]}
 */
function piecesOf(borders) {
  const parted = new Set(borders.map(({ cells: [one, other] }) => one * N * N + other));
  const beside = (/** @type {number} */ cell) =>
    [
      cell % N < N - 1 && !parted.has(cell * N * N + cell + 1) && cell + 1,
      cell % N > 0 && !parted.has((cell - 1) * N * N + cell) && cell - 1,
      cell + N < N * N && !parted.has(cell * N * N + cell + N) && cell + N,
      cell >= N && !parted.has((cell - N) * N * N + cell) && cell - N,
    ].filter((other) => other !== false);
  const seen = new Set();
  /** @type {number[][]} */
  const pieces = [];
  for (let start = 0; start < N * N; start++) {
    if (seen.has(start)) continue;
    const piece = [start];
    seen.add(start);
    for (const cell of piece)
      for (const other of beside(cell)) {
        if (seen.has(other)) continue;
        seen.add(other);
        piece.push(other);
      }
    pieces.push(piece);
  }
  return pieces;
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
