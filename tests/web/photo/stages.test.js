/**
 * Check each stage of reading on small pictures, number by number, against stages.txt. `node FILE write` rewrites it.
 */

import { test } from "node:test";
import { cut } from "../../../web/photo/cells.js";
import { components } from "../../../web/photo/components.js";
import { crossing, linesIn } from "../../../web/photo/crossing.js";
import { findGrid, gridAt } from "../../../web/photo/find.js";
import { glyphOf } from "../../../web/photo/glyph.js";
import { darkness, greyOf, shrunk } from "../../../web/photo/grey.js";
import { homography } from "../../../web/photo/homography.js";
import { latticeOf, straightLattice } from "../../../web/photo/lattice.js";
import { largestQuad, ordered } from "../../../web/photo/quad.js";
import { held } from "../../support/golden.js";
import { CORNERS, photograph } from "./drawn-photo.js";

/** @typedef {import("../../../web/photo/grey.js").Picture} Picture */

const rounded = (/** @type {number} */ value) => Number(value.toFixed(3));
/** @param {Picture} picture row by row */
const rowsOf = ({ width, height, data }) =>
  Array.from({ length: height }, (_, row) => [...data.slice(row * width, (row + 1) * width)].map(rounded).join(" "));
/** @param {number} width @param {number} height @param {(x: number, y: number) => number} at @returns {Picture} */
const drawnAs = (width, height, at) => ({
  ...{ width, height },
  data: Float32Array.from({ length: width * height }, (_, i) => at(i % width, Math.floor(i / width))),
});
const told = (/** @type {unknown} */ value) =>
  JSON.stringify(value, (_, each) =>
    typeof each === "number" ? rounded(each) : ArrayBuffer.isView(each) ? [.../** @type {any} */ (each)] : each,
  );

/** A picture of waves, in which neighbouring pixels differ. */
const WAVES = drawnAs(13, 8, (x, y) => 120 + 100 * Math.sin(x / 2 + y) * Math.cos(y - x / 3));

function* smaller() {
  for (const longest of [20, 13, 9, 5, 2])
    yield* [`waves, the longer side ${longest}:`, ...rowsOf(shrunk(WAVES, longest))];
  for (const [width, height] of [
    [40, 1],
    [1, 40],
    [30, 2],
  ])
    yield* [
      `${width}x${height}:`,
      ...rowsOf(
        shrunk(
          drawnAs(width, height, (x, y) => x + 2 * y),
          6,
        ),
      ),
    ];
  for (const reach of [1, 3, 9]) yield* [`darkness ${reach}:`, ...rowsOf(darkness(WAVES, reach))];
}

/** Return a cell of 36 pixels with bars, given their positions and brightness. @param {number[][]} bars */
const cellOf = (bars) =>
  drawnAs(
    36,
    36,
    (x, y) =>
      bars.find(([left, top, wide, high]) => x >= left && x < left + wide && y >= top && y < top + high)?.[4] ?? 200,
  );
/** @type {Record<string, number[][]>} */
const CELLS = {
  nothing: [],
  "hardly anything": [[12, 8, 10, 20, 197]],
  "a bar": [[15, 8, 6, 20, 60]],
  "a faint one": [[15, 8, 6, 20, 180]],
  "a dot": [[16, 16, 4, 4, 60]],
  "a small digit": [[16, 13, 4, 10, 60]],
  "as large as the cell": [[3, 3, 30, 30, 60]],
  "two parts, and a speck": [
    [12, 8, 5, 20, 60],
    [20, 8, 5, 10, 90],
    [26, 26, 1, 1, 60],
  ],
  "a frame around it": [
    [0, 0, 36, 2, 40],
    [0, 0, 2, 36, 40],
    [14, 9, 7, 18, 70],
  ],
  "beside the middle": [[3, 10, 6, 16, 60]],
  "at the edge of the middle": [
    [4, 10, 8, 16, 60],
    [14, 10, 6, 16, 60],
  ],
};

function* cells() {
  for (const [said, bars] of Object.entries(CELLS)) {
    const glyph = glyphOf(cellOf(bars));
    yield* glyph
      ? [`${said}: ${rounded(glyph.contrast)}`, ...rowsOf({ width: 24, height: 24, data: glyph.data })]
      : [`${said}: none`];
  }
}

