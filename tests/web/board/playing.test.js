import assert from "node:assert/strict";
import { test } from "node:test";
import { marksNow } from "../../../web/app/drawn.js";
import { INITIAL } from "../../../web/app/state.js";
import { candidatesAt, leftAt, PAIRS } from "../../../web/board/candidates.js";
import { digitsAt, layerAt } from "../../../web/board/layers.js";
import { markCells } from "../../../web/board/marks.js";
import { createMistakes } from "../../../web/board/mistakes.js";
import { chosen } from "../../../web/board/selected.js";
import { lineOf } from "../../../web/verdict/line.js";
import { after, lookNow, PUZZLE, SOLUTION, stateWith } from "../../support/boards.js";
import { pretending } from "../../support/pretending.js";

/** @typedef {import("../../../web/app/state.js").State} State */
/** @typedef {import("../../../web/app/actions.js").Action} Action */

const playing = stateWith(PUZZLE);
/** @param {number} cell @param {boolean} [extend] @returns {Action} */
const select = (cell, extend) => ({ type: "select", cell, extend });
/** @param {number} digit @param {State["writing"]} [as] @returns {Action} */
const digit = (digit, as) => ({ type: "digit", digit, as });
/** @param {State["writing"]} as @returns {Action} */
const writing = (as) => ({ type: "writing", as });
/** @param {Partial<import("../../../web/board/playing.js").Playing>} by @returns {Action} */
const by = (by) => ({ type: "playBy", by });
/** A state with r1c2, r1c3 and r2c1 selected, which are blank. The cell r1c1 is a clue. */
const three = after(playing, select(1), select(2, true), select(9, true));
const shown = after(playing, by({ candidates: true }), select(1));

test("cells are selected with Shift and arrows, one by one or as a rectangle, all equal ones, and all", () => {
  assert.deepEqual(chosen(three), [1, 2, 9]);
  assert.equal(three.selection, 9);
  const toggled = after(three, { type: "tap", cell: 2, how: "toggle" }, { type: "tap", cell: 40, how: "toggle" });
  assert.deepEqual(chosen(toggled), [1, 9, 40]);
  assert.deepEqual(chosen(after(playing, select(10), { type: "tap", cell: 20, how: "stretch" })), [10, 11, 19, 20]);
  assert.deepEqual(chosen(after(playing, { type: "tap", cell: 1 }, { type: "drag", cell: 2 })), [1, 2]);
  const fours = [...PUZZLE].flatMap((symbol, cell) => (symbol === "4" ? [cell] : []));
  assert.deepEqual(chosen(after(playing, { type: "alike", cell: 0 })), fours);
  assert.equal(chosen(after(playing, { type: "all" })).length, 81);
});

test("one cell again, by an arrow, a tap, or Escape; with another Escape none", () => {
  for (const action of /** @type {Action[]} */ ([select(40), { type: "tap", cell: 40 }]))
    assert.deepEqual(chosen(after(three, action)), [40]);
  const one = after(three, { type: "narrow" });
  assert.deepEqual(chosen(one), [9]);
  assert.deepEqual(chosen(after(one, { type: "narrow" })), []);
  assert.deepEqual(chosen(after(one, { type: "narrow" }, select(10))), [10]);
});

test("a screen reader is told of each selected cell", () => {
  assert.deepEqual(
    lookNow(three).flatMap(({ selected }, cell) => (selected ? [cell] : [])),
    [1, 2, 9],
  );
});

test("a digit goes to all selected cells but clues in one step, and out of them where all have it", () => {
  const withClue = after(three, select(0, true), digit(9));
  assert.equal(withClue.board.values.slice(0, 10), "49952.7.39");
  assert.equal(withClue.history.past.length, three.history.past.length + 1);
  assert.equal(after(withClue, digit(9)).board.values, PUZZLE);
  assert.deepEqual(after(withClue, { type: "undo" }).board, playing.board);
  assert.equal(after(withClue, { type: "erase" }).board.values, PUZZLE);
});

