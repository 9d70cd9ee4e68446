/** Check what a trial of a candidate says and offers, and what is left on the board afterwards. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { reduce } from "../../../web/app/state.js";
import { idleWords, mainOf, othersOf } from "../../../web/explain/hint.js";
import { atStep } from "../../../web/explain/model.js";
import { stageOfExplain } from "../../../web/explain/stage.js";
import { chooseCandidate, showTrial } from "../../../web/explain/trial.js";
import { PUZZLE, stateWith } from "../../support/boards.js";

const playing = { ...stateWith(PUZZLE), mode: /** @type {const} */ ("play") };
const { board } = playing;
const BLANK = PUZZLE.indexOf(".");
const OTHER = PUZZLE.indexOf(".", BLANK + 1);
const STEP = /** @type {any} */ ({
  ...{ technique: "hidden-single", placements: [[OTHER, 2]], eliminations: [], marks: [], links: [], reasons: [] },
  ...{
    branches: [],
    nested: [],
    words: { digit: "2" },
    conclusions: [{ taken: true, cells: ["r1c3"], digits: ["2"] }],
  },
});
const PROBLEM = /** @type {const} */ ({ code: "empty-cell", digit: null, house: null, cells: [80] });

/** Return `PUZZLE` with digits in some cells. @param {Record<number, string>} digits */
const filledIn = (digits) => [...PUZZLE].map((symbol, cell) => digits[cell] ?? symbol).join("");

/** Return the state that shows a trial. @param {object | null} problem @param {boolean} [solved] */
function tried(problem, solved = false) {
  const boards = [filledIn({ [BLANK]: "1" }), filledIn({ [BLANK]: "1", [OTHER]: "2" })];
  const path = { steps: [STEP], boards: boards.map((values) => ({ values, cells: {} })), solved, next: null };
  const after = { kept: { ...board, values: boards[1] }, crossed: { ...board, crossed: { [BLANK]: [1] } } };
  return reduce(playing, showTrial(board, [BLANK, 1], /** @type {any} */ ({ path, problem }), after));
}

/** @param {import("../../../web/app/state.js").State} state */
const labels = (state) => [mainOf(state), ...othersOf(state)].map((offer) => offer?.label.key ?? null);

test("the question has a button for each candidate, which tries it", () => {
  const state = reduce(playing, chooseCandidate(board, BLANK, [1, 9]));
  assert.equal(state.result?.words.key, "trial.which");
  assert.equal(mainOf(state), null);
  assert.deepEqual(
    othersOf(state).map(({ action, next }) => [action, next]),
    [1, 9].map((digit) => [
      { type: "suppose", supposed: [BLANK, digit] },
      { type: "run", task: "suppose" },
    ]),
  );
});

test("a filled cell has no candidate to try", () => {
  const filled = [...PUZZLE].findIndex((symbol) => symbol !== ".");
  const state = reduce(playing, chooseCandidate(board, filled, []));
  assert.deepEqual([state.result?.words.key, othersOf(state)], ["trial.no-cell", []]);
});

test("a contradiction offers to cross out the candidate, a full board to keep its digits", () => {
  assert.deepEqual(labels(tried(PROBLEM)), ["trial.cross", "trial.back"]);
  assert.deepEqual(labels(tried(null, true)), ["trial.keep", "trial.back"]);
  assert.deepEqual(labels(tried(null)), [null, "trial.back", "trial.keep"]);
});

test("the end is shown first, and each step says what is supposed", () => {
  const state = tried(PROBLEM);
  assert.equal(idleWords(state).key, "trial.contradiction");
  const first = { ...state, explain: atStep(state.explain, 0) };
  assert.deepEqual(
    [idleWords(first).key, idleWords(first).args?.given],
    ["trial.step", { key: "trial.given", args: { cell: "r1c2", digit: "1", count: 1 } }],
  );
});

test("the board shows the supposed cell always, and at the end what follows and what is impossible", () => {
  const state = tried(PROBLEM);
  const rolesAt = (/** @type {any} */ explain) =>
    stageOfExplain(explain, board).marks.map(({ role, cells }) => [role, cells]);
  assert.deepEqual(rolesAt(state.explain), [
    ["hand", [BLANK]],
    ["out", [80]],
    ["found", [OTHER]],
  ]);
  assert.deepEqual(rolesAt(atStep(state.explain, 0)), [
    ["hand", [BLANK]],
    ["found", [OTHER]],
  ]);
});

test("taking back leaves the board as it was; keeping changes it in one step that can be undone", () => {
  const state = tried(null);
  const [back, keep] = othersOf(state).map(({ action }) => action);
  assert.equal(reduce(state, back).board, board);
  const kept = reduce(state, keep);
  assert.deepEqual([kept.board.values[BLANK], kept.explain, kept.result?.words.key], ["1", null, "trial.keep.done"]);
  assert.equal(reduce(kept, { type: "undo" }).board.values, board.values);
});
