import assert from "node:assert/strict";
import { test } from "node:test";
import { afterMove, nextMove, startSearch } from "../../../web/courses/backtracking.js";
import { conditions, isCover, ROWS, timesOf } from "../../../web/courses/cover.js";
import { kindOf, stepsOf } from "../../../web/courses/fields.js";
import { afterChoice } from "../../../web/courses/order.js";
import {
  blanksOf,
  candidatesOf,
  countSolutions,
  nameOf,
  optionsAt,
  PUZZLE,
  valuesOf,
  withDigit,
} from "../../../web/courses/small.js";
import { countUnique, withHoles, withToggledClue } from "../../../web/courses/unique.js";
import { bitText, tableOf, toggled, wrongLines } from "../../../web/courses/used.js";

const GIVENS = valuesOf(PUZZLE);
const FULL = valuesOf("1234341221434321");

/**
 * Return the number of grids that complete a grid, by trying all digits in all blank cells.
 * @param {readonly number[]} values @returns {number}
 */
function plainCount(values) {
  const [cell] = blanksOf(values);
  if (cell === undefined) return 1;
  return candidatesOf(values, cell).reduce((sum, digit) => sum + plainCount(withDigit(values, cell, digit)), 0);
}

test("solutions are counted as plain trying counts them", () => {
  for (const text of [
    PUZZLE,
    ".".repeat(16),
    "1234............",
    "11..............",
    "12..34..........",
    "1.....2..3.....4",
  ])
    assert.equal(countSolutions(valuesOf(text), 1000), plainCount(valuesOf(text)), text);
  assert.equal(plainCount(valuesOf(".".repeat(16))), 288);
  assert.equal(countSolutions(valuesOf(".".repeat(16)), 5), 5);
  assert.equal(countSolutions(GIVENS, 2), 1);
});

test("who answers as the program does solves the puzzle, with as many tries and returns as the lessons say", () => {
  let search = startSearch(GIVENS);
  const said = [];
  while (search.cell >= 0) {
    const { search: next, verdict } = afterMove(search, nextMove(search));
    assert.ok(verdict.right);
    said.push(verdict.key);
    search = next;
  }
  assert.deepEqual(
    { tries: search.tries, backs: search.backs, blanks: blanksOf(search.values) },
    { tries: 15, backs: 5, blanks: [] },
  );
  assert.equal(said.at(-1), "course.backtracking.solved");
  assert.equal(countSolutions(search.values, 2), 1);
});

test("a wrong answer is told why, and changes nothing", () => {
  const search = startSearch(GIVENS); // r1c1 sees 4 in its column and 3 in its box, so 1 is tried first
  const why = (/** @type {import("../../../web/courses/backtracking.js").Move} */ move, from = search) => {
    const { search: after, verdict } = afterMove(from, move);
    assert.equal(after, from);
    return verdict.key;
  };
  assert.equal(nextMove(search), 1);
  assert.equal(why("back"), "course.backtracking.still");
  assert.equal(why(4), "course.backtracking.clash.column");
  assert.equal(why(3), "course.backtracking.clash.box");
  assert.equal(why(2), "course.backtracking.lower");
  assert.equal(why(1, { ...search, after: 1 }), "course.backtracking.again");
  assert.equal(why(1, { ...startSearch(valuesOf("...1............")) }), "course.backtracking.clash.row");
});

test("the cell with the fewest candidates is right, any of them, and on this puzzle one never goes back", () => {
  let values = GIVENS;
  for (let left = blanksOf(values); left.length; left = blanksOf(values)) {
    const fewest = Math.min(...left.map((cell) => optionsAt(values, cell)));
    assert.equal(fewest, 1);
    for (const cell of left.filter((each) => optionsAt(values, each) > fewest)) {
      const refused = afterChoice(values, cell);
      assert.deepEqual([refused.values, refused.verdict.right], [values, false]);
    }
    const taken = afterChoice(values, /** @type {number} */ (left.find((cell) => optionsAt(values, cell) === fewest)));
    assert.ok(taken.verdict.right);
    values = taken.values;
  }
  assert.equal(countSolutions(values, 2), 1);
});

test("a cell is called by its row and its column", () =>
  assert.deepEqual([0, 3, 4, 15].map(nameOf), ["r1c1", "r1c4", "r2c1", "r4c4"]));

test("a table is right line by line", () => {
  const right = tableOf(GIVENS, 0);
  assert.deepEqual(right, { row: [], column: [4], box: [3], left: [1, 2] });
  assert.deepEqual(wrongLines(right, right), []);
  assert.deepEqual(wrongLines({ ...right, box: [], left: [4, 1] }, right), ["box", "left"]);
  assert.deepEqual(toggled(toggled([4], 1), 4), [1]);
  assert.equal(bitText([1, 4]), "1001");
});

test("the rows have one exact cover", () => {
  const choices = Array.from({ length: 2 ** ROWS.length }, (_, bits) =>
    ROWS.map((_, row) => row).filter((row) => (bits >> row) & 1),
  );
  assert.deepEqual(choices.filter(isCover), [[2, 4, 5]]);
  assert.deepEqual(timesOf([1, 2]), [1, 1, 1, 0, 1, 0, 1]);
  assert.deepEqual([conditions(4), conditions(9)], [64, 324]);
});

test("clues are taken away and laid back; digging blindly is counted; the goal can be reached", () => {
  assert.deepEqual(withToggledClue(withToggledClue(FULL, FULL, 3), FULL, 3), FULL);
  assert.equal(blanksOf(withHoles(FULL, 9, Math.random)).length, 9);
  assert.equal(countUnique(FULL, 0, 5, Math.random), 5);
  assert.equal(countUnique(FULL, 16, 5, Math.random), 0);
  let seed = 1;
  const random = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  assert.ok(
    Array.from({ length: 500 }, () => withHoles(FULL, 10, random)).some((values) => countSolutions(values, 2) === 1),
  );
});

test("guards tell how many candidates a field has", () => {
  for (let field = 0; field < 16; field += 1) {
    const ones = [...field.toString(2)].filter((bit) => bit === "1").length;
    assert.equal(kindOf(field), ["none", "one"][ones] ?? "several", field.toString(2));
  }
  assert.deepEqual(stepsOf(0b0110), { field: 0b10110, first: 0b10101, kept: 0b10100, second: 0b10011 });
});
