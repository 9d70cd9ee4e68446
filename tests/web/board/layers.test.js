import assert from "node:assert/strict";
import { test } from "node:test";
import { emptyBoard, isEmpty, isUntouched, withoutEntries, writeEntry } from "../../../web/board/board.js";
import { digitsAt, LAYERS, layerAt, withLayer, withoutLayers } from "../../../web/board/layers.js";

const empty = emptyBoard("9");
/** A board with something in r1c5 in every layer. */
const full = LAYERS.reduce(
  (board, layer) =>
    withLayer(board, layer, { 4: layer === "colors" ? 3 : layer === "note_colors" ? { 2: 1 } : [2, 7] }),
  empty,
);

test("what is kept is found again, layer by layer", () => {
  assert.deepEqual(digitsAt(full, "corners", 4), [2, 7]);
  assert.deepEqual(digitsAt(full, "corners", 5), []);
  assert.equal(layerAt(full, "colors", 4), 3);
  assert.equal(layerAt(full, "note_colors", 4)?.[2], 1);
});

test("what changes nothing gives the very same board; what takes the last away leaves none", () => {
  for (const layer of LAYERS) {
    assert.equal(withLayer(full, layer, { 4: layerAt(full, layer, 4) }), full);
    assert.equal(withLayer(full, layer, { 5: null, 6: [] }), full);
  }
  assert.deepEqual(
    LAYERS.reduce((board, layer) => withLayer(board, layer, { 4: null }), full),
    empty,
  );
});

test("an entry takes the place of all but the cell's colour", () => {
  const entered = writeEntry(full, 4, 9);
  assert.deepEqual(entered, { ...empty, values: entered.values, colors: { 4: 3 } });
  assert.deepEqual(writeEntry(full, 4, 0), { ...empty, colors: { 4: 3 } });
});

test("a board with any of it is no empty one; without entries it is as before", () => {
  assert.equal(isEmpty(full), false);
  assert.equal(isUntouched(full), false);
  assert.deepEqual(withoutEntries(full), empty);
  assert.deepEqual(withoutLayers({ ...full, original: "{}" }), { ...empty, original: "{}" });
});
