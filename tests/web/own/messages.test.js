/**
 * Check that only messages of known forms are accepted from the isolated worker, and nothing else that a program might
 * send.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { messageOf } from "../../../web/own/messages.js";

const COUNTERS = { tries: 5, conflicts: 2, places: 3, backtracks: 1, solutions: 1, depth: 3 };
const STARTED = { type: "started", kind: "steps", lists: ["grid"] };
const PRINT = { type: "print", text: "one\n", cut: false };
const EVENTS = { type: "events", items: [["place", 1, 9, 4]], counters: COUNTERS, cut: true };
const RESULT = { code: "solved", args: { count: 1 } };
const END = { type: "end", result: RESULT, counters: COUNTERS, solved: true, grid: ".12345678".repeat(9) };
const ERROR = { code: "not-a-digit", args: {}, name: "ValueError", text: "0", line: 3 };
const CALL = { line: 3, name: "solve", text: "return 0" };
const FAILED = { type: "error", error: ERROR, trace: [CALL] };

/** @param {unknown} message */
const heard = (message) => messageOf(JSON.stringify(message));

test("each form is heard as it was said", () => {
  const items = ["try", "conflict", "place", "undo", "solution"].flatMap((kind) => [
    [kind, -1, 0, 1],
    [kind, 80, 9, 2],
  ]);
  const ends = ["solved", "unsaid", "none"].map((code) => ({ ...END, result: { ...RESULT, code } }));
  const nowhere = { ...FAILED, error: { ...ERROR, line: null }, trace: [] };
  const args = { cells: [0, 80], digit: 3, seconds: 2.5, what: "x" };
  const placed = { ...FAILED, error: { ...ERROR, args, column: 7 } };
  const silent = { ...STARTED, kind: "solve", lists: [] };
  for (const message of [STARTED, silent, PRINT, EVENTS, { ...EVENTS, items }, ...ends, FAILED, nowhere, placed])
    assert.deepEqual(heard(message), message);
});

test("what is no JSON, and no object, is no message", () => {
  for (const text of ["", "{", '{"type":"print","text":"a","cut":fal', "null", "3", '"print"', "[]", undefined])
    assert.equal(messageOf(text), null, text);
  for (const type of ["constructor", "loading", "stopped", "", null]) assert.equal(heard({ ...PRINT, type }), null);
});

/** The same messages, each with an invalid value. @type {[string, object[]][]} */
const WRONG = [
  [
    "a start",
    [{ kind: "other" }, { kind: null }, { lists: "grid" }, { lists: [1] }].map((it) => ({ ...STARTED, ...it })),
  ],
  ["a print", [{ text: 3 }, { text: { html: "<b>" } }, { cut: "no" }, { cut: 0 }].map((it) => ({ ...PRINT, ...it }))],
  [
    "events",
    [
      ...[{ items: null }, { items: "try" }, { items: [null] }, { items: ["try"] }, { items: [{ kind: "try" }] }],
      ...[
        ["other", 1, 9, 4],
        ["try", -2, 9, 4],
        ["try", 81, 9, 4],
        ["try", 1, -1, 4],
        ["try", 1, 10, 4],
      ].map(itemsOf),
      ...[
        ["try", 1.5, 9, 4],
        ["try", 1, 9.5, 4],
        ["try", 1, 9, 4.5],
        ["try", 1, 9],
        ["try", "1", 9, 4],
      ].map(itemsOf),
      ...[{ counters: null }, { counters: [] }, { cut: 1 }],
      ...Object.keys(COUNTERS).map((name) => ({ counters: { ...COUNTERS, [name]: "many" } })),
    ].map((it) => ({ ...EVENTS, ...it })),
  ],
  [
    "an end",
    [
      ...[{ result: null }, { result: "solved" }, { result: [] }, { result: { ...RESULT, code: "not-a-digit" } }],
      ...[null, [], "count"].map((args) => ({ result: { ...RESULT, args } })),
      ...[{ counters: null }, { solved: null }, { solved: "yes" }],
      ...["", "x".repeat(81), ".".repeat(80), ".".repeat(82), "0".repeat(81)].map((grid) => ({ grid })),
    ].map((it) => ({ ...END, ...it })),
  ],
  [
    "an error",
    [
      ...[{ code: "<b>" }, { code: 3 }, { code: "" }, { args: null }, { args: [] }, { name: 3 }, { text: 3 }].map(
        errorOf,
      ),
      ...[{ line: "3" }, { line: 1.5 }, { line: undefined }, { column: null }, { column: "3" }].map(errorOf),
      ...[{ cells: [81] }, { cells: [null] }, { cells: "r1c1" }, { what: { html: "<b>" } }, { what: null }].map(
        (args) => errorOf({ args }),
      ),
      ...[{ line: null }, { line: "3" }, { name: 3 }, { text: null }].map((it) => ({ trace: [{ ...CALL, ...it }] })),
      ...[{ error: null }, { trace: null }, { trace: [CALL, null] }, { trace: CALL }],
    ].map((it) => ({ ...FAILED, ...it })),
  ],
];

/** @param {unknown[]} item */
function itemsOf(item) {
  return { items: [...EVENTS.items, item] };
}

/** @param {object} change */
function errorOf(change) {
  return { error: { ...ERROR, ...change } };
}

for (const [form, messages] of WRONG)
  test(`${form} with anything else in it is passed over`, () => {
    for (const message of messages) assert.equal(heard(message), null, JSON.stringify(message));
  });
