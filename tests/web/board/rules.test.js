/** Check what the page says about puzzles with rules, before and after Python has said what the rules mean. */
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { INITIAL } from "../../../web/app/state.js";
import { emptyBoard, isEmpty, isExplained } from "../../../web/board/board.js";
import { learnJoint } from "../../../web/board/broken-rules.js";
import { candidatesAt } from "../../../web/board/candidates.js";
import { geometry, isGeometry, isToLearn, learn } from "../../../web/board/geometry.js";
import { partsOf } from "../../../web/board/geometry-name.js";
import { NO_RULES } from "../../../web/board/meaning.js";
import { geometryWords, problemWords, ruleWords } from "../../../web/board/names.js";
import { pruned } from "../../../web/board/notes.js";
import { duplicates, hasEnoughDigits, isSolved, isSparse } from "../../../web/board/problems.js";
import { createJointReader } from "../../../web/board/read-joint.js";
import { createRuleReader } from "../../../web/board/read-rules.js";
import { NO_DRAWING } from "../../../web/board/shapes.js";
import { borderPath } from "../../../web/board/strokes.js";
import { fitsForm, missingPart } from "../../../web/transfer/forms.js";
import { plainGeometry, wantedGeometry } from "../../../web/transfer/plain.js";
import { say } from "../../../web/ui/i18n.js";
import { lineOf } from "../../../web/verdict/line.js";
import { boardFrom, PUZZLE } from "../../support/boards.js";
import { inEnglish } from "../../support/seen.js";

inEnglish();

/** @typedef {import("../../../web/contract/shapes.js").RulesOf} RulesOf */
const SIGNS = "1122112233443344";
/** A 4x4 jigsaw with cells apart, a thermometer, a sum, and a cell with even digits. */
const NAME = `4+regions:${SIGNS}+knight+even:r4c4+thermometer:r1c12+sum:5:r4c12`;
const ALONE = { listed: [], drawn: "rule.even" };
/** @type {RulesOf} */
const ANSWER = {
  rules: [
    { kind: "knight", number: null, cells: [], places: [], listed: [], drawn: null },
    { kind: "even", number: null, cells: [15], places: ["r4c4"], ...ALONE },
    { kind: "thermometer", number: null, cells: [0, 1], places: ["r1c12"], listed: [], drawn: "rule.thermometer" },
    { kind: "thermometer", number: null, cells: [2, 3], places: ["r1c34"], listed: [], drawn: "rule.thermometer" },
    { kind: "sum", number: 5, cells: [12, 13], places: ["5: r4c12"], listed: [], drawn: "rule.sum" },
  ],
  houses: [["region", 0, [0, 1, 4, 5], 0]],
  apart: [["knight", [0, 6]]],
  only: [["even", 15, [2, 4]]],
  pairs: [["thermometer", 0, 1, 0]],
  sums: [["sum", 5, [12, 13], [1, 1]]],
  tables: [[0b1110, 0b1100, 0b1000, 0]],
  joint: [],
  alike: false,
  drawing: NO_DRAWING,
};
/** @param {string} values @param {string} [name] */
const board = (values, name = NAME) => ({ ...emptyBoard(name), values });

test("a name tells the grid, the rules and the regions", () => {
  const single = { corners: [[0, 0]], regions: "" };
  const boxed = { base: "6+boxes:2x3", grid: "6+boxes:2x3", rules: ["king"], unknown: [], drawn: "" };
  assert.deepEqual(partsOf("6+boxes:2x3+king"), { ...single, ...boxed });
  assert.deepEqual(partsOf("9+even:r1c1+even:r1c2?a,b"), {
    ...single,
    base: "9",
    grid: "9",
    rules: ["even"],
    unknown: ["a", "b"],
    drawn: "",
  });
  assert.equal(partsOf(NAME).regions, SIGNS);
  const names = ["9+knight", "9x+whisper:5:r1c123,r2c3", "9+unheard", "9+knight:", "9+regions:12", "9+", "9+boxes:3x3"];
  assert.deepEqual(names.map(isGeometry), [true, true, false, false, false, false, false]);
});

test("until the rules are known, only rows, columns and regions count, and no board is solved", () => {
  const name = `4+regions:${SIGNS}+king`;
  assert.equal(isToLearn(name), true);
  assert.deepEqual(
    geometry(name)
      .houses.map(({ kind }) => kind)
      .slice(8),
    Array(4).fill("region"),
  );
  const full = board("1234341221434321", name);
  assert.deepEqual([duplicates(full), isSolved(full)], [[], false]);
  assert.deepEqual([isSparse(full), isEmpty(emptyBoard(name)), isExplained(full)], [false, false, false]);
  assert.deepEqual(lineOf({ ...INITIAL, board: full }).words.at(-1), { key: "verdict.engine.loading" });
});

