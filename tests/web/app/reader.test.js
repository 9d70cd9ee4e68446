import assert from "node:assert/strict";
import { test } from "node:test";
import { createReader } from "../../../web/app/reader.js";
import { INITIAL, reduce } from "../../../web/app/state.js";

/** @typedef {import("../../../web/app/state.js").Action} Action */

/** Create a reader of a state that changes by actions. */
function changing() {
  let state = INITIAL;
  const reader = createReader(() => state);
  const act = (/** @type {Action} */ action) => {
    state = reduce(state, action);
  };
  return { reader, act };
}

test("only a field that was read makes a drawing outdated", () => {
  const { reader, act } = changing();
  assert.equal(reader.state.selection, 0);
  act({ type: "layer", layer: "help" });
  assert.equal(reader.isOutdated(), false);
  act({ type: "select", cell: 3 });
  assert.equal(reader.isOutdated(), true);
  reader.restart();
  assert.equal(reader.isOutdated(), false);
});

test("a view that keeps the state reads the current values, and what it reads later counts, too", () => {
  const { reader, act } = changing();
  act({ type: "select", cell: 3 });
  assert.equal(reader.state.selection, 3);
  act({ type: "layer", layer: "help" });
  assert.equal(reader.state.layer, "help");
  act({ type: "layer", layer: "" });
  assert.equal(reader.isOutdated(), true);
});

test("a copy of the state has read all fields", () => {
  const { reader, act } = changing();
  assert.deepEqual({ ...reader.state }, INITIAL);
  act({ type: "page-size", bytes: 1 });
  assert.equal(reader.isOutdated(), true);
});
