import assert from "node:assert/strict";
import { test } from "node:test";
import { INITIAL, reduce } from "../../../web/app/state.js";
import { boardOfText, isGiven } from "../../../web/board/board.js";
import { geometry } from "../../../web/board/geometry.js";
import { travel } from "../../../web/board/history.js";
import { actionOf } from "../../../web/board/keys.js";
import { isBoard, isBoardRecord } from "../../../web/storage/schema.js";
import { boardFrom, PUZZLE, SOLUTION } from "../../support/boards.js";
import { randomFrom } from "../../support/random.js";

/** @typedef {import("../../../web/app/state.js").State} State */
/** @typedef {import("../../../web/app/actions.js").Action} Action */

const KEYS = 4_000;
const EVERY = 97; // the number of keys between two reloads
const SEED = 1;
const LARGE = "1...............".repeat(16);

const DIGITS = [..."123456789"];
/** @type {Partial<import("../../../web/board/keys.js").Key>[]} */
const TYPED = [
  ...[false, true].flatMap((shiftKey) => DIGITS.map((key) => ({ key, code: `Digit${key}`, shiftKey }))),
  ...["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"].flatMap((key) => [{ key }, { key, shiftKey: true }]),
  ...[..."zxcv"].flatMap((key) => [
    { key, code: `Key${key.toUpperCase()}` },
    { key, code: `Key${key.toUpperCase()}`, altKey: true },
  ]),
  ...[..."zzzyya"].map((key) => ({ key, ctrlKey: true })),
  ...["Delete", "Backspace", "Escape", " ", "Enter", "0"].map((key) => ({ key, code: key === " " ? "Space" : "" })),
  ...[..."0257"].map((key) => ({ key, code: `Digit${key}`, altKey: true })),
];

/**
 * Return a random action of the mouse or of a finger.
 * @param {State} state @param {(below: number) => number} below @returns {Action}
 */
function handed(state, below) {
  const cell = below(geometry(state.board.geometry).cells);
  /** @type {Action[]} */
  const all = [
    { type: "tap", cell },
    { type: "tap", cell, how: "toggle" },
    { type: "tap", cell, how: "stretch" },
    { type: "drag", cell },
    { type: "alike", cell },
    { type: "pick", digit: 1 + below(9) },
    { type: "hold", digit: 1 + below(9) },
    { type: "locking" },
    { type: "fill" },
    { type: "restore" },
    { type: "point" },
    { type: "toPoint" },
    { type: "replay", open: true },
    { type: "replayBy", steps: below(20) - 15 },
    { type: "takeUp" },
    { type: "playBy", by: { candidates: below(2) === 0, prune: below(3) > 0 } },
    { type: "mode", mode: below(4) ? "play" : "enter" },
    { type: "clear", what: below(3) ? "entries" : "everything" },
  ];
  return below(60) ? all[below(all.length)] : other(below(4));
}

/** Return another board. @param {number} which @returns {Action} */
function other(which) {
  if (which === 0) return { type: "new", size: "4" };
  return { type: "load", puzzles: [boardFrom([PUZZLE, SOLUTION, LARGE][which - 1])] };
}

/**
 * Return the state after the page was closed and opened again, which has only what was saved.
 * @param {State} state @returns {State}
 */
function reloaded(state) {
  const { board, history, mode } = state;
  const stored = JSON.parse(JSON.stringify({ state: board, history, mode, panel: "play", shelf: null }));
  assert.ok(isBoardRecord(stored), JSON.stringify(stored.state));
  return { ...INITIAL, settings: state.settings, mode, board: stored.state, history: stored.history };
}

/** @param {State} state */
function isSound({ board }) {
  const clues = [...board.givens].every((symbol, cell) => !isGiven(board, cell) || board.values[cell] === symbol);
  return clues && isBoard(board) && boardOfText(board.values, board.geometry) !== null;
}

test(`${KEYS} keys, with reloads: nothing is lost, and undo leads to the start (seed ${SEED})`, () => {
  const next = randomFrom(SEED);
  const below = (/** @type {number} */ most) => Math.floor(next() * most);
  const start = reduce(INITIAL, { type: "load", puzzles: [boardFrom(PUZZLE)] });
  let state = { ...start, history: INITIAL.history };
  const begun = state.board;
  let changes = 0;
  for (let count = 1; count <= KEYS; count += 1) {
    const key = { ...{ key: "", code: "", shiftKey: false, ctrlKey: false, metaKey: false, altKey: false } };
    const action = below(5) ? actionOf({ ...key, ...TYPED[below(TYPED.length)] }, state) : handed(state, below);
    const before = state.board;
    if (action && action.type !== "run" && action.type !== "cancel") state = reduce(state, action);
    if (state.board !== before) changes += 1;
    if (count % EVERY) continue;
    const again = reloaded(state);
    assert.deepEqual(again.board, state.board, `key ${count}`);
    assert.ok(isSound(again), `key ${count}`);
    state = again;
  }
  assert.ok(changes > KEYS / 5, `${changes} changes`);
  const steps = state.history.past.length;
  const first = travel(state, -steps);
  assert.deepEqual(first.board, begun);
  assert.deepEqual(travel(first, steps), { board: state.board, history: { ...state.history } });
});
