import assert from "node:assert/strict";
import { test } from "node:test";
import { lookOf } from "../../../web/board/cell-state.js";
import { NO_LINKS } from "../../../web/board/link-paths.js";
import { after, lookNow, PUZZLE, stateWith } from "../../support/boards.js";

/** @typedef {import("../../../web/app/state.js").State} State */

const playing = stateWith(PUZZLE);

/** @param {State} state @param {number} cell */
const look = (state, cell) => lookNow(state)[cell];

/** @param {(look: import("../../../web/board/cell-state.js").Look) => boolean} wanted @param {State} state */
const cellsWhere = (wanted, state) => lookNow(state).flatMap((each, cell) => (wanted(each) ? [cell] : []));

test("clues, entries and blanks are told apart", () => {
  const state = after(playing, { type: "select", cell: 1 }, { type: "digit", digit: 9 });
  assert.deepEqual(
    [0, 1, 2].map((cell) => look(state, cell).kind),
    ["given", "entry", "blank"],
  );
  assert.deepEqual(
    [0, 1, 2].map((cell) => look(state, cell).symbol),
    ["4", "9", ""],
  );
});

test("each cell has its row's and its column's number", () => {
  assert.deepEqual(look(playing, 16).name, [2, 8]);
  assert.deepEqual(look(stateWith(".".repeat(256)), 255).name, [16, 16]);
});

test("the selection tints its 20 peers, and equal digits wherever they are", () => {
  const blank = after(playing, { type: "select", cell: 40 - 9 });
  assert.equal(cellsWhere(({ tints }) => tints === "peer", blank).length, 20);
  assert.deepEqual(
    cellsWhere(({ tints }) => tints === "same", playing),
    [...PUZZLE].flatMap((digit, cell) => (digit === "4" ? [cell] : [])),
  );
});

test("a held digit tints its equals instead", () => {
  const held = after(playing, { type: "locking" }, { type: "pick", digit: 8 });
  assert.deepEqual(
    cellsWhere(({ tints }) => tints === "same", held),
    [66, 80],
  );
});

test("a colour that is held is no digit: those like the cursor's are tinted as before", () => {
  const held = after(playing, { type: "writing", as: "color" }, { type: "locking" }, { type: "pick", digit: 8 });
  assert.equal(held.brush, 8);
  const same = (/** @type {State} */ state) => cellsWhere(({ tints }) => tints === "same", state);
  assert.deepEqual(same(held), same(playing));
});

test("both cells of a duplicate are in conflict", () => {
  const state = after(playing, { type: "select", cell: 1 }, { type: "digit", digit: 2 });
  assert.deepEqual(
    cellsWhere(({ conflict }) => conflict, state),
    [1, 4],
  );
});

test("marks reach cells, whole houses, and single notes", () => {
  /** @type {import("../../../web/app/state.js").Mark[]} */
  const marks = [
    { role: "base", candidates: [[10, 7]], cells: [5], houses: [["row", 8]] },
    { role: "out", candidates: [], cells: [5], houses: [] },
  ];
  const state = after(playing, { type: "result", marks });
  assert.deepEqual(
    cellsWhere(({ roles }) => roles.includes("base"), state),
    [5, 72, 73, 74, 75, 76, 77, 78, 79, 80],
  );
  assert.deepEqual(look(state, 5).roles, ["base", "out"]);
  assert.deepEqual(look(state, 10).noteRoles, { 7: "base" });
});

test("notes show in blank cells only, and shown digits take their place", () => {
  const noted = after(playing, { type: "select", cell: 1 }, { type: "digit", digit: 6, as: "centre" });
  assert.deepEqual(look(noted, 1).notes, [6]);
  const shown = after(noted, { type: "shown", shown: { kind: "possible", cells: { 0: [4], 1: [9], 2: [6] } } });
  assert.deepEqual(
    [0, 1, 2].map((cell) => look(shown, cell).notes),
    [[], [9], [6]],
  );
});

test("a marked house is said of each of its cells, and drawn as a whole", () => {
  /** @type {import("../../../web/app/state.js").Mark[]} */
  const marks = [{ role: "base", candidates: [], cells: [1], houses: [["row", 0]] }];
  const cells = lookOf(playing, { stage: null, marks, links: NO_LINKS });
  assert.deepEqual([cells[0].roles, cells[0].marked], [["base"], []]);
  assert.deepEqual([cells[1].roles, cells[1].marked], [["base"], ["base"]]);
  assert.deepEqual(cells[9].roles, []);
});

test("with several cells selected, no peers are tinted", () => {
  const several = after(playing, { type: "select", cell: 1 }, { type: "select", cell: 2, extend: true });
  assert.deepEqual(
    cellsWhere(({ tints }) => tints === "peer", several),
    [],
  );
});

test("in another picture than the person's own neither candidates nor peers are shown, but the cursor is", () => {
  const state = after(playing, { type: "playBy", by: { candidates: true } }, { type: "select", cell: 1 });
  const stage = { board: playing.board, marks: [], conflicts: [] };
  const seen = (/** @type {object} */ more) => {
    const looks = lookOf(state, { stage: { ...stage, ...more }, marks: [], links: NO_LINKS });
    return [looks[1].notes.length > 0, looks[1].selected, looks[9].tints];
  };
  assert.deepEqual(
    [seen({}), seen({ own: true })],
    [
      [false, true, ""],
      [true, true, ""],
    ],
  );
});

test("shown digits hide what is crossed out and in corners; what is crossed out is one of the candidates", () => {
  const layers = { notes: { 1: [6] }, corners: { 1: [8] }, crossed: { 1: [6, 9] } };
  const state = { ...playing, board: { ...playing.board, ...layers } };
  const small = (/** @type {State} */ of) => [look(of, 1).corners, look(of, 1).crossed];
  assert.deepEqual(small(state), [[8], [6]]);
  assert.deepEqual(small(after(state, { type: "shown", shown: { kind: "possible", cells: { 1: [6] } } })), [[], []]);
});

test("a digit that is looked for is lit where it is noted, and not crossed out", () => {
  const layers = { notes: { 1: [6], 2: [6, 8], 3: [8] }, crossed: { 2: [6] }, corners: { 9: [6] } };
  const state = after({ ...playing, board: { ...playing.board, ...layers } }, { type: "light", what: 6 });
  assert.deepEqual(
    cellsWhere(({ lit }) => lit === 6, state),
    [1, 9],
  );
});
