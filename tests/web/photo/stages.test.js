/** Check each stage of reading a photograph on small pictures whose contents are known. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { crossing, linesIn } from "../../../web/photo/crossing.js";
import { findGrid, gridAt } from "../../../web/photo/find.js";
import { GLYPH, glyphOf } from "../../../web/photo/glyph.js";
import { darkness, greyOf, shrunk } from "../../../web/photo/grey.js";
import { homography } from "../../../web/photo/homography.js";
import { latticeOf } from "../../../web/photo/lattice.js";
import { CORNERS, latticeWith, photograph } from "./drawn-photo.js";

/** @typedef {import("../../../web/photo/grey.js").Picture} Picture */

/** @param {number} width @param {number} height @param {(x: number, y: number) => number} at @returns {Picture} */
const drawnAs = (width, height, at) => ({
  ...{ width, height },
  data: Float32Array.from({ length: width * height }, (_, i) => at(i % width, Math.floor(i / width))),
});

/** Check that two pictures are the same, apart from rounding. @param {Picture} found @param {Picture} expected */
function same(found, expected) {
  assert.deepEqual([found.width, found.height], [expected.width, expected.height]);
  for (const [at, value] of expected.data.entries())
    assert.ok(Math.abs(found.data[at] - value) < 1e-3, `pixel ${at}: ${found.data[at]}, expected ${value}`);
}

/** A picture of waves, in which neighbouring pixels differ. */
const WAVES = drawnAs(13, 8, (x, y) => 120 + 100 * Math.sin(x / 2 + y) * Math.cos(y - x / 3));

/** Return the mean of some pixels, computed one by one. @param {Picture} of @param {number[]} range  left, top, right, bottom */
function meanOf({ width, data }, [left, top, right, bottom]) {
  let sum = 0;
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) sum += data[y * width + x];
  return sum / ((right - left) * (bottom - top));
}

test("each pixel of a smaller picture is the mean of the pixels that it covers", () => {
  const ramp = (/** @type {number} */ x, /** @type {number} */ y) => x + 2 * y;
  const pictures = [WAVES, drawnAs(40, 1, ramp), drawnAs(1, 40, ramp), drawnAs(30, 2, ramp)];
  for (const from of pictures)
    for (const longest of [9, 5, 2]) {
      const scale = longest / Math.max(from.width, from.height);
      const [width, height] = [from.width, from.height].map((side) => Math.max(1, Math.round(side * scale)));
      const first = (/** @type {number} */ at, /** @type {number} */ of, /** @type {number} */ size) =>
        Math.floor((at * size) / of);
      const range = (/** @type {number} */ at, /** @type {number} */ of, /** @type {number} */ size) => [
        first(at, of, size),
        Math.max(first(at, of, size) + 1, first(at + 1, of, size)),
      ];
      const expected = drawnAs(width, height, (x, y) => {
        const [[left, right], [top, bottom]] = [range(x, width, from.width), range(y, height, from.height)];
        return meanOf(from, [left, top, right, bottom]);
      });
      same(shrunk(from, longest), expected);
    }
});

test("how dark a pixel is, is measured against the mean around it, as far as the picture goes", () => {
  const { width, height, data } = WAVES;
  for (const reach of [1, 3, 9]) {
    const expected = drawnAs(width, height, (x, y) => {
      const [left, top] = [Math.max(0, x - reach), Math.max(0, y - reach)];
      const [right, bottom] = [Math.min(width, x + reach + 1), Math.min(height, y + reach + 1)];
      return 1 - data[y * width + x] / Math.max(1, meanOf(WAVES, [left, top, right, bottom]));
    });
    same(darkness(WAVES, reach), expected);
  }
});

/** Return a cell of 36 pixels with bars, given their positions and brightness. @param {number[][]} bars */
const cellOf = (bars) =>
  drawnAs(
    36,
    36,
    (x, y) =>
      bars.find(([left, top, wide, high]) => x >= left && x < left + wide && y >= top && y < top + high)?.[4] ?? 200,
  );

/** Bars in a cell, and the contrast of the digit in it, or null for none. @type {[string, number[][], number | null][]} */
const CELLS = [
  ["nothing", [], null],
  ["hardly anything", [[12, 8, 10, 20, 197]], null],
  ["a bar", [[15, 8, 6, 20, 60]], 0.7],
  ["a faint bar", [[15, 8, 6, 20, 180]], 0.1],
  ["a dot", [[16, 16, 4, 4, 60]], null],
  ["a small digit", [[16, 13, 4, 10, 60]], 0.7],
  ["a blot as large as the cell", [[3, 3, 30, 30, 60]], null],
  ["two parts and a speck", [[12, 8, 5, 20, 60], [20, 8, 5, 10, 90], [26, 26, 1, 1, 60]], 0.7], // biome-ignore format: one line for each cell
  ["a frame around it", [[0, 0, 36, 2, 40], [0, 0, 2, 36, 40], [14, 9, 7, 18, 70]], 0.65], // biome-ignore format: as above
  ["beside the middle", [[3, 10, 6, 16, 60]], null],
  ["at the edge of the middle", [[4, 10, 8, 16, 60], [14, 10, 6, 16, 60]], 0.7], // biome-ignore format: as above
];

for (const [said, bars, contrast] of CELLS)
  test(`a cell with ${said} has ${contrast === null ? "no digit" : `a digit of contrast ${contrast}`}`, () => {
    const glyph = glyphOf(cellOf(bars));
    assert.equal(glyph ? Number(glyph.contrast.toFixed(3)) : null, contrast);
    if (!glyph) return;
    assert.ok(glyph.data.every((ink) => ink >= 0 && ink <= 1.2));
    const rows = [...glyph.data.keys()].filter((at) => glyph.data[at] > 0.5).map((at) => Math.floor(at / GLYPH));
    assert.ok(Math.abs(Math.min(...rows) + Math.max(...rows) + 1 - GLYPH) <= 2, "it is in the middle");
  });

