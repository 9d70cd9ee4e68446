import assert from "node:assert/strict";
import { test } from "node:test";
import { INITIAL } from "../../../web/app/state.js";
import { createStore } from "../../../web/app/store.js";

test("whoever watches a part is told of each change of it, and of no other", () => {
  const { act, watch } = createStore(INITIAL);
  /** @type {[number, number][]} */
  const seen = [];
  watch(
    ({ selection }) => [selection],
    (now, before) => seen.push([now.selection, before.selection]),
  );
  act({ type: "select", cell: 3 });
  act({ type: "writing", as: "centre" });
  act({ type: "select", cell: 3 });
  act({ type: "select", cell: 5 });
  assert.deepEqual(seen, [
    [3, 0],
    [5, 3],
  ]);
});

test("effects run in the order in which they were named, and one that acts itself is heard by all", () => {
  const { act, watch, getState } = createStore(INITIAL);
  /** @type {string[]} */
  const seen = [];
  watch(
    ({ selection }) => [selection],
    ({ selection: cell }) => {
      seen.push(`first ${cell}`);
      if (cell === 1) act({ type: "select", cell: 2 });
    },
  );
  watch(
    ({ selection }) => [selection],
    ({ selection: cell }) => seen.push(`second ${cell}`),
  );
  act({ type: "select", cell: 1 });
  assert.deepEqual(seen, ["first 1", "first 2", "second 2"]);
  assert.equal(getState().selection, 2);
});

test("what changes nothing wakes nobody, and what changes several watched values wakes once", () => {
  const { act, watch } = createStore(INITIAL);
  let woken = 0;
  watch(
    ({ selection, board }) => [selection, board],
    () => {
      woken += 1;
    },
  );
  act({ type: "undo" });
  assert.equal(woken, 0);
  act({ type: "digit", digit: 1 });
  assert.equal(woken, 1);
});

test("a command changes nothing by itself, and is obeyed; after a change what follows it is done", () => {
  const store = createStore(INITIAL);
  /** @type {unknown[]} */
  const done = [];
  store.setCommands(/** @type {any} */ ({ copy: (/** @type {{format: string}} */ { format }) => done.push(format) }));
  store.setFollowers({ writing: () => done.push(store.getState().writing) });
  store.act({ type: "copy", format: "line" });
  assert.equal(store.getState(), INITIAL);
  store.act({ type: "writing", as: "centre" });
  assert.deepEqual(done, ["line", "centre"]);
});