test("notes go to all blank ones, and out where all have them", () => {
  const one = after(playing, select(1), digit(6, "corner"));
  const all = after(one, select(2, true), select(0, true), digit(6, "corner"));
  assert.deepEqual(all.board.corners, { 1: [6], 2: [6] });
  assert.equal(after(all, digit(6, "corner")).board.corners, undefined);
});

test("a placed digit leaves its peers' notes, in the middle and in the corners, unless that is switched off", () => {
  const noted = after(
    three,
    digit(9, "centre"),
    digit(8, "centre"),
    digit(9, "corner"),
    select(42),
    digit(9, "centre"),
  );
  const placed = after(noted, select(1), digit(9));
  assert.deepEqual(placed.board.notes, { 2: [8], 9: [8], 42: [9] });
  assert.equal(placed.board.corners, undefined);
  assert.deepEqual(after(noted, by({ prune: false }), select(1), digit(9)).board.notes, {
    2: [8, 9],
    9: [8, 9],
    42: [9],
  });
});

test("where candidates are shown, a note crosses one out, and again brings it back", () => {
  assert.deepEqual(lookNow(shown)[1].notes, candidatesAt(playing.board, 1));
  assert.deepEqual(candidatesAt(playing.board, 1), [6, 8, 9]);
  const crossed = after(shown, digit(6, "centre"));
  assert.deepEqual([crossed.board.crossed, crossed.board.notes], [{ 1: [6] }, null]);
  assert.deepEqual([lookNow(crossed)[1].notes, lookNow(crossed)[1].crossed], [[6, 8, 9], [6]]);
  assert.deepEqual(leftAt(crossed.board, 1), [8, 9]);
  assert.equal(after(crossed, digit(6, "centre")).board.crossed, undefined);
  assert.equal(after(shown, digit(5, "centre")).board, shown.board, "a peer has it");
});

test("own notes stay to be seen beside the candidates of other cells, and are noted as ever", () => {
  const noted = after(playing, select(1), digit(9, "centre"), by({ candidates: true }));
  assert.deepEqual(lookNow(noted)[1].notes, [9]);
  assert.deepEqual(lookNow(noted)[2].notes, candidatesAt(playing.board, 2));
  assert.deepEqual(after(noted, digit(8, "centre")).board.notes, { 1: [8, 9] });
});

test("notes are filled in where there are none, or in the selected cells; what is crossed out comes back", () => {
  const noted = after(shown, digit(6, "centre"), by({ candidates: false }), select(2), digit(8, "centre"));
  const filled = after(noted, { type: "fill" });
  assert.deepEqual([digitsAt(filled.board, "notes", 1), digitsAt(filled.board, "notes", 2)], [[8, 9], [8]]);
  assert.equal(Object.keys(filled.board.notes ?? {}).length, 56, "every blank cell");
  const chosenOnly = after(noted, select(1), select(2, true), { type: "fill" });
  assert.deepEqual(chosenOnly.board.notes, { 1: [8, 9], 2: [6, 8, 9] });
  assert.equal(after(noted, { type: "restore" }).board.crossed, undefined);
  assert.deepEqual(after(noted, select(3), select(4, true), { type: "restore" }).board.crossed, { 1: [6] });
});

test("colours go to all selected cells; while a digit is looked for, to its notes", () => {
  const colored = after(three, writing("color"), digit(3));
  assert.deepEqual(colored.board.colors, { 1: 3, 2: 3, 9: 3 });
  assert.deepEqual(after(colored, select(1), digit(5)).board.colors, { 1: 5, 2: 3, 9: 3 });
  assert.equal(after(colored, digit(3)).board.colors, undefined, "again takes it away");
  assert.equal(after(colored, digit(9)).board.colors, undefined, "there are eight");
  assert.equal(after(colored, { type: "erase" }).board.colors, undefined);
  const notes = after(
    three,
    digit(8, "centre"),
    select(2),
    digit(9, "centre"),
    { type: "light", what: 9 },
    writing("color"),
  );
  const painted = after(notes, { type: "all" }, digit(4));
  assert.deepEqual(painted.board.note_colors, { 2: { 9: 4 } });
  assert.equal(layerAt(after(painted, digit(4)).board, "note_colors", 2), undefined);
});

