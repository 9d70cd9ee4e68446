/** Check what a draft of a rule needs, what is asked of the worker, and how its answers are told. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { aboutOf } from "../../../web/draw/custom.js";
import { keepDraft, loadDrafts } from "../../../web/own-rules/drafts.js";
import { cellsText, lengthsOf } from "../../../web/own-rules/lengths.js";
import { boundsOf, faultOf, formOf, lackOf, nameOf, requestOf } from "../../../web/own-rules/made.js";
import { TEMPLATES, templateOf } from "../../../web/own-rules/templates.js";
import { keepOwnRule, loadOwnRules } from "../../../web/storage/own-rules.js";

const DRAFT = {
  ...{ name: "Far", sentence: "Neighbours differ.", source: "def allows(a, b):\n    return a != b\n" },
  ...{ shape: "dot", colour: "red", cells: "3" },
};

/** A place for records that lasts as long as a test. */
function createPlace() {
  /** @type {any} */
  const records = {};
  const place = {
    getItem: (/** @type {string} */ name) => records[name] ?? null,
    setItem: (/** @type {string} */ name, /** @type {string} */ text) => Object.assign(records, { [name]: text }),
    removeItem: (/** @type {string} */ name) => delete records[name],
  };
  return () => /** @type {any} */ (place);
}

test("the number of cells is one number or two", () => {
  assert.deepEqual(["3", " 2-4 ", "2–4"].map(boundsOf), [
    [3, 3],
    [2, 4],
    [2, 4],
  ]);
  assert.deepEqual(["", "0", "4-2", "10", "three", "1-2-3"].map(boundsOf), Array(6).fill(null));
});

test("each template states its form, with the numbers of the grid", () => {
  assert.deepEqual(
    TEMPLATES.map((form) => formOf(templateOf(form, 9).source)),
    TEMPLATES,
  );
  assert.match(templateOf("pairs", 9).source, />= 5/);
  assert.match(templateOf("pairs", 4).source, />= 2/);
  assert.equal(formOf("def allows(digits: tuple):\n"), "group");
  assert.equal(formOf("def allows(a: int, b: int):\n"), "pairs");
});

test("a rule needs a sentence or a name, cells for a group, and not too many characters", () => {
  const group = { ...DRAFT, source: "def allows(digits):\n    return True", cells: "many" };
  assert.equal(lackOf(DRAFT), null);
  assert.equal(lackOf({ ...DRAFT, cells: "many" }), null, "only groups have a number of cells");
  assert.equal(lackOf({ ...DRAFT, name: "", sentence: " " })?.field, "sentence");
  assert.equal(lackOf(group)?.field, "cells");
  assert.equal(lackOf({ ...DRAFT, source: "x".repeat(2000) })?.field, "source");
});

test("any two cells of a cage are related, and only successive cells of a line", () => {
  const rule = { size: 9, fewest: 3, most: 3, every: false };
  assert.deepEqual(requestOf(DRAFT, 9), { code: DRAFT.source, seconds: 20, rule });
  assert.equal(requestOf({ ...DRAFT, shape: "shade" }, 9).rule.every, true);
});

test("a rule that was made has everything that was written about it", () => {
  assert.deepEqual(aboutOf(nameOf("pEIAB", DRAFT)), {
    ...{ name: "Far", sentence: "Neighbours differ.", source: "def allows(a, b):\n    return a != b" },
    ...{ form: "dot", colour: "red" },
  });
});

test("an error of a rule has words of its own, others those of all programs", () => {
  const plain = () => "in plain words";
  const zero = { code: "zero", args: { given: "1, 2" }, name: "ZeroDivisionError", text: "division by zero", line: 2 };
  const found = faultOf(zero, plain);
  assert.deepEqual([found.line, found.text], [2, "ZeroDivisionError: division by zero"]);
  assert.match(found.words, /^in plain words /);
  assert.notEqual(faultOf({ code: "rule-unheard-of" }, plain).words, "");
});

test("the numbers of cells that a table accepts are read from it", () => {
  const twoOrThree = "gB1ACADBEBA"; // one digit; four states, of which the last two accept
  assert.deepEqual(lengthsOf(twoOrThree), [2, 3]);
  assert.equal(cellsText(twoOrThree), "2-3");
  assert.equal(cellsText("pEIAB"), "3");
  assert.deepEqual(lengthsOf("g"), []);
});

test("what was typed and made is kept, within bounds, and nothing else is read", () => {
  const where = createPlace();
  for (let at = 0; at < 25; at += 1) keepDraft(`draft ${at}`, { ...DRAFT, name: String(at) }, where);
  assert.deepEqual([loadDrafts(where).size, [...loadDrafts(where).values()].at(-1)?.name], [20, "24"]);
  for (let at = 0; at < 15; at += 1) keepOwnRule(`custom:p:${at}`, where);
  keepOwnRule("custom:p:9", where);
  assert.deepEqual(loadOwnRules(where).slice(0, 2), ["custom:p:9", "custom:p:14"]);
  assert.equal(loadOwnRules(where).length, 12);
  where().setItem("sudoku.rule-drafts.v1", JSON.stringify([["a", { name: 1 }], 3, "x"]));
  where().setItem("sudoku.own-rules.v1", '{"a": 1}');
  assert.deepEqual([loadDrafts(where).size, loadOwnRules(where)], [0, []]);
});