test("known rules give broken rules, peers, candidates and sentences", async () => {
  /** @type {any[]} */
  const acts = [];
  const ask = /** @type {any} */ (async () => ANSWER);
  const reader = createRuleReader({ ask, act: (action) => acts.push(action) });
  await reader.update({ ...INITIAL, board: emptyBoard(NAME) });
  assert.deepEqual(acts, [{ type: "rulesRead", rulesRead: { geometry: NAME, error: null } }]);
  await reader.update({ ...INITIAL, board: emptyBoard(NAME) });
  assert.equal(acts.length, 1);

  const broken = duplicates(board("21....2........1"));
  assert.deepEqual(
    broken.map(({ code, rule, cells }) => [code, rule, cells]),
    [
      ["broken-rule", "knight", [0, 6]],
      ["broken-rule", "thermometer", [0, 1]],
      ["broken-rule", "even", [15]],
    ],
  );
  const sums = ["............23..", "............24..", "............2..."].map((text) => duplicates(board(text)));
  assert.deepEqual(
    sums.map((found) => found.map(({ rule, cells }) => [rule, cells])),
    [[], [["sum", [12, 13]]], []],
  );
  assert.deepEqual(problemWords(broken[0], NAME).args?.cells, ["r1c1", "r2c3"]);
  assert.deepEqual(candidatesAt(board("................"), 15), [2, 4]);
  assert.deepEqual(candidatesAt(board("2..............."), 1), [3, 4]);
  assert.deepEqual(candidatesAt(board(".3.............."), 0), [1, 2]);
  assert.deepEqual(candidatesAt(board("2..............."), 6), [1, 3, 4]);
  assert.deepEqual(pruned({ ...board("................"), notes: { 6: [1, 2] } }, 0, 2).notes, { 6: [1] });
  assert.deepEqual(ruleWords(NAME, true).map(say), [
    "Cells a chess knight's move apart have different digits.",
    "Cells marked with a square have even digits.",
    "Digits along a thermometer increase from the bulb.",
    "The digits in these cells add up to the number given for them. They may repeat.",
  ]);
  assert.deepEqual(ruleWords(NAME).map(say), [
    "Cells a chess knight's move apart have different digits.",
    "Cells marked with a square have even digits. (r4c4)",
    "Digits along a thermometer increase from the bulb. (r1c12; r1c34)",
    "The digits in these cells add up to the number given for them. They may repeat. (5: r4c12)",
  ]);
  assert.equal(geometryWords(NAME).key, "geometry.rules");
  assert.equal(isSolved(board("1234341221434312")), false);
});

test("a full grid is not solved while a rule that only Python can check may be broken", () => {
  const name = "4+renban:r1c12";
  for (const [joint, solved] of /** @type {[string[], boolean][]} */ ([
    [["renban"], false],
    [[], true],
  ])) {
    learn(name, { ...NO_RULES, joint });
    assert.equal(isSolved(board("1234341221434321", name)), solved);
  }
  const full = board("1234341221434321", name);
  learn(name, { ...NO_RULES, joint: ["renban"] });
  learnJoint(full, []);
  assert.equal(isSolved(full), true, "Python has found nothing");
  learnJoint(full, [{ code: "broken-rule", digit: null, house: null, rule: "renban", cells: [0, 1] }]);
  assert.deepEqual([isSolved(full), duplicates(full)[0].cells], [false, [0, 1]]);
});

test("Python is asked as soon as all cells of a rule are filled that only it can check", async () => {
  const name = "4+renban:r1c34";
  const rules = [{ kind: "renban", number: null, cells: [2, 3], listed: [], places: [], drawn: null }];
  learn(name, { ...NO_RULES, joint: ["renban"], rules });
  /** @type {string[]} */
  const asked = [];
  const problems = [
    { code: /** @type {const} */ ("broken-rule"), digit: null, house: null, rule: "renban", cells: [2, 3] },
  ];
  const ask = /** @type {any} */ (
    async (/** @type {string} */ _, /** @type {any} */ { state }) => {
      asked.push(state.values);
      return { problems };
    }
  );
  const reader = createJointReader({ ask, act: () => {} });
  for (const values of ["..1.", "..13", "..13"])
    await reader.update({ ...INITIAL, board: board(values.padEnd(16, "."), name) });
  assert.deepEqual(asked, ["..13".padEnd(16, ".")]);
  assert.deepEqual(duplicates(board("..13".padEnd(16, "."), name)), problems);
});