test("where no cell has the digit that is looked for, the cells themselves are coloured", () => {
  const looking = after(playing, writing("light"), digit(9), writing("color"));
  for (const cell of [0, 1]) assert.deepEqual(after(looking, select(cell), digit(3)).board.colors, { [cell]: 3 });
  const nothing = after(looking, { type: "narrow" }, digit(3));
  assert.deepEqual([nothing.lit, nothing.board], [9, looking.board], "a colour is no digit to look for");
});

test("Delete takes what is written first, then the colour", () => {
  const both = after(playing, select(1), digit(9), writing("color"), digit(2), writing("digit"));
  const once = after(both, { type: "erase" });
  assert.deepEqual([once.board.values, once.board.colors], [PUZZLE, { 1: 2 }]);
  assert.deepEqual(after(once, { type: "erase" }).board, playing.board);
});

test("a digit is looked for among digits and notes: by its key, by the button, or typed where nothing is selected", () => {
  const noted = after(playing, select(1), digit(4, "corner"), digit(6, "centre"));
  const none = after(noted, { type: "narrow" });
  const ways = [
    after(noted, { type: "light", what: 4 }),
    after(noted, writing("light"), { type: "pick", digit: 4 }),
    after(none, digit(4)),
  ];
  for (const state of ways) {
    assert.equal(state.board, noted.board);
    assert.deepEqual([lookNow(state)[0].tints, lookNow(state)[1].lit], ["same", 4]);
    assert.equal(after(state, { type: "light", what: 4 }).lit, 0);
  }
});

test("a candidate that is crossed out is not found any more", () => {
  const lit = after(shown, { type: "light", what: 6 });
  assert.equal(lookNow(lit)[1].lit, 6);
  assert.equal(lookNow(after(lit, digit(6, "centre")))[1].lit, 0);
});

test("cells with two candidates are found, crossed ones apart", () => {
  const pairs = (/** @type {State} */ state) =>
    lookNow(after(state, select(80), { type: "light", what: -1 })).flatMap(({ tints }, cell) =>
      tints === "same" ? [cell] : [],
    );
  const two = [...PUZZLE].flatMap((symbol, cell) =>
    symbol === "." && candidatesAt(playing.board, cell).length === 2 ? [cell] : [],
  );
  assert.ok(two.length > 0 && !two.includes(1));
  assert.deepEqual(pairs(shown), two);
  assert.deepEqual(pairs(after(shown, digit(6, "centre"))), [1, ...two]);
  assert.deepEqual(pairs(playing), [], "where none are seen, none are told");
});

test("a digit or a colour that is held goes to each tapped cell, also by a long press", () => {
  const held = after(playing, { type: "hold", digit: 9 }, { type: "tap", cell: 1 }, { type: "tap", cell: 2 });
  assert.equal(held.board.values.slice(0, 3), "499");
  const painted = after(
    playing,
    writing("color"),
    { type: "hold", digit: 2 },
    { type: "tap", cell: 0 },
    { type: "drag", cell: 1 },
  );
  assert.deepEqual(painted.board.colors, { 0: 2, 1: 2 });
  assert.equal(after(held, { type: "narrow" }).brush, 0);
  assert.equal(after(held, writing("color")).brush, 0, "9 is no colour");
});

test("duplicates of entries are left alone where a person wants that, those of clues are not", () => {
  const twice = after(playing, select(1), digit(5), by({ duplicates: false }));
  const conflicts = (/** @type {State} */ state) => lookNow(state).filter(({ conflict }) => conflict).length;
  assert.equal(conflicts(twice), 0);
  assert.equal(conflicts(after(twice, by({ duplicates: true }))), 2);
  assert.equal(conflicts(after(twice, { type: "mode", mode: "enter" })), 2);
});

/** @type {State["right"]} */
const right = { puzzle: `9:${PUZZLE}`, values: SOLUTION };
const marked = (/** @type {State} */ state) => marksNow(state).filter(({ role }) => role === "out");

