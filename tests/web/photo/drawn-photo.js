/** Photographs of a puzzle, drawn. */

import { homography, seen } from "../../../web/photo/homography.js";

/** Digits in 5 by 7. */
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
const SIZE = 9;
const [WIDTH, HEIGHT] = [420, 400];
/** Where its corners are, unless others are said. */
export const CORNERS = [
  { x: 42, y: 31 },
  { x: 371, y: 48 },
  { x: 384, y: 366 },
  { x: 29, y: 352 },
];

/** @typedef {{corners?: typeof CORNERS, inkOf?: (cell: number) => number, decoy?: (x: number, y: number) => number}} Drawing  `inkOf`: how dark a cell's digit is; `decoy`: how dark it is beside the grid */

/** How dark the paper is at a place of the grid, from 0 to 1. @param {number} x @param {number} y @param {(cell: number) => number} inkOf */
function ink(x, y, inkOf) {
  const line = (/** @type {number} */ at) => Math.abs(at - Math.round(at)) < (Math.round(at) % 3 ? 0.02 : 0.04);
  const inside = (/** @type {number} */ at) => at > -0.04 && at < SIZE + 0.04;
  if (!inside(x) || !inside(y)) return 0;
  if (line(x) || line(y)) return 0.8;
  const cell = Math.floor(y) * SIZE + Math.floor(x);
  const digit = DIGITS[Number(PUZZLE[cell])];
  const [u, v] = [Math.floor(((x % 1) - 0.3) / 0.08), Math.floor(((y % 1) - 0.22) / 0.08)];
  return digit?.[v]?.[u] === "1" ? inkOf(cell) : 0;
}

/** A photograph of the puzzle with shade across it. @param {Drawing} [drawing] */
export function photograph({ corners = CORNERS, inkOf = () => 0.7, decoy = () => 0 } = {}) {
  const square = [
    { x: 0, y: 0 },
    { x: SIZE, y: 0 },
    { x: SIZE, y: SIZE },
    { x: 0, y: SIZE },
  ];
  const back = /** @type {number[]} */ (homography(corners, square));
  const data = new Uint8ClampedArray(4 * WIDTH * HEIGHT);
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const [column, row] = [i % WIDTH, Math.floor(i / WIDTH)];
    const dark = [0.25, 0.75].flatMap((dx) => [0.25, 0.75].map((dy) => seen(back, column + dx - 0.5, row + dy - 0.5)));
    const share = dark.reduce((sum, { x, y }) => sum + ink(x, y, inkOf), 0) / 4 + decoy(column, row);
    data.fill((235 - 0.2 * column) * (1 - share), 4 * i, 4 * i + 3);
    data[4 * i + 3] = 255;
  }
  return { width: WIDTH, height: HEIGHT, data };
}
