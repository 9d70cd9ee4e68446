import assert from "node:assert/strict";
import { test } from "node:test";
import { itemOf, itemsOf, NAME_LENGTH } from "../../../web/puzzles/records.js";
import { boardFrom, PUZZLE, SOLUTION } from "../../support/boards.js";

const ITEM = {
  key: "a-1",
  order: 1,
  name: "Monday",
  created: "2026-01-01T00:00:00.000Z",
  source: "made",
  state: boardFrom(PUZZLE),
  solution: SOLUTION,
  grade: "hard",
  er: 3.4,
  id: "some.id",
};

test("what is as we write it comes back the same, with notes and entries, rated or not yet", () => {
  const state = { ...ITEM.state, values: SOLUTION, notes: { 3: [1, 2] } };
  const { solution, grade, er, id, ...unrated } = ITEM;
  for (const item of [ITEM, { ...ITEM, state }, { ...ITEM, grade: null, er: null }, unrated])
    assert.deepEqual(itemOf(item), item);
});

test("folder, technique and how far a person is come back; what is of another puzzle does not", () => {
  const progress = { board: { ...ITEM.state, values: SOLUTION }, time: 90_000, hints: 2, solved: "2026-11-22" };
  const item = { ...ITEM, folder: "Train", technique: "x-wing", progress };
  assert.deepEqual(itemOf(item), item);
  const { progress: _, ...without } = item;
  const other = { ...progress, board: boardFrom(SOLUTION) };
  for (const strange of [other, { ...progress, time: "1" }, { ...progress, board: null }, 3])
    assert.deepEqual(itemOf({ ...item, progress: strange }), without);
});

test("what was worked out comes back, and that more is asked for; a form of another size does not", () => {
  const item = { ...ITEM, ep: 3.4, ed: 2, symmetry: "full", automorphisms: 2, minlex: PUZZLE, asked: true };
  assert.deepEqual(itemOf(item), item);
  assert.deepEqual(itemOf({ ...item, automorphisms: null, minlex: null }), {
    ...item,
    automorphisms: null,
    minlex: null,
  });
  assert.deepEqual(itemOf({ ...item, minlex: "12" }), { ...item, automorphisms: null, minlex: null });
  assert.equal(itemOf({ ...item, symmetry: "round" })?.minlex, undefined);
});

/** @type {Record<string, unknown>} */
const NO_PUZZLE = {
  "no record": null,
  "a list": [],
  "no state": { ...ITEM, state: undefined },
  "no key": { ...ITEM, key: 7 },
  "an unknown geometry": { ...ITEM, state: { ...ITEM.state, geometry: "9x9" } },
  "another geometry": { ...ITEM, state: { ...ITEM.state, geometry: "16" } },
  "clues cut off": { ...ITEM, state: { ...ITEM.state, givens: PUZZLE.slice(1) } },
  "entries that are none": { ...ITEM, state: { ...ITEM.state, values: PUZZLE.replace("5", "x") } },
  "notes that are none": { ...ITEM, state: { ...ITEM.state, notes: { 3: ["1"] } } },
};

for (const [name, record] of Object.entries(NO_PUZZLE))
  test(`${name}: no puzzle`, () => assert.equal(itemOf(record), null));

test("of the rest, what is not as we write it is left out, and the puzzle is kept", () => {
  const { solution, grade, er, id, ...plain } = ITEM;
  const strange = { ...plain, solution: "12", grade: "nice", er: 3, id: {}, extra: 1 };
  assert.deepEqual(itemOf(strange), plain);
  assert.deepEqual(itemOf({ ...ITEM, er: "3.4" }), { ...ITEM, er: null });
  const bare = { key: "a-1", state: ITEM.state, order: "first", name: 7, created: 3, source: "elsewhere" };
  assert.deepEqual(itemOf(bare), { key: "a-1", state: ITEM.state, order: 0, name: "", created: "", source: "file" });
});

test("a name of a megabyte is cut", () =>
  assert.equal(itemOf({ ...ITEM, name: "x".repeat(1e6) })?.name.length, NAME_LENGTH));

test("an id is taken up to the length that one can have", () => {
  const longest = "x".repeat(200);
  assert.equal(itemOf({ ...ITEM, id: longest })?.id, longest);
  assert.equal(itemOf({ ...ITEM, id: `${longest}x` })?.id, undefined);
});

test("the good ones are kept beside the bad", () =>
  assert.deepEqual(itemsOf([...Object.values(NO_PUZZLE), ITEM, {}]), [ITEM]));