test("a mistake is told at once where a person wants that and the solution is known, and only then", () => {
  const wrong = after(playing, by({ mistakes: "once" }), { type: "right", right }, select(1), digit(6));
  assert.deepEqual(marked(wrong), [markCells("out", [1])]);
  assert.deepEqual(wrong.notice, { key: "notice.wrong", args: { cells: ["r1c2"] } });
  assert.deepEqual(marked(after(wrong, digit(9))), []);
  for (const mistakes of /** @type {const} */ (["asked", "never"]))
    assert.deepEqual(marked(after(wrong, by({ mistakes }))), []);
  assert.deepEqual(marked(after(wrong, { type: "mode", mode: "enter" })), []);
  assert.deepEqual(marked(after(wrong, { type: "correct", cell: 0, instead: 5 })), [], "another puzzle");
});

test("an entry made before the solution is known is judged once, as soon as it is known", () => {
  const early = after(playing, by({ mistakes: "once" }), select(1), digit(6));
  assert.deepEqual([early.clock.mistakes, marked(early)], [0, []]);
  const known = after(early, { type: "right", right });
  assert.deepEqual([known.clock.mistakes, marked(known)], [1, [markCells("out", [1])]]);
  assert.deepEqual(known.notice, { key: "notice.wrong", args: { cells: ["r1c2"] } });
  assert.equal(after(known, { type: "right", right }).clock.mistakes, 1, "the same solution again");
  assert.equal(after(early, digit(9), { type: "right", right }).clock.mistakes, 0, "corrected before");
  const other = after(early, { type: "right", right: { ...right, puzzle: "9:another" } });
  assert.equal(other.clock.mistakes, 0, "the solution of another puzzle");
});

test("the solution is asked for once for each puzzle, and only where mistakes are told at once", async () => {
  /** @type {string[]} */
  const asked = [];
  let state = playing;
  const mistakes = createMistakes({
    ask: pretending(async (method, params) => {
      asked.push(`${method} ${params.state.givens.slice(0, 2)}`);
      return { code: "one", solution: SOLUTION };
    }),
    act: (action) => {
      state = after(state, action);
    },
  });
  await mistakes.update(state);
  assert.deepEqual(asked, []);
  state = after(state, by({ mistakes: "once" }));
  await mistakes.update(state);
  assert.deepEqual(state.right, right);
  for (const action of [select(1), digit(9)]) {
    state = after(state, action);
    await mistakes.update(state);
  }
  assert.deepEqual(asked, ["solve 4."]);
});

test("what has not one solution has no mistakes, and is asked for once, too; nor is a failure told", async () => {
  /** @type {unknown[]} */
  const acts = [];
  const once = after(playing, by({ mistakes: "once" }));
  for (const answer of [
    () => ({ code: "several", solution: SOLUTION }),
    () => ({ code: "none", solution: null }),
    () => Promise.reject(new Error("crash")),
  ]) {
    let asked = 0;
    const ask = async () => {
      asked += 1;
      return answer();
    };
    const mistakes = createMistakes({ ask: pretending(ask), act: (action) => acts.push(action) });
    await mistakes.update(once);
    await mistakes.update(once);
    assert.deepEqual([asked, acts], [1, []]);
  }
});

test("nothing is asked for while a puzzle is entered, without enough clues, or with rules of its own", async () => {
  const mistakes = createMistakes({ ask: pretending(assert.fail), act: () => assert.fail() });
  const once = after(playing, by({ mistakes: "once" }));
  const { board } = once;
  await mistakes.update(after(once, { type: "mode", mode: "enter" }));
  await mistakes.update({ ...once, board: { ...board, givens: `${"1".repeat(16)}${".".repeat(65)}` } });
  await mistakes.update({ ...once, board: { ...board, geometry: "9?killer" } });
  await mistakes.update({ ...once, right });
});

test("what is held for several cells is let go by another way of writing, and by another mode", () => {
  const nine = after(playing, { type: "hold", digit: 9 });
  assert.equal(after(nine, writing("corner")).brush, 9);
  const colour = after(playing, writing("color"), { type: "locking" }, { type: "pick", digit: 3 });
  assert.deepEqual([colour.brush, after(colour, writing("digit")).brush], [3, 0], "3 was a colour");
  const { locking, brush, writing: as } = after(nine, writing("corner"), { type: "mode", mode: "play" });
  assert.deepEqual([locking, brush, as], [false, 0, "digit"]);
});

