/** Check which functions of model.js and order.js the actions on My puzzles call, and for which puzzles. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { INITIAL, reduce } from "../../../web/app/state.js";
import { boardOfText } from "../../../web/board/board.js";
import { after } from "../../support/boards.js";

const TEXTS = ["1...............", ".1..............", "..1.............", "...1............"];
const boardOf = (/** @type {string} */ text) =>
  /** @type {import("../../../web/board/board.js").BoardState} */ (boardOfText(text));
const newcomers = TEXTS.map((text) => ({ state: boardOf(text), source: /** @type {const} */ ("board") }));
const FULL = reduce(INITIAL, { type: "tray-add", newcomers, now: 1 });
const KEYS = FULL.tray.items.map(({ key }) => key);
/** A state with the second and the third puzzle selected. */
const SELECTED = after(FULL, { type: "tray-select", key: KEYS[1] }, { type: "tray-select", key: KEYS[2] });

/** Return the numbers of the saved puzzles. @param {import("../../../web/app/state.js").State} state */
const numbers = ({ tray }) => tray.items.map(({ state }) => TEXTS.indexOf(state.givens));

test("drafts of a puzzle make way for it", () => {
  const [first, second, third] = newcomers;
  const draft = reduce(INITIAL, { type: "tray-add", newcomers: [first, second], now: 1 });
  const grown = reduce(draft, { type: "tray-add", newcomers: [third], now: 2, drafts: [second.state] });
  assert.deepEqual(numbers(grown), [0, 2]);
});

test("the named puzzles are removed, else the selected ones; and they come back", () => {
  const named = reduce(SELECTED, { type: "tray-remove", keys: [KEYS[0]] });
  assert.deepEqual(numbers(named), [1, 2, 3]);
  const selected = reduce(SELECTED, { type: "tray-remove" });
  assert.deepEqual(numbers(selected), [0, 3]);
  assert.deepEqual(numbers(reduce(selected, { type: "tray-undo" })), [0, 1, 2, 3]);
});

test("that some are not kept stays known, whatever is done and whatever was kept before", () => {
  const unkept = after(SELECTED, { type: "tray-unkept", unkept: true }, { type: "tray-remove" }, { type: "tray-undo" });
  assert.equal(reduce(unkept, { type: "tray-loaded", items: FULL.tray.items, now: 2 }).tray.unkept, true);
  assert.equal(FULL.tray.unkept, false);
});

test("all are selected, then none", () => {
  const all = reduce(SELECTED, { type: "tray-all", keys: KEYS });
  assert.equal(all.tray.selected.size, 4);
  assert.equal(reduce(all, { type: "tray-all", keys: KEYS }).tray.selected.size, 0);
  assert.deepEqual([...reduce(all, { type: "tray-all", keys: KEYS.slice(1) }).tray.selected], KEYS.slice(1));
});

test("the selected ones go into a folder, and out of it", () => {
  const folders = (/** @type {import("../../../web/app/state.js").State} */ { tray }) =>
    tray.items.map(({ folder }) => folder);
  const put = reduce(SELECTED, { type: "tray-folder", folder: "Train" });
  assert.deepEqual(folders(put), [undefined, "Train", "Train", undefined]);
  assert.deepEqual(folders(reduce(put, { type: "tray-folder", folder: "" })), folders(SELECTED));
});

test("how far a person is belongs to the puzzle; of one that is not kept, nothing is", () => {
  const board = { ...newcomers[2].state, values: "321............." };
  const progress = { board, time: 1000, hints: 1, solved: null };
  const { tray } = reduce(FULL, { type: "tray-played", progress });
  assert.deepEqual(
    tray.items.map(({ progress }) => progress),
    [undefined, undefined, progress, undefined],
  );
  const other = { ...progress, board: boardOf("4...............") };
  assert.equal(reduce(FULL, { type: "tray-played", progress: other }), FULL);
});

test("the first one selected is renamed", () => {
  const { tray } = reduce(SELECTED, { type: "tray-rename", name: "Monday" });
  assert.deepEqual(
    tray.items.map(({ name }) => name),
    ["", "Monday", "", ""],
  );
});

test("one of the selected puzzles takes the others along, any other goes alone", () => {
  assert.deepEqual(numbers(reduce(SELECTED, { type: "tray-front" })), [1, 2, 0, 3]);
  assert.deepEqual(numbers(reduce(SELECTED, { type: "tray-move", step: 1 })), [0, 3, 1, 2]);
  assert.deepEqual(numbers(reduce(SELECTED, { type: "tray-move", step: -1, key: KEYS[2] })), [1, 2, 0, 3]);
  assert.deepEqual(numbers(reduce(SELECTED, { type: "tray-move", step: 1, key: KEYS[0] })), [1, 0, 2, 3]);
  assert.deepEqual(numbers(reduce(SELECTED, { type: "tray-place", key: KEYS[1] })), [0, 3, 1, 2]);
  assert.deepEqual(numbers(reduce(SELECTED, { type: "tray-place", key: KEYS[3], before: KEYS[0] })), [3, 0, 1, 2]);
});

test("what another tab has changed is changed here; what changes nothing leaves the state as it is", () => {
  const joined = reduce(FULL, { type: "tray-joined", change: { put: [], more: [], gone: [KEYS[0]] } });
  assert.deepEqual(numbers(joined), [1, 2, 3]);
  assert.equal(reduce(FULL, { type: "tray-undo" }), FULL);
});