test("a crossing is found where its lines are, if it is within reach", () => {
  const isLine = (/** @type {number} */ at) => at % 20 < 2;
  const lines = linesIn(drawnAs(80, 80, (x, y) => (isLine(x) || isLine(y) ? 0.5 : 0.01 * (x % 3))));
  for (const [column, row] of [[1, 1], [2, 1], [0, 2], [2, 2]]) // biome-ignore format: pairs
    for (const off of [-4, 0, 3]) {
      const from = { x: 20 * (column + 1) + off, y: 20 * (row + 1) - off };
      const { x, y, strength } = crossing(lines, { x: column, y: row }, from, 2, 8);
      assert.ok(Math.hypot(x - 20 * (column + 1), y - 20 * (row + 1)) <= 2, `${column} ${row} ${off}: ${x} ${y}`);
      assert.ok(strength > 0.06, String(strength));
    }
  const near = crossing(lines, { x: 1, y: 1 }, { x: 48, y: 40 }, 2, 3);
  assert.ok(Math.abs(near.x - 48) <= 3, "nothing farther away than the reach is found");
});

test("points without weight do not change a homography, and three points decide none", () => {
  const at = (/** @type {number[][]} */ points) => points.map(([x, y]) => ({ x, y }));
  const from = at([[0, 0], [4, 0], [4, 4], [0, 4], [2, 2]]); // biome-ignore format: points
  const to = at([[1, 2], [9, 1], [8, 9], [0, 7], [5, 5]]); // biome-ignore format: points
  const four = homography(from.slice(0, 4), to.slice(0, 4)) ?? [];
  const weighed = homography(from, to, [1, 1, 1, 1, 0]) ?? [];
  assert.equal(weighed.length, 8);
  for (const [i, value] of weighed.entries()) assert.ok(Math.abs(value - four[i]) < 1e-6);
  assert.notDeepEqual(homography(from, to), weighed);
  assert.equal(homography(to.slice(0, 3), from.slice(0, 3)), null);
});

test("crossings are found from corners that are some pixels off, for the size that the grid has", () => {
  const off = CORNERS.map(({ x, y }, at) => ({ x: (x + at - 2) / 2, y: (y + 2 - at) / 2 }));
  const dark = darkness(shrunk(greyOf(photograph()), 210), 11);
  const quad = /** @type {import("../../../web/photo/quad.js").Quad} */ (off);
  const [nine, six] = [9, 6].map((size) => latticeOf(dark, quad, size));
  const half = latticeWith(CORNERS.map(({ x, y }) => ({ x: x / 2, y: y / 2 })));
  assert.ok(farthest(nine?.points ?? [], half) < 1.5);
  assert.equal(six, null);
});

/** The part of the crossings that must be found: the paper of a photograph may be torn. */
const MOST = 0.9;

/** Return how far points are from where they ought to be, apart from the farthest ones. @param {{x: number, y: number}[]} found @param {{x: number, y: number}[]} expected */
const farthest = (found, expected) =>
  expected
    .map(({ x, y }, at) => Math.hypot(x - (found[at]?.x ?? -99), y - (found[at]?.y ?? -99)))
    .sort((a, b) => a - b)[Math.floor(MOST * expected.length)];

const SMALL = CORNERS.map(({ x, y }) => ({ x: 150 + x * 0.3, y: 140 + y * 0.3 }));
const frame = (/** @type {number} */ x, /** @type {number} */ y) =>
  x > 6 && x < 414 && y > 6 && y < 394 && (x < 10 || x > 410 || y < 10 || y > 390) ? 0.6 : 0;

/** Photographs in which a grid is found, or not. @type {[string, import("./drawn-photo.js").Drawing, boolean][]} */
const PHOTOGRAPHS = [
  ["plain", {}, true],
  ["faint", { line: 0.12 }, true],
  ["fainter still", { line: 0.06, inkOf: () => 0.06 }, false],
  ["small", { corners: SMALL }, true],
  ["too small", { corners: SMALL.map(({ x, y }) => ({ x: x / 3, y: y / 3 })) }, false],
  ["in a frame", { decoy: frame }, true],
  ["with a corner away", { decoy: (x, y) => (x + y < 130 ? -1 : 0) }, true],
  ["of 6 rows", { size: 6 }, true],
  ["of 16 rows", { size: 16, zoom: 1.5 }, true],
  ["without a grid", { line: 0, inkOf: () => 0 }, false],
];

for (const [said, drawing, isFound] of PHOTOGRAPHS)
  test(`a photograph, ${said}: ${isFound ? "each crossing is found" : "no grid is found"}; corners that are shown count`, () => {
    const { corners = CORNERS, size = 9, zoom = 1 } = drawing;
    const grey = greyOf(photograph(drawing));
    const around = corners.map(({ x, y }) => ({ x: x * zoom, y: y * zoom }));
    const truth = latticeWith(around, size);
    const found = findGrid(grey);
    assert.equal(found?.size ?? null, isFound ? size : null);
    const cell = (around[1].x - around[0].x) / size;
    if (found) assert.ok(farthest(found.points, truth) < 0.3 * cell, `${farthest(found.points, truth)} of ${cell}`);
    const shown = gridAt(grey, /** @type {any} */ (around));
    if (isFound) assert.equal(shown?.size, size);
    assert.ok(farthest(shown?.points ?? [], truth) < 0.3 * cell, `shown: ${farthest(shown?.points ?? [], truth)}`);
  });
