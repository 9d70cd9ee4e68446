import assert from "node:assert/strict";
import { test } from "node:test";
import { answerFrom, answerIn, fileName, MOST_BYTES, textOf } from "../../../web/assign/answer-file.js";
import {
  keyOf,
  markOf,
  NO_ANSWERS,
  sortedBy,
  tableOf,
  withFile,
  withMarks,
  withRow,
} from "../../../web/assign/answers.js";
import { finalMark, foundMark, normalized } from "../../../web/assign/marking.js";
import { NO_SESSION } from "../../../web/own/session.js";
import { PUZZLE } from "../../support/boards.js";

/** @type {import("../../../web/assign/answer-file.js").Answer} */
const MINE = {
  ...{ assignment: "abc", name: "Mina 민아", answer: "42\nbecause", tries: 17, seconds: 61 },
  ...{ code: "def solve(grid):\n    pass\n", handed: "2026-05-04T08:30:00.000Z" },
};
/** @type {import("../../../web/assign/assignment.js").Assignment} */
const ASSIGNMENT = {
  ...{ title: "One", question: "?", asks: "program", puzzle: PUZZLE },
  ...{ slug: "engine", seed: "1", position: 0, code: "" },
};
const RIGHT = { ...NO_SESSION, phase: /** @type {const} */ ("ended"), solved: true, right: true };
const WRONG = { ...RIGHT, right: false };

/** @param {Partial<typeof MINE>} part */
const opened = (part = {}, file = "a.json", assignment = ASSIGNMENT) => ({
  file,
  answer: { ...MINE, ...part },
  assignment,
});
/** @param {...import("../../../web/assign/answers.js").Opened} files */
const all = (...files) => files.reduce(withFile, NO_ANSWERS);
/** @param {import("../../../web/assign/answers.js").Answers} answers */
const names = ({ rows }) => rows.map(({ answer }) => answer.name);

test("an answer comes out of its file as it went in", async () => {
  for (const answer of [MINE, { ...MINE, tries: null, code: null, seconds: 0, answer: "" }]) {
    assert.deepEqual(answerFrom(textOf(answer)), { answer });
    assert.deepEqual(await answerIn(new Blob([textOf(answer)])), { answer });
  }
  assert.equal(JSON.parse(textOf(MINE)).format, "sudoku-workshop-answer");
});

test("a file that is no whole answer is told from the others", async () => {
  const value = JSON.parse(textOf(MINE));
  const told = (/** @type {unknown} */ other) => /** @type {any} */ (answerFrom(JSON.stringify(other))).fault;
  for (const text of ["", "{", "[]", "null", '"x"', "{}", PUZZLE])
    assert.deepEqual(answerFrom(text), { fault: "none" });
  assert.equal(told({ ...value, format: "sudoku" }), "none");
  assert.equal(told({ ...value, version: 3 }), "newer");
  assert.equal(told({ ...value, version: 2 }), "damaged"); // it has no puzzles
  assert.equal(told({ ...value, version: "1" }), "damaged");
  const wrong = {
    name: 7,
    answer: null,
    tries: -1,
    seconds: 0.5,
    code: [],
    handed: "yesterday",
    assignment: "a".repeat(9000),
  };
  for (const [name, other] of Object.entries(wrong)) assert.equal(told({ ...value, [name]: other }), "damaged", name);
  for (const name of Object.keys(MINE)) assert.equal(told({ ...value, [name]: undefined }), "damaged", name);
  assert.equal(told({ ...value, name: "x".repeat(101) }), "damaged");
  assert.deepEqual(await answerIn(new Blob([" ".repeat(MOST_BYTES + 1)])), { fault: "too-large" });
});

test("a file has a name that every system takes", () => {
  assert.equal(fileName('What? "1/2"', " Mina\n민아 "), "What 1 2 - Mina 민아.json");
  assert.equal(fileName("One", ""), "One.json");
});

