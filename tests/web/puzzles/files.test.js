import assert from "node:assert/strict";
import { test } from "node:test";
import { INITIAL, reduce } from "../../../web/app/state.js";
import { fileOf } from "../../../web/puzzles/exported.js";
import { createTrayFiles, tableOf } from "../../../web/puzzles/files.js";
import { chosen } from "../../../web/puzzles/selection.js";
import { boardFrom, PUZZLE, SOLUTION } from "../../support/boards.js";

/** A page whose tray holds these puzzles. @param {string[]} texts */
function pageWith(texts) {
  const newcomers = texts.map((text) => ({ state: boardFrom(text), source: /** @type {const} */ ("text") }));
  let state = reduce(INITIAL, { type: "tray-add", newcomers, now: 1 });
  const act = (/** @type {import("../../../web/app/state.js").Action} */ action) => {
    state = reduce(state, action);
  };
  return { files: createTrayFiles({ getState: () => state, act, now: () => 2 }), state: () => state };
}

const exported = fileOf(chosen(pageWith([PUZZLE, SOLUTION]).state().tray));

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

test("another text is none of our files, and changes nothing", () => {
  const { files, state } = pageWith([PUZZLE]);
  assert.equal(files.take("{}"), false);
  assert.deepEqual([state().tray.items.length, state().notice], [1, null]);
});

test("a table is of the puzzles that are shown, in their order, or of the selected ones among them", () => {
  const { tray } = pageWith([PUZZLE, SOLUTION]).state();
  const keys = tray.items.map(({ key }) => key).reverse();
  const keysOf = (/** @type {typeof tray.items} */ items) => items.map(({ key }) => key);
  assert.deepEqual(keysOf(tableOf(tray, keys)), keys);
  assert.deepEqual(keysOf(tableOf({ ...tray, selected: new Set([keys[1]]) }, keys)), [keys[1]]);
  assert.deepEqual(keysOf(tableOf({ ...tray, selected: new Set([keys[1]]) }, [keys[0], "gone"])), [keys[0]]);
});
