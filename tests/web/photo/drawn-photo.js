/** Drawn photographs of a puzzle. */

import { homography, project } from "../../../web/photo/homography.js";

/** The shapes of digits in 5 by 7 points. */
const DIGITS = [
  "01110 10001 10011 10101 11001 10001 01110",
  "00100 01100 00100 00100 00100 00100 01110",
  "01110 10001 00001 00010 00100 01000 11111",
  "11111 00010 00100 00010 00001 10001 01110",
  "00010 00110 01010 10010 11111 00010 00010",
  "11111 10000 11110 00001 00001 10001 01110",
  "00110 01000 10000 11110 10001 10001 01110",
  "11111 00001 00010 00100 01000 01000 01000",
  "01110 10001 10001 01110 10001 10001 01110",
  "01110 10001 10001 01111 00001 00010 01100",
].map((rows) => rows.split(" "));
export const PUZZLE = "4..52.7.3.....3...1....7....14.....67...5...15.....42....4....5...8.....2.1.76..8";
const [WIDTH, HEIGHT] = [420, 400];
/** The rows and columns of a box, by the size of the grid. @type {Record<number, number[]>} */
const BOXES = { 6: [2, 3], 9: [3, 3], 16: [4, 4] };
/** The default corners of the grid. */
export const CORNERS = [
  { x: 42, y: 31 },
  { x: 371, y: 48 },
  { x: 384, y: 366 },
  { x: 29, y: 352 },
];

/**
 * @typedef {{corners?: typeof CORNERS, size?: number, zoom?: number, inkOf?: (cell: number) => number, line?: number,
 *   decoy?: (x: number, y: number) => number}} Drawing  `size`: rows of the grid; `zoom`: how much larger the picture is;
 *   `inkOf`: how dark a cell's digit is, `line`: a line; `decoy`: how dark it is beside the grid
 */

/**
 * Return how dark the paper is at a position of the grid, from 0 to 1.
 * @param {number} x @param {number} y @param {{size: number, inkOf: (cell: number) => number, line: number}} drawing
 */
function ink(x, y, { size, inkOf, line }) {
  const isLine = (/** @type {number} */ at, /** @type {number} */ box) =>
    Math.abs(at - Math.round(at)) < (Math.round(at) % box ? 0.02 : 0.04);
  const inside = (/** @type {number} */ at) => at > -0.04 && at < size + 0.04;
  if (!inside(x) || !inside(y)) return 0;
  const [rows, columns] = BOXES[size];
  if (isLine(x, columns) || isLine(y, rows)) return line;
  const cell = Math.floor(y) * size + Math.floor(x);
  const digit = DIGITS[Number(PUZZLE[cell])];
  const [u, v] = [Math.floor(((x % 1) - 0.3) / 0.08), Math.floor(((y % 1) - 0.22) / 0.08)];
  return digit?.[v]?.[u] === "1" ? inkOf(cell) : 0;
}

/** Return where the crossings of a grid with these corners are. @param {{x: number, y: number}[]} corners @param {number} [size] */
export function latticeWith(corners, size = 9) {
  const plane = /** @type {number[]} */ (homography(squareOf(size), /** @type {any} */ (corners)));
  return Array.from({ length: (size + 1) ** 2 }, (_, at) =>
    project(plane, at % (size + 1), Math.floor(at / (size + 1))),
  );
}

/** Return the corners of an upright grid, in cells. @param {number} size */
const squareOf = (size) => [
  { x: 0, y: 0 },
  { x: size, y: 0 },
  { x: size, y: size },
  { x: 0, y: size },
];

/** Return a photograph of the puzzle with a shadow across it. @param {Drawing} [drawing] */
export function photograph({
  corners = CORNERS,
  size = 9,
  zoom = 1,
  inkOf = () => 0.7,
  line = 0.8,
  decoy = () => 0,
} = {}) {
  const back = /** @type {number[]} */ (homography(corners, squareOf(size)));
  const [width, height] = [zoom * WIDTH, zoom * HEIGHT];
  const data = new Uint8ClampedArray(4 * width * height);
  for (let i = 0; i < width * height; i++) {
    const [column, row] = [(i % width) / zoom, Math.floor(i / width) / zoom];
    const dark = [0.25, 0.75].flatMap((dx) =>
      [0.25, 0.75].map((dy) => project(back, column + (dx - 0.5) / zoom, row + (dy - 0.5) / zoom)),
    );
    const share = dark.reduce((sum, { x, y }) => sum + ink(x, y, { size, inkOf, line }), 0) / 4 + decoy(column, row);
    data.fill((235 - 0.2 * column) * (1 - share), 4 * i, 4 * i + 3);
    data[4 * i + 3] = 255;
  }
  return { width, height, data };
}