test("how a digit is held is told when it begins; while a digit is looked for, a key looks for another", () => {
  const holding = after(playing, { type: "locking" });
  assert.deepEqual(holding.notice, { key: "notice.locking" });
  assert.equal(after(holding, { type: "locking" }).notice, null);
  const looking = after(holding, writing("light"), { type: "pick", digit: 4 });
  assert.deepEqual([looking.brush, looking.lit], [0, 4]);
});

test("a puzzle is typed in from the first cell; to clear an empty board is no step", () => {
  const { selection, mode, typing } = after(playing, select(40), { type: "typeIn" });
  assert.deepEqual([selection, mode, typing], [0, "enter", true]);
  const blank = after(playing, { type: "new", size: "9" });
  assert.equal(after(blank, { type: "clear", what: "everything" }).board, blank.board);
});

test("the time until a pause is counted, that of the pause is not", () => {
  const running = { ...playing, clock: { ...playing.clock, time: 1000, since: 5000 } };
  const { time, since, paused } = after(running, { type: "pause", now: 7000 }).clock;
  assert.deepEqual([time, since, paused], [3000, null, true]);
});

test("a hint counts until the puzzle is solved", () => {
  const hints = (/** @type {State} */ state) => after(state, { type: "helped" }).clock.hints;
  assert.equal(hints(playing), 1);
  assert.equal(hints({ ...playing, clock: { ...playing.clock, solved: "2026-05-01", hints: 2 } }), 2);
});

test("of a full board duplicates are told, whatever was chosen", () => {
  const full = { ...playing, board: { ...playing.board, values: SOLUTION.replace("49", "44") } };
  const left = after(full, by({ duplicates: false }));
  assert.equal(lineOf(left).words[0].key, "verdict.duplicate.row");
  const open = { ...left, board: { ...left.board, values: `44${PUZZLE.slice(2)}` } };
  assert.notEqual(lineOf(open).words[0].key, "verdict.duplicate.row");
});

test("a point is gone back to as one more step, which can be undone", () => {
  const point = after(playing, select(1), digit(9), { type: "point" }, select(2), digit(8));
  const back = after(point, { type: "toPoint" });
  assert.equal(back.board.values.slice(0, 3), "49.");
  assert.deepEqual(after(back, { type: "undo" }).board, point.board);
  assert.equal(after(playing, { type: "toPoint" }), playing);
});

test("a replay shows boards of the way, leaves the person's own alone, and any of them can be taken up", () => {
  const played = after(playing, select(1), digit(9), select(2), digit(8));
  const replayed = after(played, { type: "replay", open: true }, { type: "replayBy", steps: -2 });
  assert.equal(replayed.board, played.board);
  assert.equal(lookNow(replayed)[1].symbol, "");
  const on = after(replayed, { type: "replayBy", steps: 1 });
  assert.deepEqual([lookNow(on)[1].symbol, lookNow(on)[2].symbol], ["9", ""]);
  const taken = after(on, { type: "takeUp" });
  assert.deepEqual([taken.board.values.slice(0, 3), taken.replay], ["49.", null]);
  assert.deepEqual(after(taken, { type: "undo" }).board, played.board);
  assert.equal(after(on, { type: "replay", open: false }).board, played.board);
  assert.equal(after(on, digit(7)).replay, null, "typing ends it");
});

test("a key with a drawing explains itself when it is used first, and not again", () => {
  const blank = /** @type {const} */ ({ type: "blank" });
  const pairs = /** @type {const} */ ({ type: "light", what: PAIRS });
  const said = (/** @type {any} */ state) => state.notice?.key ?? null;
  const first = after(INITIAL, blank);
  const again = after({ ...first, notice: null }, blank, pairs);
  assert.deepEqual([said(first), said(again)], ["notice.blank", "notice.pairs"]);
  assert.equal(said(after({ ...again, notice: null }, blank, pairs)), null);
  assert.equal(said(after(playing, { type: "locking" })), "notice.locking");
});
