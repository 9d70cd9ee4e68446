import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { components } from "../../../web/photo/components.js";
import { gridAt } from "../../../web/photo/find.js";
import { greyOf, sample, shrunk } from "../../../web/photo/grey.js";
import { latticeOf, straightLattice } from "../../../web/photo/lattice.js";
import { netOf } from "../../../web/photo/net.js";
import { readPhoto } from "../../../web/photo/read.js";
import { CORNERS, latticeWith, PUZZLE, photograph } from "./drawn-photo.js";

const net = netOf(new Uint8Array(readFileSync(new URL("../../../web/photo/digits.bin", import.meta.url))).buffer);
/** Return the likeliest digit of each cell. @param {import("../../../web/photo/read.js").Reading | null} reading */
const textOf = (reading) =>
  reading?.cells
    .map((cell) => cell.indexOf(Math.max(...cell)))
    .join("")
    .replaceAll("0", ".") ?? "";

/** Return the corners, rotated by a number of quarter turns. @param {number} quarters */
const turned = (quarters) => [...CORNERS.slice(quarters), ...CORNERS.slice(0, quarters)];
/**
 * Return the ink of a larger frame beside the grid, and of a smaller one in which many lines cross.
 * @param {number} x @param {number} y
 */
const frames = (x, y) => {
  const frame = [x, 419 - x, y, 399 - y].some((far) => far > 3 && far < 6) && x > 3 && x < 416 && y > 3 && y < 396;
  return frame || (y > 370 && x < 300 && (x % 9 < 2 || y % 9 < 2)) ? 0.6 : 0;
};
/** Photographs, the corners that are shown, and the beginning of the text. @type {Record<string, {photo: ReturnType<typeof photograph>, corners?: any, text?: string, turns?: number}>} */
const PHOTOGRAPHS = {
  leaning: { photo: photograph() },
  "on its side": { photo: photograph({ corners: turned(1) }), corners: CORNERS },
  "upside down": { photo: photograph({ corners: turned(2) }), corners: CORNERS },
  "on its other side": { photo: photograph({ corners: turned(3) }), corners: CORNERS },
  "with digits that fade": {
    ...{ photo: photograph({ inkOf: (cell) => 0.7 - cell / 120 }), corners: CORNERS },
    text: "",
  },
  "among frames": { photo: photograph({ decoy: frames }), text: "" },
};

for (const [what, { photo, corners, text = PUZZLE }] of Object.entries(PHOTOGRAPHS))
  test(`a photograph, ${what}: its digits are read, and its crossings are found where they are`, () => {
    const reading = readPhoto(photo, net, corners);
    assert.ok(reading);
    assert.equal(reading.size, 9);
    assert.ok(textOf(reading).startsWith(text), textOf(reading));
    assert.ok(reading.lattice.score > 0.99, String(reading.lattice.score));
    const all = latticeWith(CORNERS);
    for (const { x, y } of reading.lattice.points)
      assert.ok(
        all.some((at) => Math.hypot(at.x - x, at.y - y) < 3),
        `${x} ${y}`,
      );
    for (const cell of reading.cells) {
      assert.equal(cell.length, 10);
      assert.ok(Math.abs(cell.reduce((sum, share) => sum + share, 0) - 1) < 1e-4);
    }
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
  const line = /** @type {any} */ ([0, 1, 2, 3].map((at) => ({ x: 10 * at, y: 5 * at })));
  const photo = photograph();
  assert.equal(gridAt(greyOf(photo), line), null);
  assert.deepEqual([straightLattice(line, 9), latticeOf(greyOf(photo), line, 9)], [null, null]);
  assert.equal(readPhoto(photo, net, line), null);
});

test("a grid without a digit is read as one", () => {
  const reading = readPhoto(photograph({ inkOf: () => 0 }), net, /** @type {any} */ (CORNERS));
  assert.equal(textOf(reading), ".".repeat(81));
});