/** Yield the crossings of lines in a grid of two by two, one of which is broken. */
function* crossings() {
  const isLine = (/** @type {number} */ at) => at % 20 < 2;
  const flat = drawnAs(80, 80, (x, y) =>
    isLine(x + (y >> 4)) || (isLine(y) && x > 30) ? 0.2 + x / 400 : 0.01 * (x % 3),
  );
  const lines = linesIn(flat);
  for (const reach of [2, 5, 8])
    for (const at of [0, 1, 2, 3, 4, 5, 6, 7, 8]) {
      const ideal = { x: at % 3, y: Math.floor(at / 3) };
      const from = { x: 20 * (ideal.x + 1), y: 20 * (ideal.y + 1) };
      yield `crossing ${at} within ${reach}: ${told(crossing(lines, ideal, from, 2, reach))}`;
    }
}

/** Yield blots and the quadrilaterals in them. */
function* blots() {
  const heart = drawnAs(40, 30, (x, y) =>
    Number(Math.hypot(x - 20, y - 14) < 12 + 3 * Math.sin(x) || (x > 33 && y < 4)),
  );
  for (const each of components(heart, 1)) yield `blot ${told(each)}: ${told(largestQuad(each, 40))}`;
  const round = components(
    drawnAs(60, 60, (x, y) => Number(Math.hypot(x - 30, y - 30) < 28)),
    1,
  );
  for (const each of round) yield `round: ${told(largestQuad(each, 60))}`;
}

/** Yield the results of all stages for a drawn photograph. */
function* grids() {
  const grey = greyOf(photograph({ inkOf: (cell) => 0.1 + cell / 200 }));
  const quad = ordered(CORNERS.map(({ x, y }, at) => ({ x: x + at - 2, y: y + 2 - at })));
  const dark = darkness(shrunk(grey, 210), 11);
  const half = ordered(quad.map(({ x, y }) => ({ x: x / 2, y: y / 2 })));
  for (const size of [9, 8, 6]) yield `lattice of ${size}: ${told(latticeOf(dark, half, size))}`;
  yield `straight: ${told(straightLattice(quad, 9))}`;
  const lattice = /** @type {import("../../../web/photo/lattice.js").Lattice} */ (straightLattice(quad, 9));
  for (const patch of cut(grey, lattice).slice(0, 3)) yield* rowsOf(patch);
  const weights = [1, 2, 3, 4, 0.5];
  const from = [
    [0, 0],
    [4, 0],
    [4, 4],
    [0, 4],
    [2, 2],
  ].map(([x, y]) => ({ x, y }));
  const to = [
    [1, 2],
    [9, 1],
    [8, 9],
    [0, 7],
    [5, 5],
  ].map(([x, y]) => ({ x, y }));
  yield `homography: ${told([homography(from, to), homography(from, to, weights), homography(to.slice(0, 3), from.slice(0, 3))])}`;
}

/** Yield where a grid is found in photographs that need a second try, another size, or more than the largest blot. */
function* found() {
  const small = CORNERS.map(({ x, y }) => ({ x: 150 + x * 0.3, y: 140 + y * 0.3 }));
  const frame = (/** @type {number} */ x, /** @type {number} */ y) =>
    x > 6 && x < 414 && y > 6 && y < 394 && (x < 10 || x > 410 || y < 10 || y > 390) ? 0.6 : 0;
  /** @type {Record<string, import("./drawn-photo.js").Drawing>} */
  const drawings = {
    plain: {},
    "twice as large": { zoom: 2 },
    "three times as large": { zoom: 3 },
    faint: { line: 0.12 },
    "fainter still": { line: 0.06, inkOf: () => 0.06 },
    small: { corners: small },
    "too small": { corners: small.map(({ x, y }) => ({ x: x / 3, y: y / 3 })) },
    "in a frame": { decoy: frame },
    "with a corner away": { decoy: (x, y) => (x + y < 130 ? -1 : 0) },
    "of 6 rows": { size: 6 },
    "of 16 rows": { size: 16, zoom: 2 },
    "none at all": { line: 0, inkOf: () => 0 },
  };
  for (const [said, drawing] of Object.entries(drawings)) {
    const grey = greyOf(photograph(drawing));
    yield `found, ${said}: ${told(findGrid(grey))}`;
    const around = CORNERS.map(({ x, y }) => ({ x: x * (drawing.zoom ?? 1), y: y * (drawing.zoom ?? 1) }));
    yield `shown, ${said}: ${told(gridAt(grey, around))}`;
  }
}

test("each stage of reading makes of a picture what it did", () => {
  held(new URL("./stages.txt", import.meta.url), [
    ...smaller(),
    ...cells(),
    ...crossings(),
    ...blots(),
    ...grids(),
    ...found(),
  ]);
});