test("rules beside unsupported ones are stated with their cells, but do not count", () => {
  const name = "4+greater:r1c12?chaosconstruction";
  assert.equal(isToLearn(name), true);
  const stated = [{ kind: "greater", number: null, cells: [0, 1], listed: [], places: ["r1c1", "r1c2"], drawn: null }];
  learn(name, { ...NO_RULES, rules: stated });
  assert.equal(isToLearn(name), false);
  assert.deepEqual(ruleWords(name).map(say), [
    "The sign between two cells points to the smaller digit. (r1c1 is greater than r1c2)",
  ]);
  assert.match(ruleWords(name, true).map(say)[0], /drawn, not checked, .* not supported: chaosconstruction/);
  assert.equal(geometry(name).isKnown, false);
});

test("rules of one kind that are drawn alike and mean different things are told apart by their cells", () => {
  const name = "4+even:r4c4+whisper:2:r1c12+whisper:3:r2c12";
  const whisper = (/** @type {number} */ number, /** @type {string} */ places) => ({
    ...{ kind: "whisper", number, cells: [0, 1], listed: [], places: [places], drawn: null },
  });
  const even = { kind: "even", number: null, cells: [15], listed: [], places: ["r4c4"], drawn: null };
  learn(name, { ...NO_RULES, rules: [even, whisper(2, "r1c12"), whisper(3, "r2c12")] });
  assert.deepEqual(ruleWords(name, true).map(say), [
    "Cells marked with a square have even digits.",
    "Neighbouring digits along a whisper line differ by at least 2. (r1c12)",
    "Neighbouring digits along a whisper line differ by at least 3. (r2c12)",
  ]);
});

test("a rule that cannot be used is told instead of a verdict, and is not asked about again", async () => {
  const name = "4+even:r9c9";
  const error = { code: "rule-text", line: 0, column: 0, character: "", args: { rule: "even", found: "r9c9" } };
  /** @type {any[]} */
  const acts = [];
  const ask = /** @type {any} */ (mock.fn(() => Promise.reject({ error })));
  const reader = createRuleReader({ ask, act: (action) => acts.push(action) });
  const state = { ...INITIAL, board: emptyBoard(name) };
  await reader.update(state);
  const told = { ...state, rulesRead: acts[0].rulesRead };
  await reader.update(told);
  assert.deepEqual([ask.mock.callCount(), lineOf(told).words[0].key], [1, "error.rule-text"]);
});

test("only so many answers are remembered", () => {
  const names = Array.from({ length: 65 }, (_, at) => `9+whisper:${at}:r1c12`);
  for (const name of names) {
    learn(name, NO_RULES);
    assert.equal(isToLearn(name), false);
  }
  assert.equal(isToLearn(names[0]), true);
});

test("lines run between regions", () => {
  assert.equal(borderPath(geometry(`4+regions:${SIGNS}`)).match(/M/g)?.length, 8);
  assert.equal(borderPath(geometry("4")), "");
});

test("a form that cannot hold the rules is not offered, and a pasted puzzle does not get those of another", () => {
  const knight = { ...boardFrom(PUZZLE), geometry: "9+knight" };
  assert.deepEqual([fitsForm("link", knight), fitsForm("line", knight)], [true, false]);
  assert.equal(missingPart("line", knight), "knight");
  assert.equal(missingPart("line", { ...knight, geometry: "9+diagonal-up" }), "diagonals");
  assert.equal(plainGeometry(wantedGeometry(knight)), "9");
  assert.equal(plainGeometry(wantedGeometry(emptyBoard("9+knight"))), "9+knight");
});

test("a puzzle whose rules treat digits differently needs no number of different digits", () => {
  learn("9+killer:14:r1c12", { ...NO_RULES, sums: [["killer", 14, [0, 1], [1, 1]]] });
  learn("9+sequence:r1c123", NO_RULES);
  learn("9+king", { ...NO_RULES, alike: true });
  assert.equal(hasEnoughDigits(emptyBoard("9+killer:14:r1c12")), true);
  assert.equal(hasEnoughDigits(emptyBoard("9+sequence:r1c123")), true);
  assert.equal(hasEnoughDigits(emptyBoard("9+king")), false);
  assert.equal(hasEnoughDigits(emptyBoard("9")), false);
});
