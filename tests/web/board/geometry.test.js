import assert from "node:assert/strict";
import { test } from "node:test";
import { boardOfText } from "../../../web/board/board.js";
import { geometry, isFlat, SIZES, usualName } from "../../../web/board/geometry.js";
import { GEOMETRIES } from "../../../web/contract/constants.js";

test("smallest first, the usual one of a size before others", () => {
  assert.deepEqual(SIZES, ["4", "6", "8", "9", "9x", "10", "12", "15", "16", "20", "25"]);
});

/** Return the index of the box of each cell. @param {string} name */
function boxesOf(name) {
  const { cells, houses } = geometry(name);
  const boxes = houses.filter(({ kind }) => kind === "box");
  return Array.from({ length: cells }, (_, cell) => boxes.find((box) => box.cells.includes(cell))?.index ?? -1);
}

for (const name of Object.keys(GEOMETRIES).filter((name) => !isFlat(name) && geometry(name).more.length === 0)) {
  test(`size ${name}: every cell is in one row, one column, one box of n cells`, () => {
    const { n, cells, box, houses, rowOf, columnOf } = geometry(name);
    assert.equal(box.width * box.height, n);
    assert.equal(houses.length, 3 * n);
    const boxOf = boxesOf(name);
    for (const house of houses) assert.equal(new Set(house.cells).size, n);
    for (const { kind, index, cells: inside } of houses) {
      /** @type {Record<string, number[]>} */
      const ofKind = { row: rowOf, column: columnOf, box: boxOf };
      const houseOf = ofKind[kind];
      for (const cell of inside) assert.equal(houseOf[cell], index);
    }
    assert.equal(houses.flatMap((house) => house.cells).length, 3 * cells);
  });

  test(`size ${name}: peers are mutual, and as many as the houses give`, () => {
    const { n, cells, box, peersOf } = geometry(name);
    const expected = 2 * (n - 1) + (box.width - 1) * (box.height - 1);
    for (let cell = 0; cell < cells; cell += 1) {
      assert.equal(peersOf[cell].size, expected);
      for (const peer of peersOf[cell]) assert.ok(peersOf[peer].has(cell));
    }
  });
}

test("boxes of a 6x6 are 3 wide and 2 high, numbered row by row", () => {
  const boxOf = boxesOf("6");
  assert.deepEqual(boxOf.slice(0, 6), [0, 0, 0, 1, 1, 1]);
  assert.deepEqual([boxOf[11], boxOf[12], boxOf[35]], [1, 2, 5]);
});

test("boxes that stand upright are numbered row by row, too", () => {
  const boxOf = boxesOf("6+boxes:2x3");
  assert.deepEqual(boxOf.slice(0, 6), [0, 0, 1, 1, 2, 2]);
  assert.deepEqual([boxOf[13], boxOf[18], boxOf[35]], [0, 3, 5]);
});

test("a text's length names its size", () => {
  assert.equal(usualName(81), "9");
  assert.equal(usualName(36), "6");
  assert.equal(usualName(80), null);
});

test("9x has both diagonals besides, and a shape for each", () => {
  const { houses, more, drawing, peersOf, fewestClues } = geometry("9x");
  assert.deepEqual(
    more.map(({ kind }) => kind),
    ["diagonal", "antidiagonal"],
  );
  assert.deepEqual(more[1].cells, [8, 16, 24, 32, 40, 48, 56, 64, 72]);
  assert.equal(houses.length, 29);
  assert.deepEqual([peersOf[0].size, peersOf[1].size, peersOf[40].size], [26, 20, 32]);
  assert.deepEqual(
    drawing.shapes.map(({ points }) => points),
    [
      [
        [0, 0],
        [9, 9],
      ],
      [
        [9, 0],
        [0, 9],
      ],
    ],
  );
  assert.deepEqual([fewestClues, geometry("9").fewestClues], [0, 17]);
});

test("an unknown size is refused", () => {
  assert.throws(() => geometry("3"), RangeError);
});

test("5 and 7 are known, but not offered: no boxes, and no text of digits is taken for one", () => {
  for (const name of ["5", "7"]) {
    const { n, cells, houses, peersOf } = geometry(name);
    assert.deepEqual([...new Set(houses.map(({ kind }) => kind))], ["row", "column"]);
    assert.ok(peersOf.every((peers) => peers.size === 2 * (n - 1)));
    assert.ok(!SIZES.includes(name));
    assert.equal(usualName(cells), null);
    assert.equal(boardOfText(".".repeat(cells)), null);
    assert.equal(boardOfText(".".repeat(cells), name)?.geometry, name);
  }
});
