import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { components } from "../../../web/photo/components.js";
import { gridAt } from "../../../web/photo/find.js";
import { greyOf, sample, shrunk } from "../../../web/photo/grey.js";
import { homography, seen } from "../../../web/photo/homography.js";
import { netOf } from "../../../web/photo/net.js";
import { readPhoto } from "../../../web/photo/read.js";
import { held } from "../../support/golden.js";

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
const PUZZLE = "4..52.7.3.....3...1....7....14.....67...5...15.....42....4....5...8.....2.1.76..8";
const SIZE = 9;
const [WIDTH, HEIGHT] = [420, 400];
const CORNERS = [
  { x: 42, y: 31 },
  { x: 371, y: 48 },
  { x: 384, y: 366 },
  { x: 29, y: 352 },
];

/** How dark the paper is at a place of the grid, from 0 to 1. @param {number} x @param {number} y */
function ink(x, y) {
  const line = (/** @type {number} */ at) => Math.abs(at - Math.round(at)) < (Math.round(at) % 3 ? 0.02 : 0.04);
  const inside = (/** @type {number} */ at) => at > -0.04 && at < SIZE + 0.04;
  if (!inside(x) || !inside(y)) return 0;
  if (line(x) || line(y)) return 0.8;
  const digit = DIGITS[Number(PUZZLE[Math.floor(y) * SIZE + Math.floor(x)])];
  const [u, v] = [Math.floor(((x % 1) - 0.3) / 0.08), Math.floor(((y % 1) - 0.22) / 0.08)];
  return digit?.[v]?.[u] === "1" ? 0.7 : 0;
}

/** A photograph of the puzzle with shade across it. @param {typeof CORNERS} [corners] */
function photograph(corners = CORNERS) {
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
    const share = dark.reduce((sum, { x, y }) => sum + ink(x, y), 0) / 4;
    data.fill((235 - 0.2 * column) * (1 - share), 4 * i, 4 * i + 3);
    data[4 * i + 3] = 255;
  }
  return { width: WIDTH, height: HEIGHT, data };
}

const net = netOf(new Uint8Array(readFileSync(new URL("../../../web/photo/digits.bin", import.meta.url))).buffer);
/** The likeliest digit of each cell. @param {import("../../../web/photo/read.js").Reading | null} reading */
const textOf = (reading) =>
  reading?.cells
    .map((cell) => cell.indexOf(Math.max(...cell)))
    .join("")
    .replaceAll("0", ".") ?? "";

/** Where the lines cross and what is printed, as numbers. @param {ReturnType<typeof photograph>} photo @param {Parameters<typeof readPhoto>[2]} [corners] @returns {Generator<string>} */
function* told(photo, corners) {
  const reading = readPhoto(photo, net, corners);
  assert.ok(reading);
  const { size, lattice, flat } = reading;
  yield `${size} ${lattice.score.toFixed(3)} ${flat.width}x${flat.height} ${flat.data.reduce((sum, each) => sum + each, 0)}`;
  yield textOf(reading);
  for (let row = 0; row <= size; row++)
    yield lattice.points
      .slice(row * (size + 1), (row + 1) * (size + 1))
      .map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`)
      .join(" ");
  for (const cell of reading.cells) yield [...cell].map((share) => share.toFixed(3)).join(" ");
}

const TURNED = [CORNERS[1], CORNERS[2], CORNERS[3], CORNERS[0]];
/** @type {Record<string, {photo: ReturnType<typeof photograph>, corners?: any}>} */
const PHOTOGRAPHS = {
  leaning: { photo: photograph() },
  "on its side": { photo: photograph(TURNED), corners: CORNERS },
};

for (const [what, { photo, corners }] of Object.entries(PHOTOGRAPHS))
  test(`a photograph, ${what}: what is drawn is read, and its crossings are where they were`, () => {
    const lines = [...told(photo, corners)];
    assert.equal(lines[1], PUZZLE);
    held(new URL(`./read-${what.replaceAll(" ", "-")}.txt`, import.meta.url), lines);
  });

/** @param {string} rows */
const drawnAs = (rows) => {
  const lines = rows.split(" ");
  const data = Float32Array.from(lines.join(""), Number);
  return { width: lines[0].length, height: lines.length, data };
};

test("what hangs together, corners included, with its first and last column and row", () => {
  const found = components(drawnAs("10011 01000 00002 30003 00033"), 1);
  assert.deepEqual(
    found.map(({ pixels, left, top, right, bottom }) => [[...pixels], left, top, right, bottom]),
    [
      [[0, 6], 0, 0, 1, 1],
      [[3, 4], 3, 0, 4, 0],
      [[14, 19, 23, 24], 3, 2, 4, 4],
      [[15], 0, 3, 0, 3],
    ],
  );
  assert.equal(components(drawnAs("10011 01000 00002 30003 00033"), 3).length, 2);
});

test("brightness counts green double, and what is transparent is white", () => {
  const data = [100, 0, 0, 255, 0, 100, 0, 255, 0, 0, 100, 255, 0, 0, 0, 0, 0, 0, 0, 51];
  assert.deepEqual([...greyOf({ width: 5, height: 1, data }).data], [25, 50, 25, 255, 204]);
});

test("a smaller picture has the means of what it covers; one that is small enough stays itself", () => {
  const from = { width: 4, height: 2, data: Float32Array.from([1, 3, 5, 7, 1, 3, 5, 9]) };
  assert.deepEqual(shrunk(from, 2), { width: 2, height: 1, data: Float32Array.from([2, 6.5]) });
  assert.equal(shrunk(from, 4), from);
  const thin = shrunk({ width: 9, height: 1, data: new Float32Array(9).fill(4) }, 3);
  assert.deepEqual(thin, { width: 3, height: 1, data: Float32Array.from([4, 4, 4]) });
});

test("between pixels is what lies between their values; beyond the edge, that of the edge", () => {
  const of = { width: 2, height: 2, data: Float32Array.from([0, 10, 20, 40]) };
  const at = [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
    [0.5, 0],
    [0, 0.5],
    [0.5, 0.5],
    [-3, 0],
    [9, 9],
    [0, 7],
  ];
  assert.deepEqual(
    at.map(([x, y]) => sample(of, x, y)),
    [0, 10, 20, 40, 5, 10, 17.5, 0, 40, 20],
  );
  assert.equal(sample({ width: 1, height: 1, data: Float32Array.from([7]) }, 3, -2), 7);
});

test("corners that enclose nothing are no grid, however they are shown", () => {
  const line = [0, 1, 2, 3].map((at) => ({ x: 10 * at, y: 5 * at }));
  assert.equal(gridAt(greyOf(photograph()), line), null);
});
