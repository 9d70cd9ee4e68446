import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { INITIAL, reduce } from "../../../web/app/state.js";
import { createTypedKeeper } from "../../../web/puzzles/keep-typed.js";
import { boardFrom } from "../../support/boards.js";

const TEXT = "12..............";
const REST = 1000;
const ONE = { verdict: { code: "one" }, differing: [], slips: [], searched: true };

beforeEach(() => mock.timers.enable({ apis: ["setTimeout"] }));
afterEach(() => mock.timers.reset());

/**
 * Create a page with a function that saves typed puzzles.
 * @param {import("../../../web/app/state.js").State} [start]
 */
function desk(start = reduce(INITIAL, { type: "new", size: "4" })) {
  let state = start;
  /** @type {string[]} */
  const kept = [];
  /** @type {string[][]} */
  const outgrown = [];
  /** @type {string[]} */
  const asked = [];
  const takes = (/** @type {import("../../../web/board/board.js").BoardState[]} */ drafts) =>
    outgrown.push(drafts.map(({ values }) => values));
  const keeper = createTypedKeeper({
    keep(board, drafts) {
      kept.push(board.values);
      takes(drafts);
    },
    ask(board, drafts) {
      asked.push(board.values);
      takes(drafts);
    },
  });
  const act = (/** @type {any} */ action) => {
    const before = state;
    state = reduce(state, action);
    keeper.update(before, state);
  };
  const type = (/** @type {number[]} */ ...digits) => {
    for (const digit of digits) act({ type: "digit", digit });
  };
  const judge = (/** @type {string} */ code) => {
    const puzzle = `4:${state.board.givens}`;
    act({ type: "judged", judgement: { puzzle, verdict: { code }, differing: [], slips: [], searched: true } });
  };
  /** Wait, and answer that the typed puzzle has one solution. */
  const rest = () => {
    judge("one");
    mock.timers.tick(REST);
  };
  return { act, type, judge, rest, kept, outgrown, asked };
}

test("a typed puzzle with one solution is kept when the person rests", () => {
  const { type, judge, kept } = desk();
  type(1, 2);
  judge("one");
  assert.deepEqual(kept, []);
  mock.timers.tick(REST);
  assert.deepEqual(kept, [TEXT]);
});

test("who types on is not interrupted, and what has grown takes the place of what was kept", () => {
  const { type, judge, kept, outgrown } = desk();
  type(1, 2);
  judge("one");
  mock.timers.tick(REST - 1);
  type(3);
  judge("one");
  mock.timers.tick(REST - 1);
  assert.deepEqual(kept, []);
  mock.timers.tick(1);
  type(4);
  judge("one");
  mock.timers.tick(REST);
  assert.deepEqual(
    [kept, outgrown],
    [
      ["123.............", "1234............"],
      [[], ["123............."]],
    ],
  );
});

test("what is undone, redone or corrected takes the place of what was kept, so that one puzzle leaves one card", () => {
  const { act, type, rest, kept, outgrown } = desk();
  type(1, 2, 3, 4);
  rest();
  for (const way of ["undo", "undo", "redo"]) {
    act({ type: way });
    rest();
  }
  act({ type: "select", cell: 2 });
  type(4);
  rest();
  const [whole, shorter, shortest, corrected] = ["1234", "123", "12", "124"].map((text) => text.padEnd(16, "."));
  assert.deepEqual(kept, [whole, shorter, shortest, shorter, corrected]);
  assert.deepEqual(outgrown, [[], [whole], [shorter], [shortest], [shorter]]);
});

test("what is left before there is a verdict takes the place of what was kept, once that is known", () => {
  const { act, type, rest, asked, outgrown } = desk();
  type(1, 2, 3);
  rest();
  act({ type: "undo" });
  act({ type: "mode", mode: "play" });
  assert.deepEqual(asked, [TEXT]);
  assert.deepEqual(outgrown.at(-1), ["123............."]);
});

test("another puzzle does not take its place", () => {
  const { act, type, judge, outgrown } = desk();
  type(1, 2);
  judge("one");
  act({ type: "new", size: "4" });
  type(2);
  judge("one");
  mock.timers.tick(REST);
  assert.deepEqual(outgrown, [[], []]);
});

test("a puzzle of another size does not take its place, though it begins alike", () => {
  const { act, type, kept, outgrown } = desk();
  for (const size of /** @type {const} */ (["4", "9"])) {
    act({ type: "new", size });
    type(1, 2);
    act({ type: "judged", judgement: { puzzle: `${size}:12`.padEnd(Number(size) ** 2 + 2, "."), ...ONE } });
    mock.timers.tick(REST);
  }
  assert.deepEqual([kept.length, outgrown], [2, [[], []]]);
});

test("a puzzle that is left is kept at once: played, put away, or made way for another", () => {
  const ways = [
    { type: "mode", mode: "play" },
    { type: "new", size: "4" },
    { type: "clear", what: "everything" },
    { type: "load", puzzles: [boardFrom("....4...........")] },
  ];
  for (const way of ways) {
    const { act, type, judge, kept } = desk();
    type(1, 2);
    judge("one");
    act(way);
    mock.timers.tick(REST);
    assert.deepEqual(kept, [TEXT]);
  }
});

test("without what was filled in, and once", () => {
  const { act, type, judge, kept } = desk();
  type(1, 2);
  judge("one");
  act({ type: "mode", mode: "play" });
  act({ type: "select", cell: 5 });
  act({ type: "digit", digit: 4 });
  act({ type: "mode", mode: "enter" });
  mock.timers.tick(REST);
  act({ type: "new", size: "4" });
  assert.deepEqual(kept, [TEXT]);
});

test("where no verdict is there yet when it is left, one is asked for", () => {
  const { act, type, kept, asked } = desk();
  type(1, 2);
  act({ type: "mode", mode: "play" });
  assert.deepEqual([kept, asked], [[], [TEXT]]);
});

test("nobody asks about an empty board that is left", () => {
  const { act, asked } = desk();
  act({ type: "mode", mode: "play" });
  assert.deepEqual(asked, []);
});

test("what has several solutions is not kept, nor a full grid, nor what was not typed", () => {
  const { act, type, judge, kept, asked } = desk();
  type(1);
  judge("several");
  act({ type: "mode", mode: "play" });
  act({ type: "load", puzzles: [boardFrom(TEXT)] });
  judge("one");
  act({ type: "mode", mode: "enter" });
  mock.timers.tick(REST);
  act({ type: "load", puzzles: [boardFrom(".234341221434321")] });
  act({ type: "mode", mode: "enter" });
  act({ type: "digit", digit: 1 });
  judge("one");
  mock.timers.tick(REST);
  assert.deepEqual([kept, asked], [[], []]);
});

test("a puzzle that is played without the digits of its solution is kept, too", () => {
  const { act, type, judge, kept, asked } = desk();
  type(1);
  act({ type: "select", cell: 2 });
  type(3);
  judge("one");
  act({ type: "select", cell: 1 });
  type(4);
  judge("none");
  act({ type: "playTyped" });
  assert.deepEqual([kept, asked], [[], ["1.3............."]]);
});
