import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { geometry } from "../../../web/board/geometry.js";
import {
  cellNames,
  errorWords,
  geometryWords,
  housesWords,
  namedArgs,
  numberWords,
  problemWords,
  puzzleWords,
} from "../../../web/board/names.js";
import { speak, translator } from "../../../web/ui/i18n.js";
import { PUZZLE } from "../../support/boards.js";

const catalog = JSON.parse(readFileSync(new URL("../../../web/locales/en.json", import.meta.url), "utf-8"));
const english = translator("en", catalog);
speak("en", catalog);

test("a puzzle of the tray is named with its clues, and with its grade once it has one", () => {
  const named = (/** @type {string | null} */ grade) =>
    english("tray.card", { name: 3, clues: puzzleWords(PUZZLE, grade) });
  assert.equal(named(null), "Puzzle 3, 25 clues");
  assert.equal(named("hard"), "Puzzle 3, 25 clues, Hard");
});

test("why a text could not be read is told with its place, where it has one", () => {
  const error = { code: "row-count", line: 3, column: 7, character: "x", args: { found: 8 } };
  const words = { key: "error.row-count", args: { character: "x", found: 8 } };
  assert.deepEqual(errorWords(error), { key: "paste.error", args: { line: 3, column: 7, words } });
  assert.deepEqual(errorWords({ ...error, line: 0, column: 0 }), words);
});

test("digits that clash are told with their places: by row or column in a line, by name in a box and on a diagonal", () => {
  const told = (/** @type {[string, number]} */ house, /** @type {number[]} */ cells) => {
    const { key, args } = problemWords({ code: "duplicate", digit: 7, house, cells }, "9x");
    return english(key, args);
  };
  assert.equal(told(["row", 0], [1, 4]), "two 7s in row 1: columns 2 and 5");
  assert.equal(told(["column", 1], [1, 10]), "two 7s in column 2: rows 1 and 2");
  assert.equal(told(["box", 4], [30, 40]), "two 7s in box 5: r4c4 and r5c5");
  assert.equal(told(["diagonal", 0], [0, 80]), "two 7s on the falling diagonal: r1c1 and r9c9");
});

test("a problem of no house is told by its cells, one of no cells by itself", () => {
  const told = (/** @type {any} */ problem) => {
    const { key, args } = problemWords(problem, "9");
    return english(key, args);
  };
  const nowhere = { digit: null, house: null, cells: [] };
  assert.equal(told({ ...nowhere, code: "empty-cell", cells: [10] }), "no digit can go in r2c2");
  assert.equal(
    told({ ...nowhere, code: "no-place", digit: 4, house: ["column", 2] }),
    "no cell is left for 4 in column 3",
  );
  assert.match(told({ ...nowhere, code: "too-few-clues" }), /^with fewer than 17 clues/);
});

test("of more than eight cells or numbers seven are named", () => {
  const upTo = (/** @type {number} */ count) => Array.from({ length: count }, (_, index) => index);
  const nine = geometry("9");
  const cells = ["r1c1", "r1c2", "r1c3", "r1c4", "r1c5", "r1c6", "r1c7"];
  assert.deepEqual(cellNames(nine, upTo(8)), [...cells, "r1c8"]);
  assert.deepEqual(cellNames(nine, upTo(9)), { key: "cells.more", args: { cells: cells.join(", "), more: 2 } });
  assert.deepEqual(numberWords(upTo(8)), upTo(8));
  assert.deepEqual(numberWords(upTo(9)), { key: "numbers.more", args: { numbers: "0, 1, 2, 3, 4, 5, 6", more: 2 } });
});

test("a grid is called by its side, one with more houses or other boxes by these", () => {
  assert.deepEqual(geometryWords("12"), { key: "geometry.usual", args: { n: 12 } });
  assert.deepEqual(geometryWords("9x"), { key: "geometry.9x", args: { n: 9 } });
  assert.deepEqual(geometryWords("6+boxes:2x3"), { key: "geometry.boxes", args: { n: 6, width: 2, height: 3 } });
});

test("houses of a kind are told together, others one by one", () => {
  const row = { key: "house.row", args: { number: 1 } };
  assert.deepEqual(
    housesWords([
      ["row", 0],
      ["row", 3],
    ]),
    { key: "houses.row", args: { numbers: [1, 4] } },
  );
  assert.deepEqual(
    housesWords([
      ["row", 0],
      ["column", 4],
    ]),
    [row, { key: "house.column", args: { number: 5 } }],
  );
  assert.deepEqual(housesWords([["diagonal", 0]]), [{ key: "house.diagonal", args: { number: 1 } }]);
});

test("a rule that has no name here is told as it is written", () => {
  const rules = [{ key: "part.arrow" }, "no such rule"];
  assert.deepEqual(namedArgs({ rules: ["arrow", "no such rule"], line: 3 }), { rules, line: 3 });
});

test("up to four times are told in words", () => {
  const told = (/** @type {number} */ count) => {
    const problem = { code: "duplicate", digit: 7, house: /** @type {[string, number]} */ (["row", 0]) };
    const cells = Array.from({ length: count }, (_, cell) => cell);
    return problemWords(/** @type {any} */ ({ ...problem, cells }), "9").args?.times;
  };
  assert.deepEqual([told(4), told(5)], [{ key: "times.4" }, 5]);
});
