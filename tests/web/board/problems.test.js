import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { boardOfText, emptyBoard, writeEntry, writeGiven } from "../../../web/board/board.js";
import { differentDigits, digitsLeft, duplicates, hasDuplicates, isSparse } from "../../../web/board/problems.js";
import { boardFrom } from "../../support/boards.js";

const empty = emptyBoard("9");

/** The table for Python and the page: the geometry, the digits, and for each duplicate digit its house and cells. */
const TOLD = JSON.parse(readFileSync(new URL("../../support/duplicates.json", import.meta.url), "utf-8"));

test("duplicates are told as Python tells them", () => {
  for (const [name, values, wanted] of TOLD) {
    const found = duplicates({ ...emptyBoard(name), values }).map(({ digit, house, cells }) => [
      digit,
      ...(house ?? []),
      cells,
    ]);
    assert.deepEqual(found, wanted, `${name} ${values}`);
  }
});

test("two 7s in a column: the digit, the house, the cells", () => {
  const board = writeGiven(writeGiven(empty, 9 + 2, 7), 7 * 9 + 2, 7);
  assert.deepEqual(duplicates(board), [{ code: "duplicate", digit: 7, house: ["column", 2], cells: [11, 65] }]);
});

test("a pair in one row of one box is told twice", () => {
  const board = writeGiven(writeGiven(empty, 0, 7), 2, 7);
  assert.deepEqual(
    duplicates(board).map((problem) => problem.house),
    [
      ["row", 0],
      ["box", 0],
    ],
  );
});

test("entries count too, and digits past 9", () => {
  const board = writeEntry(writeGiven(emptyBoard("16"), 0, 16), 255, 16);
  assert.deepEqual(duplicates(board), []);
  assert.deepEqual(duplicates(writeEntry(board, 15, 16))[0]?.cells, [0, 15]);
});

test("81 ones are a duplicate in every house", () => {
  assert.equal(duplicates(boardFrom("1".repeat(81))).length, 27);
});

test("what is left of each digit, and how many different ones there are", () => {
  const board = writeEntry(writeGiven(empty, 0, 7), 1, 3);
  assert.deepEqual(digitsLeft(board).slice(1), [9, 9, 8, 9, 9, 9, 8, 9, 9]);
  assert.equal(differentDigits(board), 1);
  assert.equal(boardOfText("1234............") && differentDigits(boardFrom("1234............")), 4);
});

test("17 clues may leave one solution, 16 never do; nor do digits of which two are missing", () => {
  const withClues = (/** @type {number} */ count) => boardFrom("12345678".repeat(3).slice(0, count).padEnd(81, "."));
  assert.deepEqual([16, 17].map(withClues).map(isSparse), [true, false]);
  assert.deepEqual(["12".padEnd(16, "."), "123".padEnd(16, ".")].map(boardFrom).map(isSparse), [true, false]);
});

test("whether there are any is told as quickly as truly, of every size and symbol", () => {
  for (const [name, values, wanted] of TOLD)
    assert.equal(hasDuplicates({ ...emptyBoard(name), values }), wanted.length > 0, values);
  const all = "123456789ABCDEFGHIJKLMNOP";
  const row = all.padEnd(625, ".");
  assert.equal(hasDuplicates({ ...emptyBoard("25"), values: row }), false);
  assert.equal(hasDuplicates({ ...emptyBoard("25"), values: row.replace("B", "P") }), true);
});
