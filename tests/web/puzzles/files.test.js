import "../../support/still.js"; // first, because other modules read browser features as they load
import assert from "node:assert/strict";
import { test } from "node:test";
import { INITIAL, reduce } from "../../../web/app/state.js";
import { fileOf } from "../../../web/puzzles/exported.js";
import { createTrayFiles, tableOf } from "../../../web/puzzles/files.js";
import { selectedOrAll } from "../../../web/puzzles/selection.js";
import { boardFrom, PUZZLE, SOLUTION } from "../../support/boards.js";
import { noteWhatLeaves } from "../../support/keeping.js";

/** Create a page with these puzzles in My puzzles. @param {string[]} texts */
function pageWith(texts) {
  const newcomers = texts.map((text) => ({ state: boardFrom(text), source: /** @type {const} */ ("text") }));
  let state = reduce(INITIAL, { type: "tray-add", newcomers, now: 1 });
  const act = (/** @type {import("../../../web/app/state.js").Action} */ action) => {
    state = reduce(state, action);
  };
  return { files: createTrayFiles({ getState: () => state, act, now: () => 2 }), state: () => state, act };
}

const exported = fileOf(selectedOrAll(pageWith([PUZZLE, SOLUTION]).state().tray));

for (const [texts, key, count] of /** @type {[string[], string, number][]} */ ([
  [[], "tray.imported", 2],
  [[PUZZLE], "tray.imported-some", 1],
  [[PUZZLE, SOLUTION], "tray.imported-some", 0],
]))
  test(`of a file of two puzzles, ${texts.length} of them known, ${count} come in`, () => {
    const { files, state } = pageWith(texts);
    assert.equal(files.take(exported), true);
    assert.equal(state().tray.items.length, 2);
    assert.deepEqual(state().notice, { key, args: { count, total: 2 } });
  });

test("records that cannot be read are in a file of all puzzles, as far as JSON can hold them", async () => {
  const { files, state, act } = pageWith([PUZZLE]);
  const record = { key: "damaged", state: { givens: "?" } };
  act({ type: "tray-damaged", records: [record, undefined, { key: "odd", order: 1n }] });
  const [, , text] = await saved(files.save);
  assert.deepEqual(JSON.parse(text).puzzles.at(-1), record);
  assert.equal(JSON.parse(text).puzzles.length, 2);
  const other = pageWith([]);
  other.files.take(text);
  assert.deepEqual(other.state().notice, { key: "tray.imported-some", args: { count: 1, total: 2 } });
  act({ type: "tray-select", key: state().tray.items[0].key });
  assert.equal(JSON.parse((await saved(files.save))[2]).puzzles.length, 1, "not with the selected ones");
});

test("another text is none of our files, and changes nothing", () => {
  const { files, state } = pageWith([PUZZLE]);
  assert.equal(files.take("{}"), false);
  assert.deepEqual([state().tray.items.length, state().notice], [1, null]);
});

/** @type {unknown[]} */
const left = [];
noteWhatLeaves(left);

/** Return the name, the type and the content of a downloaded file. @param {() => void} save */
async function saved(save) {
  save();
  const [blob, name] = /** @type {[Blob, string]} */ (left.splice(0));
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(await blob.arrayBuffer());
  return [name, blob.type, text];
}

test("the selected puzzles are saved, or all, and a table of those that are shown", async () => {
  const { files, state, act } = pageWith([PUZZLE, SOLUTION]);
  const [first, second] = state().tray.items;
  const file = ["saved: sudoku-tray.json", "application/json"];
  assert.deepEqual(await saved(files.save), [...file, exported]);
  act({ type: "tray-select", key: second.key });
  assert.deepEqual(await saved(files.save), [...file, fileOf([second])]);
  const [name, type, text] = await saved(() => files.saveTable([second.key, first.key]));
  const [head, row, ...end] = text.split("\r\n");
  assert.deepEqual([name, type, head[0], end], ["saved: sudoku-tray.csv", "text/csv", "\ufeff", [""]]);
  assert.ok(row.includes(SOLUTION), row);
});

test("a table is of the puzzles that are shown, in their order, or of the selected ones among them", () => {
  const { tray } = pageWith([PUZZLE, SOLUTION]).state();
  const keys = tray.items.map(({ key }) => key).reverse();
  const keysOf = (/** @type {typeof tray.items} */ items) => items.map(({ key }) => key);
  assert.deepEqual(keysOf(tableOf(tray, keys)), keys);
  assert.deepEqual(keysOf(tableOf({ ...tray, selected: new Set([keys[1]]) }, keys)), [keys[1]]);
  assert.deepEqual(keysOf(tableOf({ ...tray, selected: new Set([keys[1]]) }, [keys[0], "gone"])), [keys[0]]);
});