test("no file is dropped in silence: it is among the answers, or there is a reason", () => {
  const answers = all(
    { file: "picture.png", fault: "none" },
    opened(),
    opened({}, "copy.json"),
    opened({ answer: "41" }, "again.json"),
    opened({ assignment: "xyz", name: "Lea" }, "other.json", { ...ASSIGNMENT, title: "Two" }),
    { file: "odd.json", answer: { ...MINE, assignment: "?" }, assignment: null },
    opened({ name: "Ben" }, "ben.json"),
  );
  assert.deepEqual(
    answers.refused.map(({ file, why, title }) => [file, why, title]),
    [
      ["picture.png", "none", ""],
      ["copy.json", "same", ""],
      ["other.json", "another", "Two"],
      ["odd.json", "damaged", ""],
    ],
  );
  assert.deepEqual(names(answers), ["Mina 민아", "Mina 민아", "Ben"]);
  assert.deepEqual(
    answers.rows.map(({ again }) => again),
    [true, true, false],
  );
  assert.deepEqual([answers.text, answers.assignment], ["abc", ASSIGNMENT]);
});

test("an answer is right whatever its width, capitals and blanks; and only where it is expected", () => {
  for (const answer of ["42 tries", " ４２  Tries\n", "42 TRIES"])
    assert.equal(foundMark(answer, "42 tries", {}), "right");
  assert.equal(foundMark("42", "42 tries", {}), "wrong");
  assert.equal(foundMark("42", "  ", {}), null);
  assert.equal(normalized("Ａ　b"), "a b");
});

test("a program is right where all its runs are, and an answer that is expected, too", () => {
  assert.equal(foundMark("", "", { a: RIGHT, b: RIGHT }), "right");
  assert.equal(foundMark("", "", { a: RIGHT, b: WRONG }), "wrong");
  for (const phase of /** @type {const} */ (["failed", "stopped"]))
    assert.equal(foundMark("", "", { a: { ...RIGHT, phase } }), "wrong");
  assert.equal(foundMark("no", "yes", { a: RIGHT }), "wrong");
});

test("a mark by hand goes before what is found", () => {
  assert.equal(finalMark("wrong", "right"), "wrong");
  assert.equal(finalMark("none", "right"), null);
  assert.equal(finalMark(null, "right"), "right");
});

test("marks find their answers again, and those that are no marks are none", () => {
  const answers = all(opened(), opened({ name: "Ben" }));
  const [mina, ben] = answers.rows.map(({ key }) => key);
  const marked = withMarks(answers, { expected: "42", marks: { [mina]: "right", [ben]: "great" } });
  assert.deepEqual([marked.expected, ...marked.rows.map(({ hand }) => hand)], ["42", "right", null]);
  assert.deepEqual(
    marked.rows.map((row) => markOf(row, marked.expected)),
    ["right", "wrong"],
  );
  assert.notEqual(keyOf(MINE), keyOf({ ...MINE, code: null }));
});

test("rows are sorted by any column, up and down, numbers as numbers", () => {
  const answers = all(
    opened({ name: "b", tries: 9, seconds: 100, answer: "10" }),
    opened({ name: "A", tries: null, seconds: 20, answer: "9" }),
    opened({ name: "c", tries: 100, seconds: 3, answer: "x", code: null }),
  );
  const by = (/** @type {string} */ column, down = false) => names(sortedBy(answers, column, down)).join("");
  assert.equal(by("name"), "Abc");
  assert.equal(by("name", true), "cbA");
  assert.equal(by("tries"), "Abc");
  assert.equal(by("time"), "cAb");
  assert.equal(by("answer"), "Abc");
  assert.equal(by("code")[0], "c");
  const [first] = answers.rows;
  const ran = withRow(answers, first.key, { runs: { a: RIGHT } });
  assert.equal(names(sortedBy(ran, "mark", true))[0], "b");
});

test("a table for spreadsheets holds all of it, and no formula", () => {
  const answers = all(opened({ name: "=1+1", answer: '+"a", b\nc', code: "-x", tries: null }));
  const [{ key }] = answers.rows;
  const table = tableOf(
    withRow(answers, key, { runs: { a: RIGHT, b: WRONG }, hand: "right" }),
    (column) => `[${column}]`,
    (mark) => mark.toUpperCase(),
  );
  const [head, ...rest] = table.split("\r\n");
  assert.equal(head, "[name],[answer],[tries],[seconds],[handed],[right],[runs],[mark],[code]");
  assert.deepEqual(rest, [`'=1+1,"'+""a"", b\nc",,61,${MINE.handed},1,2,RIGHT,'-x`, ""]);
});
