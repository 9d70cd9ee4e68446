import assert from "node:assert/strict";
import { test } from "node:test";
import { geometry, geometryOfLength, SIZES } from "../../../web/board/geometry.js";

test("there are ten sizes, smallest first", () => {
  assert.deepEqual(SIZES, ["4", "6", "8", "9", "10", "12", "15", "16", "20", "25"]);
});

for (const name of SIZES) {
  test(`size ${name}: every cell is in one row, one column, one box of n cells`, () => {
    const { n, cells, box, houses, rowOf, columnOf, boxOf } = geometry(name);
    assert.equal(box.width * box.height, n);
    assert.equal(houses.length, 3 * n);
    for (const house of houses) assert.equal(new Set(house.cells).size, n);
    for (const { kind, index, cells: inside } of houses) {
      const houseOf = { row: rowOf, column: columnOf, box: boxOf }[kind];
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
  const { boxOf } = geometry("6");
  assert.deepEqual(boxOf.slice(0, 6), [0, 0, 0, 1, 1, 1]);
  assert.deepEqual([boxOf[11], boxOf[12], boxOf[35]], [1, 2, 5]);
});

test("a text's length names its size", () => {
  assert.equal(geometryOfLength(81)?.name, "9");
  assert.equal(geometryOfLength(36)?.name, "6");
  assert.equal(geometryOfLength(80), null);
});

test("an unknown size is refused", () => {
  assert.throws(() => geometry("7"), RangeError);
});
