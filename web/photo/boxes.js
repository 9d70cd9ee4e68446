/**
 * Whether the thick lines of a grid of nine form boxes of other shapes than 3 by 3, as those of a jigsaw do. Only lines that
 * part the whole grid into nine pieces of nine cells are believed, so that shadows, creases and thick rows say nothing.
 * @typedef {import("./grey.js").Picture} Picture
 * @typedef {import("./lattice.js").Lattice} Lattice
 * @typedef {import("./quad.js").Point} Point
 */
import { sample } from "./grey.js";

const N = 9;
const REACH = 0.16; // of a cell, to each side of where a line should be: short of the digits
const STEPS = 12; // from one side to the other, and along a line
const ENDS = 0.2; // of a line, where others cross it

/** @param {Picture} grey @param {Lattice} lattice */
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
 * The lines between two cells each, with how much ink they have.
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

/** How thick and how dark a line is, in parts of its length, beside the paper around it. @param {Picture} grey @param {Point} from @param {Point} to */
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

/** The cells that no border parts, together. @param {{cells: number[]}[]} borders @returns {number[][]} */
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

/** Nine pieces of nine cells, not rows or columns. @param {number[][]} pieces */
const isWhole = (pieces) => pieces.length === N && pieces.every((piece) => piece.length === N && !isLine(piece));

/** @param {number[]} piece */
const isLine = (piece) => spans(piece).includes(1);

/** @param {number[]} piece */
const isBox = (piece) => spans(piece).every((span) => span === 3);

/** How many rows and columns a piece reaches over. @param {number[]} piece */
const spans = (piece) => [
  new Set(piece.map((cell) => Math.floor(cell / N))).size,
  new Set(piece.map((cell) => cell % N)).size,
];
