import assert from "node:assert/strict";
import { test } from "node:test";
import { createKeeper } from "../../web/keeper.js";
import { INITIAL, reduce } from "../../web/state.js";

const TEXT = "12..............";

/** A desk with a keeper. */
function desk() {
  let state = reduce(INITIAL, { type: "new", size: "4" });
  /** @type {string[]} */
  const kept = [];
  const keeper = createKeeper(({ values }) => kept.push(values));
  const act = (/** @type {any} */ action) => {
    const before = state;
    state = reduce(state, action);
    keeper.update(before, state);
  };
  const judge = (/** @type {string} */ code) => {
    const puzzle = `4:${state.board.givens}`;
    act({ type: "judged", judgement: { puzzle, verdict: { code }, differing: [], slips: [], searched: true } });
  };
  return { act, judge, kept };
}

test("a typed puzzle is kept once it is played and has one solution, without what was filled in", () => {
  const { act, judge, kept } = desk();
  act({ type: "digit", digit: 1 });
  act({ type: "digit", digit: 2 });
  judge("one");
  assert.deepEqual(kept, []);
  act({ type: "mode", mode: "play" });
  assert.deepEqual(kept, [TEXT]);
  act({ type: "select", cell: 5 });
  act({ type: "digit", digit: 4 });
  assert.deepEqual(kept, [TEXT]);
});

test("the verdict may come later", () => {
  const { act, judge, kept } = desk();
  act({ type: "digit", digit: 1 });
  act({ type: "digit", digit: 2 });
  act({ type: "mode", mode: "play" });
  assert.deepEqual(kept, []);
  judge("one");
  assert.deepEqual(kept, [TEXT]);
});

test("what has several solutions, or was not typed, is not kept", () => {
  const { act, judge, kept } = desk();
  act({ type: "digit", digit: 1 });
  act({ type: "mode", mode: "play" });
  judge("several");
  act({ type: "load", puzzles: [{ geometry: "4", givens: TEXT, values: TEXT, notes: null }] });
  judge("one");
  assert.deepEqual(kept, []);
});
