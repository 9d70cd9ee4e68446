/** Check boards of overlapping grids: their cells, their houses, and what the player does on them. */
import "../../support/still.js"; // first, because other modules read browser features as they load

import assert from "node:assert/strict";
import { test } from "node:test";
import { boardOfText, emptyBoard, writeEntry } from "../../../web/board/board.js";
import { geometry, isGeometry } from "../../../web/board/geometry.js";
import { partsOf } from "../../../web/board/geometry-name.js";
import { actionOf } from "../../../web/board/keys.js";
import { geometryWords, problemWords, ruleWords } from "../../../web/board/names.js";
import { countBlank, digitsLeft, duplicates } from "../../../web/board/problems.js";
import { moved, stretched, withAll } from "../../../web/board/selected.js";
import { handOverText, readHandOver } from "../../../web/storage/hand-over.js";
import { isBoard, packBoard, unpackBoard } from "../../../web/storage/schema.js";

const SAMURAI = "9@r1c1,r1c13,r7c7,r13c1,r13c13";
const SOHEI = "9@r1c7,r7c1,r7c13,r13c7"; // its first and last cells are in no grid

/** Return the number of a cell of a board with 21 rows. @param {number} row @param {number} column */
const at = (row, column) => (row - 1) * 21 + column - 1;

test("a name tells where each grid begins", () => {
  const { base, grid, corners, rules } = partsOf(`${SAMURAI}+knight`);
  assert.deepEqual([base, grid, rules], ["9", SAMURAI, ["knight"]]);
  assert.deepEqual(corners.slice(1, 3), [
    [0, 12],
    [6, 6],
  ]);
  const wrong = [
    "9@r1c1",
    "9@",
    "9@r1c1,r0c5",
    "9@r1c1,r99c1",
    "9x@r1c1,r7c7",
    "9@r1c1,r7c7+regions:1",
    "17@r1c1,r7c7",
  ];
  assert.deepEqual(wrong.filter(isGeometry), []);
  assert.deepEqual(geometryWords(SAMURAI), { key: "geometry.overlapping", args: { n: 9, count: 5 } });
  assert.deepEqual(ruleWords(SAMURAI, true), [{ key: "geometry.overlapping.drawn" }]);
});

test("a samurai has the cells and houses of its five grids, and shared boxes only once", () => {
  const { n, side, used, holes, houses, peersOf } = geometry(SAMURAI);
  assert.deepEqual([n, side, used.length, holes.size], [9, 21, 5 * 81 - 4 * 9, 72]);
  assert.equal(houses.length, 5 * 27 - 4);
  for (const { cells } of houses) assert.ok(cells.length === n && cells.every((cell) => !holes.has(cell)));
  const shared = houses.filter(({ kind, cells }) => kind === "box" && cells.includes(at(7, 7)));
  assert.deepEqual(
    shared.map(({ index, grid }) => [index, grid]),
    [[8, 1]],
  );
  assert.equal(peersOf[at(1, 1)].size, 20);
  assert.equal(peersOf[at(7, 7)].size, 8 + 2 * 12);
  assert.equal(peersOf[at(1, 10)].size, 0);
});

test("only cells in a grid count, and a digit elsewhere is refused", () => {
  const board = emptyBoard(SAMURAI);
  assert.equal(countBlank(board), 369);
  assert.equal(digitsLeft(board)[9], 41);
  const outside = `${".".repeat(at(1, 10))}5`.padEnd(441, ".");
  assert.equal(boardOfText(outside, SAMURAI), null);
  const full = [...board.values].map((_, cell) => (geometry(SAMURAI).holes.has(cell) ? "." : "1")).join("");
  assert.equal(countBlank({ ...board, values: full }), 0);
});

test("a digit that is twice in a house of the second grid is named with the grid", () => {
  const board = writeEntry(writeEntry(emptyBoard(SAMURAI), at(2, 13), 4), at(2, 21), 4);
  const [found, ...others] = duplicates(board);
  assert.deepEqual([found.house, others], [["row", 1, 2], []]);
  assert.equal(problemWords(found, SAMURAI).key, "verdict.duplicate.house");
  assert.deepEqual(duplicates(writeEntry(writeEntry(emptyBoard(SAMURAI), at(2, 1), 4), at(2, 21), 4)), []);
});

test("the cursor goes over cells that are in no grid", () => {
  const state = /** @type {any} */ ({ board: emptyBoard(SAMURAI), mode: "play", writing: "digit" });
  const after = (/** @type {string} */ key, /** @type {number} */ selection, /** @type {any} */ held = {}) =>
    /** @type {any} */ (actionOf({ key, code: key, ...held }, { ...state, selection })).cell;
  assert.equal(after("ArrowRight", at(1, 9)), at(1, 13));
  assert.equal(after("ArrowLeft", at(1, 13)), at(1, 9));
  assert.equal(after("ArrowDown", at(9, 2)), at(13, 2));
  assert.equal(after("ArrowLeft", at(10, 7)), at(10, 7));
  assert.equal(after("Home", at(10, 9)), at(10, 7));
  assert.equal(after("End", at(10, 9)), at(10, 15));
  assert.equal(after("PageDown", at(8, 3)), at(13, 3));
  state.board = emptyBoard(SOHEI);
  assert.equal(after("Home", at(1, 9), { ctrlKey: true }), at(1, 7));
  assert.equal(moved(state, 0).selection, at(1, 7));
  assert.equal(moved({ ...state, selection: 9 }, 440, -1).selection, at(21, 15));
});

test("a selection never has cells that are in no grid", () => {
  const state = { board: emptyBoard(SAMURAI), selection: at(1, 8), selected: [] };
  assert.deepEqual(stretched(state, at(1, 14)).selected, [at(1, 8), at(1, 9), at(1, 13), at(1, 14)]);
  assert.equal(withAll(state).selected?.length, 369);
});

test("it comes back from a link and from the storage with notes and entries", () => {
  const given = /** @type {import("../../../web/board/board.js").BoardState} */ (
    boardOfText(`5${".".repeat(440)}`, SAMURAI)
  );
  const board = { ...writeEntry(given, at(21, 21), 7), notes: { [at(10, 10)]: [1, 2] } };
  const handed = readHandOver(handOverText({ board, time: 0, hints: 0 }));
  assert.deepEqual(typeof handed === "object" && handed.board, board);
  assert.ok(isBoard(board));
  assert.ok(!isBoard({ ...board, notes: { [at(1, 10)]: [1] } }));
  assert.deepEqual(unpackBoard(packBoard(given)), given);
});
